import Testing

@testable import Walking

struct GaitChartTests {
    /// A Tuesday.
    private let today = CivilDate(dayNumber: 20_781)
    private let watch = Source(name: "Watch", kind: .watch)
    private let phone = Source(name: "Phone", kind: .phone)

    private func record(
        _ daysAgo: Int, _ value: Double?, _ source: Source? = nil, _ basis: GaitBasis = .records, stretches: Int = 1,
        leftOut: GaitLeftOut = GaitLeftOut()
    ) -> GaitRecord {
        GaitRecord(
            date: today.adding(days: -daysAgo),
            figure: GaitFigure(
                .measure(.speed), of: source ?? watch, basis, value: value, stretches: stretches, seconds: Double(stretches) * 300,
                leftOut: leftOut))
    }

    private func chart(_ range: GaitRange, _ records: [GaitRecord]) -> GaitChart {
        GaitChart(.speed, .present(range), records: records.sorted { $0.date < $1.date }, moments: [], today: today)
    }

    private func isClose(_ one: Double?, _ other: Double) -> Bool { one.map { abs($0 - other) < 1e-9 } ?? false }

    @Test func `nothing makes a chart of nothing, in every range`() {
        for range in GaitRange.allCases {
            let empty = chart(range, [])
            #expect(empty.series == nil && empty.usual == nil && empty.band == nil && empty.days.isEmpty && empty.others.isEmpty)
            #expect(empty.recent.verdict == .tooFew && empty.trend?.verdict ?? .tooFew == .tooFew)
            #expect(empty.points.count == (range == .day ? 0 : range.starts(today: today).count))
            #expect(empty.points.allSatisfy { $0.value == nil && $0.days == 0 })
        }
    }

    @Test func `each day of a week is a point, and days without a value are empty`() {
        let week = chart(.week, [record(0, 1.2), record(3, 1.0), record(6, 1.4), record(7, 9)])
        #expect(week.points.map(\.value) == [1.4, nil, nil, 1.0, nil, nil, 1.2])
        #expect(week.points.map(\.days) == [1, 0, 0, 1, 0, 0, 1])
        #expect(week.points.first?.date == today.adding(days: -6) && week.trend == nil)
    }

    @Test func `a point of a year is the median of the days of its week`() throws {
        // Monday and today, and the week before.
        let year = chart(.year, [record(1, 1.0, stretches: 2), record(0, 1.4), record(2, 2), record(3, 3), record(8, 4)])
        let last = try #require(year.points.last)
        #expect(isClose(last.value, 1.2) && last.days == 2 && last.stretches == 3 && last.date == today.startOfWeek)
        let before = year.points[50]
        #expect(before.value == 3 && before.days == 3)
        #expect(year.points.count == 52)
    }

    @Test func `a point of five years is a month`() throws {
        let years = chart(.fiveYears, [record(0, 1.1), record(800, 1.3)])
        #expect(years.points.count == 60 && years.points.last?.value == 1.1)
        #expect(years.points.count { $0.value != nil } == 2)
        #expect(years.points.allSatisfy { $0.date.day == 1 })
    }

    @Test func `values of one source are compared, those of the others told beside`() {
        let records = [
            record(0, 1.0), record(1, 1.1), record(2, 1.2), record(0, 3, phone), record(1, 3.1, phone), record(0, 5, watch, .walks),
        ]
        let month = chart(.month, records)
        #expect(month.series?.source == watch && month.series?.basis == .records && month.series?.days == 3)
        #expect(month.others.map(\.source) == [phone, watch] && month.others.map(\.days) == [2, 1])
        #expect(isClose(month.usual, 1.1) && month.days.map(\.figure.value) == [1.0, 1.1, 1.2])
    }

    @Test func `of sources with as many days the one that measured comes first`() {
        let month = chart(.month, [record(0, 1, watch, .walks), record(0, 2, phone, .measured), record(0, 3, watch, .records)])
        #expect(month.series?.basis == .measured && month.others.map(\.basis) == [.records, .walks])
        let names = chart(.month, [record(0, 1, watch), record(0, 2, phone)])
        #expect(names.series?.source == phone, "then the name decides, so that it is the same one each time")
    }

    @Test func `days of which everything was left out are told of, and are no days`() {
        let month = chart(
            .month, [record(0, nil, stretches: 0, leftOut: GaitLeftOut(short: 2)), record(1, 1, leftOut: GaitLeftOut(hilly: 1))])
        #expect(month.series?.days == 1 && month.series?.leftOut == GaitLeftOut(short: 2, hilly: 1) && month.days.count == 1)
        #expect(chart(.month, [record(0, nil)]).series == nil)
    }

