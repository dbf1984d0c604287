import Testing
import WalkingTesting

@testable import Walking

struct LoadGaitTests {
    private let today = CivilDate(dayNumber: 20_500)
    private let watch = Source(name: "Watch", kind: .watch)
    private let phone = Source(name: "iPhone", kind: .phone)

    private func record(
        _ daysAgo: Int, _ value: Double?, _ source: Source?, _ basis: GaitBasis = .records, _ quantity: GaitQuantity = .measure(.speed),
        leftOut: GaitLeftOut = GaitLeftOut()
    ) -> GaitRecord {
        GaitRecord(
            date: today.adding(days: -daysAgo),
            figure: GaitFigure(
                quantity, of: source, basis, value: value, stretches: value == nil ? 0 : 2, seconds: 900, leftOut: leftOut))
    }

    private func load(
        _ range: GaitRange, _ records: [GaitRecord], of measure: GaitMeasure = .speed, age: AgeBand = .from70
    ) async throws -> GaitChart {
        try await load(.present(range), records, of: measure, age: age)
    }

    private func load(
        _ span: GaitSpan, _ records: [GaitRecord], of measure: GaitMeasure = .speed, age: AgeBand = .from70
    ) async throws -> GaitChart {
        let clock = FixedClock(Zone.utc.startOfDay(today) + .seconds(12 * 3600))
        return try await LoadGait(journal: MemoryJournal(zone: .utc, gait: records), clock: clock)(measure, span, age: age)
    }

