import Testing
import WalkingTesting

@testable import Walking

struct ReportTests {
    private let zone = Zone.utc
    /// Saturday, 21 November 2026.
    private let today = CivilDate(dayNumber: 20_778)

    private func journal(_ steps: [Int: Int], goals: GoalHistory = GoalHistory(), gait: [GaitRecord] = []) -> MemoryJournal {
        let days = steps.map { ago, count in
            Day(date: today.adding(days: -ago), steps: Double(count), speed: 1.2 + Double(ago) / 1000, briskMinutes: count / 200)
        }
        return MemoryJournal(zone: zone, days: days, goals: goals, gait: gait)
    }

    private func load(_ journal: MemoryJournal) -> LoadReport {
        LoadReport(journal: journal, clock: FixedClock(zone.instant(today, hour: 12)))
    }

    @Test(
        arguments: [
            (ReportSpan.week, "2026-11-16", "2026-11-22"), (.month, "2026-11-01", "2026-11-30"), (.quarter, "2026-10-01", "2026-12-31"),
            (.year, "2026-01-01", "2026-12-31"),
        ])
    func `a span is what a calendar says`(_ span: ReportSpan, _ first: String, _ last: String) {
        #expect(span.dates(around: today).lowerBound.description == first)
        #expect(span.dates(around: today).upperBound.description == last)
        #expect(span.lastBefore(today).upperBound == span.dates(around: today).lowerBound.adding(days: -1))
    }

    @Test(arguments: ReportSpan.allCases, [0, 45, 120, 365, 800])
    func `the rows of a span are all of its days, each once`(_ span: ReportSpan, _ ago: Int) {
        let dates = span.dates(around: today.adding(days: -ago))
        #expect(span.parts(of: dates).flatMap { Array($0) } == Array(dates))
    }

    @Test func `a week is counted against its goal and against the week before, by means`() async throws {
        // The week of 9 to 15 November is 6 to 12 days ago.
        let steps = Dictionary(uniqueKeysWithValues: (6...19).map { ($0, $0 < 13 ? 8000 + $0 : 6000) })
        let report = try await load(journal(steps))(.week)
        #expect(report.dates.lowerBound.description == "2026-11-09")
        #expect(!report.isRunning)
        #expect(report.totals.knownDays == 7)
        #expect(report.totals.reachedDays == 7)
        #expect(report.before.reachedDays == 0)
        let comparison = try #require(report.comparisons.first)
        #expect(comparison.measure == .steps)
        #expect(comparison.now == 8009)
        #expect(comparison.before == 6000)
        #expect(comparison.trend == nil && comparison.days == 7)
    }

    @Test func `a last day that missed the goal ends the streak of a report, as it does at home`() async throws {
        // The week of 9 to 15 November ends 6 days ago.
        let steps = Dictionary(uniqueKeysWithValues: (6...19).map { ($0, $0 == 6 ? 100 : 8000) })
        #expect(try await load(journal(steps))(.week).streak.current == 0)
        let running = try await load(journal([0: 100, 1: 8000, 2: 8000]))(.week, around: today)
        #expect(running.streak.current == 2, "today is not over")
    }

    @Test func `today is no part of the median of four weeks, since it is not over`() async throws {
        var steps = Dictionary(uniqueKeysWithValues: (1...27).map { ($0, $0.isMultiple(of: 2) ? 5000 : 6000) })
        let before = try await load(journal(steps))(.week, around: today).nextGoal.median
        steps[0] = 100
        #expect(try await load(journal(steps))(.week, around: today).nextGoal.median == before)
    }

    @Test func `the next goal of a span that is running is the one that holds from today on, and of an old span the one of then`()
        async throws
    {
        let goals = GoalHistory([
            .init(from: today.adding(days: -100), goal: Goal(steps: 7000)), .init(from: today, goal: Goal(steps: 6000)),
        ])
        let journal = journal(Dictionary(uniqueKeysWithValues: (1...40).map { ($0, 5000) }), goals: goals)
        #expect(try await load(journal)(.week).nextGoal.steps == 6000)
        #expect(try await load(journal)(.week, around: today).nextGoal.steps == 6000)
        #expect(try await load(journal)(.week, around: today.adding(days: -30)).nextGoal.steps == 7000)
    }

    @Test func `two days make no median, and a week without data no comparison`() async throws {
        let few = try await load(journal([7: 5000, 8: 5000]))(.week)
        #expect(few.comparisons.isEmpty)
        #expect(few.totals.knownDays == 2)
        let none = try await load(journal([:]))(.year)
        #expect(none.totals.knownDays == 0)
        #expect(none.parts.count == 12)
    }

    @Test(
        arguments: [
            (8_000, AgeBand.under50, 8_800, true), (8_000, .from70, 8_000, true), (9_800, .under50, 10_000, true),
            (6_500, .under50, 7_000, false),
        ])
    func `the next goal is a tenth above the median where the goal was reached, and never above what the tables support`(
        _ steps: Int, _ band: AgeBand, _ goal: Int, _ isRaised: Bool
    ) async throws {
        let days = Dictionary(uniqueKeysWithValues: (0...40).map { ($0, steps) })
        let next = try await load(journal(days))(.week, age: band).nextGoal
        #expect(next == Report.NextGoal(steps: goal, isRaised: isRaised, median: steps))
    }

