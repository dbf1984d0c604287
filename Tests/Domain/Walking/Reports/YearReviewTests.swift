import Testing
import WalkingTesting

@testable import Walking

struct YearReviewTests {
    @Test func `a milestone is passed on the day that reaches it, and only once`() async throws {
        let last = CivilDate(dayNumber: 20_778)
        let days = (0..<150).map { Day(date: last.adding(days: $0 - 149), steps: 9000, distance: 7_000) }
        let journal = MemoryJournal(zone: .utc, days: days)
        let review = try await LoadYearReview(journal: journal, clock: FixedClock(Zone.utc.instant(last, hour: 20)))(2026, unit: 1000)
        #expect(review.milestones.map(\.amount) == [100_000, 200_000, 500_000, 1_000_000])
        // 142 days of 7 km are 994 km, and the next one makes 1,001.
        #expect(review.milestones.last?.date == last.adding(days: -7))
        #expect(review.milestones.last == WalkingRecords(days).distance.last, "the screen of records says the same")
        #expect(review.eddington == (7, 7))
    }

    @Test func `a milestone of another year is not this year's, and the way before it counts`() async throws {
        let first = try #require(CivilDate("2026-01-01"))
        let days = [Day(date: first.adding(days: -1), distance: 150_000), Day(date: first, distance: 60_000)]
        let journal = MemoryJournal(zone: .utc, days: days)
        let load = LoadYearReview(journal: journal, clock: FixedClock(Zone.utc.instant(first, hour: 20)))
        #expect(try await load(2026, unit: 1000).milestones == [.init(amount: 200_000, date: first)])
        #expect(try await load(2025, unit: 1000).milestones == [.init(amount: 100_000, date: first.adding(days: -1))])
    }

    @Test func `the year of somebody who goes by minutes says so`() async throws {
        let last = CivilDate(dayNumber: 20_778)
        let journal = MemoryJournal(zone: .utc, days: [Day(date: last, steps: 9000)])
        let load = LoadYearReview(journal: journal, clock: FixedClock(Zone.utc.instant(last, hour: 20)))
        #expect(try await load(2026, unit: 1000).isByMinutes == false)
        _ = try await journal.change { $0[GoalChoices.self].shown = [.minutes] }
        #expect(try await load(2026, unit: 1000).isByMinutes)
    }

    @Test func `a year in which nothing counted steps is one of minutes, unless the person chose steps`() async throws {
        let last = CivilDate(dayNumber: 20_778)
        let start = Zone.utc.instant(last, hour: 9)
        let walk = Walk(start: start, end: start + .seconds(40 * 60), zone: .utc)
        let journal = MemoryJournal(zone: .utc, days: [], walks: [walk])
        let load = LoadYearReview(journal: journal, clock: FixedClock(Zone.utc.instant(last, hour: 20)))
        #expect(try await load(2026, unit: 1000).minutes == [last: 40])
        #expect(try await load(2026, unit: 1000).months.map(\.minutes) == Array(repeating: nil, count: 10) + [40, nil])
        #expect(try await load(2025, unit: 1000).minutes == nil)
        _ = try await journal.change { $0[GoalChoices.self].shown = [.steps] }
        #expect(try await load(2026, unit: 1000).minutes == nil)
        #expect(try await load(2026, unit: 1000).weeks == nil)
    }

    /// Today, the days before it with 160 and with 30 minutes, and the weeks that reached their goal of those that are judged.
    private static let judged: [(String, [Int], [Int], Int, Int)] = [
        ("2026-01-01", [0], [], 0, 0), ("2026-01-04", [0], [], 0, 0), ("2026-01-05", [0], [], 1, 1), ("2026-01-05", [], [0], 0, 0),
        ("2026-01-19", [8], [15, 2, 0], 1, 2), ("2026-01-19", [0], [8, 2], 1, 3),
    ]

    @Test(arguments: judged)
    func `weeks that lie in the year are judged, the present one once it has reached its goal`(
        _ today: String, _ long: [Int], _ short: [Int], _ reached: Int, _ judged: Int
    ) async throws {
        let today = try #require(CivilDate(today))
        let walks = (long.map { ($0, 160) } + short.map { ($0, 30) }).map { ago, minutes in
            let start = Zone.utc.instant(today.adding(days: -ago), hour: 7)
            return Walk(start: start, end: start + .seconds(60 * minutes), zone: .utc)
        }
        let journal = MemoryJournal(zone: .utc, walks: walks)
        let load = LoadYearReview(journal: journal, clock: FixedClock(Zone.utc.instant(today, hour: 20)))
        let weeks = try #require(try await load(2026, unit: 1000).weeks)
        #expect((weeks.reached, weeks.judged) == (reached, judged))
    }

    @Test(arguments: [([.steps], false), ([.steps, .minutes], true), ([.minutes], true)] as [(Set<GoalMeasure>, Bool)])
    func `whoever sees minutes beside their steps has the weeks of them, too`(_ shown: Set<GoalMeasure>, _ isJudged: Bool) async throws {
        let today = CivilDate(dayNumber: 20_778)
        let start = Zone.utc.instant(today.adding(days: -7), hour: 7)
        let walk = Walk(start: start, end: start + .seconds(160 * 60), zone: .utc)
        let journal = MemoryJournal(zone: .utc, days: [Day(date: today, steps: 4000)], walks: [walk])
        _ = try await journal.change { $0[GoalChoices.self].shown = shown }
        let review = try await LoadYearReview(journal: journal, clock: FixedClock(Zone.utc.instant(today, hour: 20)))(2026, unit: 1000)
        #expect(review.isByMinutes == !shown.contains(.steps))
        #expect((review.weeks?.reached == 1) == isJudged && (review.weeks != nil) == isJudged)
    }
}