    @Test(arguments: zip(GaitRange.allCases, [0, 7, 30, 52, 60]))
    func `a range has its points, the last one of today`(_ range: GaitRange, _ count: Int) async throws {
        let chart = try await load(range, (0..<40).map { record($0, 1.2, watch) })
        #expect(chart.points.count == count)
        if let last = chart.points.last { #expect(last.value == 1.2 && last.date <= today && last.date.adding(days: 31) > today) }
    }

    @Test func `the source of the most days is compared, and the others are named`() async throws {
        let records = (0..<30).map { record($0, 1.2, watch) } + (0..<20).map { record($0, 1.0, phone, .measured) }
        let chart = try await load(.month, records)
        #expect(chart.series?.source == watch && chart.series?.days == 30 && chart.series?.stretches == 60)
        #expect(chart.others.map(\.source) == [phone] && chart.usual == 1.2)
        #expect(chart.days.first?.date == today && chart.days.count == 30)
    }

    /// A phone for a year, and since six weeks a watch on more days than it.
    private var twoSources: [GaitRecord] {
        var records: [GaitRecord] = []
        for ago in (0..<340).reversed() {
            if ago > 45 || ago % 3 == 0 { records.append(record(ago, 1.2 - Double(ago % 5) / 100, phone, .measured)) }
            if ago < 46 { records.append(record(ago, 1.1 - Double(ago) / 200, watch)) }
        }
        return records
    }

    @Test func `the last eight weeks are told by one source, whatever the range, at home and in a report`() async throws {
        let charts = [
            try await load(.day, twoSources), try await load(.week, twoSources), try await load(.month, twoSources),
            try await load(.year, twoSources), try await load(.fiveYears, twoSources),
        ]
        #expect(Set(charts.map(\.recent)).count == 1 && charts.allSatisfy { $0.recentSeries?.source == phone })
        let clock = FixedClock(Zone.utc.startOfDay(today) + .seconds(12 * 3600))
        let days = (0..<20).map { Day(date: today.adding(days: -$0), steps: 7000, speed: 9) }
        let journal = MemoryJournal(zone: .utc, days: days, gait: twoSources)
        // Of this week, which began today, nothing is over that could be compared.
        let report = try await LoadReport(journal: journal, clock: clock)(.month, around: today)
        let told = try #require(report.comparisons.first { $0.measure == .speed })
        #expect(told.trend == charts.first?.recent && told.source == phone)
        #expect(told.now < 1.3, "the numbers beside it are of the same source")
    }

    @Test func `a day on which another source alone measured shows that`() async throws {
        let chart = try await load(.day(today.adding(days: -1)), twoSources)
        #expect(chart.series?.source == watch && chart.usual != nil)
        #expect(try await load(.day(today.adding(days: -3)), twoSources).series?.source == phone)
    }

    @Test func `what was left out is counted by its reason`() async throws {
        let records = (0..<20).map { record($0, $0 < 10 ? 1.2 : nil, watch, leftOut: GaitLeftOut(short: 1, hilly: 2)) }
        let chart = try await load(.month, records)
        let series = try #require(chart.series)
        #expect(series.leftOut == GaitLeftOut(short: 20, hilly: 40) && series.days == 10)
    }

    @Test func `half of the days lie in the band, and a week is too short for one`() async throws {
        let chart = try await load(.month, (0..<30).map { record($0, 1 + 0.01 * Double($0), watch) })
        let (lower, usual) = try (#require(chart.band?.lowerBound), #require(chart.usual))
        #expect(abs(lower - 1.0725) < 1e-9 && abs(usual - 1.145) < 1e-9)
        let week = try await load(.week, (0..<56).map { record($0, 1 + 0.01 * Double($0), watch) })
        #expect(week.trend == nil && (49...56).contains(week.recent.count) && (week.usual ?? 0) > 1.2, "its usual is of eight weeks")
    }

    @Test func `a rise of eight weeks is told of, also in a chart of a year`() async throws {
        let chart = try await load(.year, (0..<300).map { record($0, max(1.2, 1.3 - 0.1 * Double($0) / 55), watch) })
        #expect(chart.recent.verdict == .real && (chart.recent.change ?? 0) > 0.09)
        #expect(chart.points.count == 52)
    }

    @Test func `a value of the past that no range holds is not asked for`() async throws {
        let chart = try await load(.week, [record(200, 2, watch), record(1, 1.2, watch)])
        #expect(chart.series?.days == 1 && chart.days.count == 1)
    }

    @Test func `brisk minutes for an age need an age`() async throws {
        let records = (0..<20).map { record($0, 30, nil, .records, .minutes(cadence: 110)) }
        #expect(try await load(.month, records, of: .briskForAge, age: .from50).usual == 30)
        #expect(try await load(.month, records, of: .briskForAge, age: .unsaid).usual == nil)
        #expect(try await load(.month, records, of: .briskForAge, age: .from70).usual == nil, "at 70 it is the cadence of all")
    }

    @Test func `the measures are those of which something is known`() async throws {
        let clock = FixedClock(Zone.utc.startOfDay(today))
        let records = [
            record(3, 1.2, watch), record(9, 0.3, phone, .measured, .measure(.doubleSupport)),
            record(4, 9, nil, .records, .minutes(cadence: 120)),
        ]
        let load = LoadGait(journal: MemoryJournal(zone: .utc, gait: records), clock: clock)
        #expect(try await load.measures(age: .from70) == [.speed, .doubleSupport])
        #expect(try await load.measures(age: .under50) == [.speed, .doubleSupport, .briskForAge])
    }

    @Test func `a month has its own days and says nothing of a change`() async throws {
        let first = today.startOfMonth.adding(months: -1)
        let records = (0..<120).map { record($0, 1 + 0.01 * Double($0 % 3), watch) }
        let chart = try await load(.month(first), records)
        #expect(chart.points.map(\.date) == (0..<(today.startOfMonth - first)).map { first.adding(days: $0) })
        #expect(chart.points.allSatisfy { $0.value != nil } && chart.series?.days == chart.points.count && chart.trend == nil)
        let present = try await load(.month(today.startOfMonth), records)
        #expect(present.points.last?.date == today, "days to come are none")
        #expect(try await load(.month(today.startOfMonth.adding(months: 2)), records).points.allSatisfy { $0.value == nil })
    }

    @Test func `a day has the stretches of the source that its month compares`() async throws {
        let date = today.adding(days: -40)
        let start = Zone.utc.startOfDay(date)
        func sample(_ hour: Int, _ value: Double, _ source: Source) -> Sample {
            Sample(
                metric: .doubleSupport, start: start + .seconds(hour * 3600), end: start + .seconds(hour * 3600 + 300), value: value,
                source: source)
        }
        let samples = [sample(9, 0.28, phone), sample(7, 0.3, phone), sample(8, 0.4, watch)]
        let records = (38..<44).map { record($0, 0.29, phone, .measured, .measure(.doubleSupport)) }
        let clock = FixedClock(Zone.utc.startOfDay(today) + .seconds(12 * 3600))
        let load = LoadGait(journal: MemoryJournal(zone: .utc, samples: samples, gait: records), clock: clock)
        let chart = try await load(.doubleSupport, .day(date), age: .from70)
        #expect(chart.points.map(\.value) == [0.3, 0.28])
        #expect(chart.points.map(\.time) == [7, 9].map { start + .seconds($0 * 3600) })
        #expect(chart.points.allSatisfy { $0.date == date })
    }

    @Test(arguments: ["year", "five-years", "2026-10", "2026-10-07"])
    func `a time is read from its name`(_ name: String) throws {
        #expect(try #require(GaitSpan(rawValue: name)).rawValue == name)
        for wrong in [name + "x", "2026-13", "2026-02-30", ""] { #expect(GaitSpan(rawValue: wrong) == nil, "\(wrong)") }
    }

    @Test func `what only a device measures has no number of the day behind it`() {
        #expect(GaitMeasure.allCases.filter { $0.proof == .steps } == [.cadence, .walkRatio, .peakCadence, .briskMinutes, .briskForAge])
        #expect(GaitMeasure.speed.proof == .speed && GaitMeasure.stepLength.proof == .stepLength)
        #expect(GaitMeasure.asymmetry.proof == nil && GaitMeasure.sixMinuteWalk.proof == nil)
    }
}