    /// The week of 9 to 15 November ends 6 days ago, and its eight weeks begin 61 days ago.
    @Test(arguments: [0.1, 0])
    func `a change of gait is that of the eight weeks up to the end of the report`(_ rise: Double) async throws {
        let watch = Source(name: "Watch", kind: .watch)
        let gait = (0...90).map { ago in
            GaitRecord(
                date: today.adding(days: -ago),
                figure: GaitFigure(
                    .measure(.speed), of: watch, .records, value: ago < 6 ? 2 : 1.3 - rise * Double(ago - 6) / 55, stretches: 2,
                    seconds: 900))
        }
        let steps = Dictionary(uniqueKeysWithValues: (6...19).map { ($0, 7000) })
        let report = try await load(journal(steps, gait: gait))(.week)
        let told = try #require(report.comparisons.first { $0.measure == .speed }?.trend)
        #expect(told.verdict == (rise > 0 ? .real : .none) && told.days == 56)
        #expect(abs((told.change ?? 1) - rise) < 1e-6)
        #expect(report.comparisons.first { $0.measure == .steps }?.trend == nil, "steps are no gait")
        #expect(report.comparisons.first { $0.measure == .stepLength }?.trend == nil, "nothing is known of it")
    }

    @Test func `a change of gait in a longer report is that of its own span, with its interval`() async throws {
        let watch = Source(name: "Watch", kind: .watch)
        let gait = (0...400).map { ago in
            GaitRecord(
                date: today.adding(days: -ago),
                figure: GaitFigure(
                    .measure(.speed), of: watch, .records, value: 1.3 - 0.2 * Double(ago) / 89, stretches: 2, seconds: 900))
        }
        let steps = Dictionary(uniqueKeysWithValues: (0...200).map { ($0, 7000) })
        let report = try await load(journal(steps, gait: gait))(.ninetyDays)
        #expect(report.dates.upperBound == today.adding(days: -1) && report.dates.count == 90, "the days up to now, without today")
        let trend = try #require(report.comparisons.first { $0.measure == .speed }?.trend)
        #expect(trend.days == 91 && trend.verdict == .real)
        let interval = try #require(trend.interval)
        #expect(interval.contains(trend.change ?? 0) && (0.17...0.21).contains(trend.change ?? 0))
    }

    private func speeds(_ source: Source, _ ago: ClosedRange<Int>, _ value: Double, _ basis: GaitBasis = .records) -> [GaitRecord] {
        ago.reversed().map {
            GaitRecord(
                date: today.adding(days: -$0),
                figure: GaitFigure(.measure(.speed), of: source, basis, value: value, stretches: 2, seconds: 900))
        }
    }

    /// The week of 9 to 15 November is 6 to 12 days ago, and the one before 13 to 19.
    @Test func `a week of a new watch is compared with no week of the phone, nor of the same watch another way`() async throws {
        let (watch, phone) = (Source(name: "Watch", kind: .watch), Source(name: "Phone", kind: .phone))
        let steps = Dictionary(uniqueKeysWithValues: (6...19).map { ($0, 7000) })
        func speed(_ gait: [GaitRecord]) async throws -> Report.Comparison {
            let report = try await load(journal(steps, gait: gait.sorted { $0.date < $1.date }))(.week)
            return try #require(report.comparisons.first { $0.measure == .speed })
        }
        let changed = try await speed(speeds(phone, 13...60, 1.1) + speeds(watch, 6...12, 1.4))
        #expect(changed.now == 1.4 && changed.source == watch && changed.before == nil && !changed.isComparable && changed.trend == nil)
        let other = try await speed(speeds(watch, 13...60, 1.1) + speeds(watch, 6...12, 1.4, .measured))
        #expect(other.now == 1.4 && other.before == nil && !other.isComparable)
        let both = try await speed(speeds(phone, 13...60, 1.1) + speeds(watch, 6...19, 1.4))
        #expect(both.now == 1.4 && both.before == 1.4 && both.source == watch && both.isComparable)
        let told = try await speed(speeds(phone, 6...60, 1.1) + speeds(watch, 6...12, 1.4))
        #expect(told.now == 1.1 && told.before == 1.1 && told.source == phone && told.isComparable)
        let few = try await speed(speeds(watch, 6...12, 1.4))
        #expect(few.before == nil && !few.isComparable, "the days before have a speed, of whatever")
    }

