import Testing
import WalkingTesting

@testable import Walking

struct LoadTodayTests {
    private let clock = FixedClock(Instant(seconds: 1_775_131_200))
    private var today: CivilDate { Zone.utc.day(of: clock.now) }

    @Test func `the week ends today, and days without data have no steps`() async throws {
        let days = [Day(date: today.adding(days: -6), steps: 8000), Day(date: today, steps: 1234)]
        let found = try await LoadToday(journal: MemoryJournal(zone: .utc, days: days), clock: clock)()
        #expect(found.week.map(\.stepCount) == [8000, 0, 0, 0, 0, 0, 1234])
        #expect(found.date == today && found.day.stepCount == 1234)
        #expect(found.stepsToGo == 7000 - 1234)
        #expect(found.streak.current == 0)
    }

    @Test func `a day that has not begun in the person's zone is not today`() async throws {
        let west = try #require(Zone("Pacific/Honolulu"))
        let morning = FixedClock(Zone.utc.startOfDay(today) + .seconds(3600))
        let found = try await LoadToday(journal: MemoryJournal(zone: west), clock: morning)()
        #expect(found.date == today.adding(days: -1))
        #expect(found.zone == west)
    }

    @Test func `a walk of today without steps is told with a guess, however many walks are asked for`() async throws {
        let walk = Walk(start: clock.now - .seconds(3600), end: clock.now - .seconds(1800), zone: .utc)
        let found = try await LoadToday(journal: MemoryJournal(zone: .utc, walks: [walk]), clock: clock)(recentWalks: 0)
        #expect(found.uncounted == UncountedWalks(walks: 1, estimate: StepEstimate(3000, isOwnPace: false)))
    }

    @Test func `a day of rest is known as one`() async throws {
        let journal = MemoryJournal(zone: .utc)
        #expect(try await LoadToday(journal: journal, clock: clock)().isRestDay == false)
        _ = try await journal.change { $0.rests.weekdays = [4] }
        #expect(try await LoadToday(journal: journal, clock: clock)().isRestDay)
    }

    @Test func `no more walks come along than were asked for, the newest first`() async throws {
        let walks = (0..<5).map { Walk(start: clock.now - .seconds($0 * 3600), end: clock.now, zone: .utc) }
        let found = try await LoadToday(journal: MemoryJournal(zone: .utc, walks: walks), clock: clock)(recentWalks: 2)
        #expect(found.walks.walks == Array(walks.prefix(2)))
        #expect(found.walks.next != nil)
    }

    @Test func `today has its week, also the days that nobody walked, each with its goal`() async throws {
        let date = try #require(CivilDate("2026-11-21"))
        let clock = FixedClock(Zone.utc.instant(date, hour: 12))
        let goals = GoalHistory([.init(from: date.adding(days: -2), goal: Goal(steps: 9000))])
        let days = [
            Day(date: date, steps: 4000), Day(date: date.adding(days: -1), steps: 9000), Day(date: date.adding(days: 1), steps: 99),
        ]
        let today = try await LoadToday(journal: MemoryJournal(zone: .utc, days: days, goals: goals), clock: clock)()
        #expect(today.date == date && today.stepsToGo == 5000 && today.minutesToGo == 50 && today.streak.current == 1)
        #expect(today.week.map(\.date) == (-6...0).map { date.adding(days: $0) })
        #expect(today.week.map(\.goal) == [7000, 7000, 7000, 7000, 9000, 9000, 9000])
        #expect(today.week.map(\.stepCount) == [0, 0, 0, 0, 0, 9000, 4000])
    }

    @Test(arguments: [(4000, 7000, 3000, 30), (7000, 7000, 0, 0), (9000, 7000, 0, 0), (0, 0, 0, 0), (6999, 7000, 1, 1)])
    func `what is left of the goal`(_ steps: Int, _ goal: Int, _ left: Int, _ minutes: Int) throws {
        let date = try #require(CivilDate("2026-11-21"))
        let today = Today(
            day: Day(date: date, steps: Double(steps), goal: goal), week: [], streak: Streak(days: [], goals: GoalHistory(), today: date),
            walks: WalkPage(walks: [], next: nil), zones: ZoneTimeline(home: .utc))
        #expect(today.stepsToGo == left && today.minutesToGo == minutes)
        #expect(today.fraction == Double(steps) / Double(max(1, goal)))
    }
}