    @Test func `five days make a band, from the lower quartile to the upper one`() {
        #expect(chart(.month, (0..<4).map { record($0, Double($0)) }).band == nil)
        #expect(chart(.month, (0..<5).map { record($0, Double($0)) }).band == 1...3)
        #expect(chart(.month, (0..<5).map { record($0, 2) }).band == 2...2)
    }

    @Test func `a week says what is usual by eight weeks, a month by its own days`() {
        let records = [record(0, 1.0), record(29, 2.0), record(30, 6), record(55, 9), record(56, 100)]
        #expect(chart(.week, records).usual == 4)
        #expect(chart(.month, records).usual == 1.5)
    }

    @Test func `the recent change is that of eight weeks in any range`() {
        // Sunday was two days ago; what is newer waits for the end of its week.
        let records = (2..<100).map { record($0, 1.2 - 0.002 * Double($0)) }
        for range in GaitRange.allCases where range != .day {
            let recent = chart(range, records + [record(0, 99), record(1, 99)]).recent
            #expect(recent.count == 56 && recent.verdict == .real, "\(range)")
            #expect(isClose(recent.change, 0.11))
        }
    }

    @Test func `days on which a device measured less than five minutes are left out, and told of`() {
        func measured(_ daysAgo: Int, seconds: Double, _ measure: GaitMeasure = .speed) -> GaitRecord {
            GaitRecord(
                date: today.adding(days: -daysAgo),
                figure: GaitFigure(.measure(measure), of: watch, .measured, value: 1.2, stretches: 3, seconds: seconds))
        }
        let month = chart(
            .month, [measured(0, seconds: 36), measured(1, seconds: 299), measured(2, seconds: 300), measured(3, seconds: 0)])
        #expect(month.series?.days == 2 && month.series?.leftOut == GaitLeftOut(short: 6) && month.days.count == 2)
        #expect(measured(0, seconds: 36, .stairAscent).compared.figure.value == 1.2, "nobody climbs for five minutes")
    }

    @Test func `the moments of a day are those of its source`() {
        let moments = [(1, 0, GaitBasis.records), (2, 1, .records), (3, 0, .walks)].map { hour, source, basis in
            (
                reading: GaitDay.Reading(
                    measure: .speed, source: source, basis: basis, start: Instant(seconds: Int64(hour) * 3600),
                    end: Instant(seconds: Int64(hour) * 3600 + 600), value: Double(hour)),
                source: [watch, phone][source]
            )
        }
        let day = GaitChart(.speed, .present(.day), records: [record(0, 1)], moments: moments, today: today)
        #expect(day.points.map(\.value) == [1] && day.points.first?.time == Instant(seconds: 3600) && day.trend == nil)
    }
}

struct GaitMomentsTests {
    /// The journal names the figures of a day by the device that recorded its walks.
    @Test func `a day's walks are the moments of the device that recorded them`() {
        let today = CivilDate(dayNumber: 20_781)
        let watch = Source(name: "Watch", kind: .watch)
        let reading = GaitDay.Reading(
            measure: .speed, source: 0, basis: .walks, start: Instant(seconds: 0), end: Instant(seconds: 1800), value: 1.2)
        let record = GaitRecord(
            date: today, figure: GaitFigure(.measure(.speed), of: watch, .walks, value: 1.2, stretches: 1, seconds: 1800))
        let chart = GaitChart(
            .speed, .present(.day), records: [record], moments: [(reading, DayInputs.source(ofWalk: watch))], today: today)
        #expect(chart.points.map(\.value) == [1.2])
    }
}

struct GaitRangeTests {
    private let today = CivilDate(dayNumber: 20_781)

    @Test(arguments: [(GaitRange.day, 1), (.week, 7), (.month, 30), (.year, 52), (.fiveYears, 60)])
    func `points are in order, and the last one holds today`(_ range: GaitRange, _ count: Int) throws {
        let starts = range.starts(today: today)
        #expect(starts.count == count && starts == starts.sorted() && Set(starts).count == count)
        #expect(try #require(starts.last) <= today)
    }

    @Test func `weeks begin on Mondays, months on the first`() {
        #expect(GaitRange.year.starts(today: today).allSatisfy { $0.weekday == .monday })
        #expect(GaitRange.fiveYears.starts(today: today).allSatisfy { $0.day == 1 })
    }
}