    @Test(arguments: [true, false])
    func `what the days alone know is compared where all of it is of one source`(_ isOfOne: Bool) async throws {
        let (watch, phone) = (Source(name: "Watch", kind: .watch), Source(name: "Phone", kind: .phone))
        let days = (6...19).map { ago in
            Day(
                date: today.adding(days: -ago), steps: 7000, stepLength: 0.6,
                sources: [ago < 13 || isOfOne ? watch : phone: 7000])
        }
        let report = try await load(MemoryJournal(zone: zone, days: days))(.week)
        let length = try #require(report.comparisons.first { $0.measure == .stepLength })
        #expect(length.now == 0.6 && length.before == (isOfOne ? 0.6 : nil) && length.isComparable == isOfOne)
        let steps = try #require(report.comparisons.first { $0.measure == .steps })
        #expect(steps.before == 7000 && steps.isComparable, "steps are counted of all sources")
    }

    @Test(arguments: ReportSpan.allCases)
    func `who began in these days gets the report of the span that goes on`(_ span: ReportSpan) async throws {
        let new = try await load(journal([0: 3000]))(span)
        #expect(new.isRunning && new.isInstead && new.totals.knownDays == 1 && new.firstWhole == nil)
        let asked = try await load(journal([0: 3000]))(span, around: span.lastBefore(today).upperBound)
        #expect(!asked.isInstead && asked.totals.knownDays == 0, "what was asked for is shown")
        let old = try await load(journal([800: 3000]))(span)
        #expect(!old.isRunning && !old.isInstead && old.firstWhole == nil, "neither has anything")
    }

    @Test func `walks without steps are something recorded, too`() async throws {
        let start = zone.instant(today, hour: 9)
        let walk = Walk(start: start, end: start + .seconds(1800), zone: zone)
        #expect(try await load(MemoryJournal(zone: zone, walks: [walk]))(.week).isInstead)
        let before = Walk(start: start - .seconds(7 * 86_400), end: start - .seconds(7 * 86_400 - 600), zone: zone)
        #expect(try await !load(MemoryJournal(zone: zone, walks: [walk, before]))(.week).isInstead)
    }

    @Test func `an empty journal says from when there is a report`() async throws {
        let report = try await load(journal([:]))(.week)
        #expect(!report.isInstead && report.firstWhole?.description == "2026-11-23")
    }

    @Test func `a goal that changed since is the next one, held or taken, and of an old span that of the span behind it`() async throws {
        let days = Dictionary(uniqueKeysWithValues: (0...60).map { ($0, 8000) })
        let goals = GoalHistory([.init(from: today.adding(days: -1), goal: Goal(steps: 9000))])
        let next = try await load(journal(days, goals: goals))(.week)
        #expect(next.nextGoal.steps == 9000 && !next.nextGoal.isRaised && !next.isPast)
        #expect(next.nextGoal.easier == Report.NextGoal.Easier(steps: 8000, reached: 0, known: 28))
        let held = journal(days)
        #expect(try await load(held)(.week, age: .under50).nextGoal.isRaised)
        _ = try await held.change { $0[GoalChoices.self].held = [.steps] }
        #expect(try await load(held)(.week, age: .under50).nextGoal == Report.NextGoal(steps: 7000, isRaised: false, median: 8000))
        let old = try await load(journal(days))(.week, around: today.adding(days: -40), age: .under50)
        #expect(old.isPast && old.nextGoal == Report.NextGoal(steps: 7000, isRaised: false, median: nil))
    }

    /// The year 2026 ends 40 days after today.
    @Test func `a report of an old span is the same whenever it is made`() async throws {
        let days = Dictionary(uniqueKeysWithValues: (-60...60).map { ($0, $0 < 0 ? 12_000 : 8000) })
        let goals = GoalHistory([.init(from: today.adding(days: 60), goal: Goal(steps: 9000))])
        var made: [Report.NextGoal] = []
        for later in [48, 55, 100, 300] {
            let clock = FixedClock(zone.instant(today.adding(days: later), hour: 12))
            let report = try await LoadReport(journal: journal(days, goals: goals), clock: clock)(.year, around: today, age: .under50)
            #expect(report.isPast)
            made.append(report.nextGoal)
        }
        #expect(Set(made) == [Report.NextGoal(steps: 7000, isRaised: false, median: nil)])
        let clock = FixedClock(zone.instant(today.adding(days: 47), hour: 12))
        #expect(try await !LoadReport(journal: journal(days, goals: goals), clock: clock)(.year, around: today).isPast)
    }

    @Test func `the usual day of steps never falls where their sum rises, and today has no part in it`() async throws {
        var steps = [7: 7000, 8: 7000, 9: 7000, 10: 7000, 11: 7000, 12: 7000, 6: 507]
        for (ago, count) in zip(13...19, [5400, 5400, 5400, 5400, 7000, 7000, 7000]) { steps[ago] = count }
        let report = try await load(journal(steps))(.week)
        let comparison = try #require(report.comparisons.first { $0.measure == .steps })
        #expect((comparison.now > comparison.before ?? 0) == (report.totals.steps > report.before.steps))
        let running = try await load(journal([0: 10, 1: 6000, 2: 6000, 3: 6000]))(.week, around: today)
        #expect(running.comparisons.first { $0.measure == .steps }?.now == 6000)
    }
}
