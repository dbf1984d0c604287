import Testing
import WalkingTesting

@testable import Walking

struct SetGoalTests {
    private let clock = FixedClock(Zone.utc.instant(CivilDate(dayNumber: 20_000), hour: 23))
    private let date = CivilDate(dayNumber: 20_000)

    @Test func `a goal holds from today on, and can be undone`() async throws {
        let journal = MemoryJournal(zone: .utc)
        let undo = try await SetGoal(journal: journal, clock: clock)(restingOn: nil) { $0.steps = 9000 }
        let goals = try await journal.settings().goals
        #expect(goals.steps(on: date) == 9000 && goals.steps(on: date.adding(days: -1)) == 7000)
        _ = try await journal.undo(try #require(undo))
        #expect(try await journal.settings().goals.steps(on: date) == 7000)
    }

    @Test func `today is the day where the journal lives`() async throws {
        let seoul = try #require(Zone("Asia/Seoul"))
        let journal = MemoryJournal(zone: seoul)
        _ = try await SetGoal(journal: journal, clock: clock)(restingOn: nil) { $0.steps = 9000 }
        #expect(try await journal.settings().goals.changes.map(\.from) == [date.adding(days: 1)])
    }

    @Test func `the same goal again is no change`() async throws {
        let journal = MemoryJournal(zone: .utc)
        #expect(try await SetGoal(journal: journal, clock: clock)(restingOn: nil) { $0.steps = 7000 } == nil)
        #expect(try await journal.settings().goals.changes.isEmpty)
    }

    @Test func `days of rest come with it, or alone, and are left alone where they are not named`() async throws {
        let journal = MemoryJournal(zone: .utc)
        let set = SetGoal(journal: journal, clock: clock)
        #expect(try await set(restingOn: [6, 7]) { _ in } != nil)
        _ = try await set { $0.speed = 1.4 }
        let settings = try await journal.settings()
        #expect(settings.rests.weekdays == [6, 7] && settings.goals.goal(on: date).speed == 1.4)
        _ = try await set(restingOn: []) { _ in }
        #expect(try await journal.settings().rests.weekdays.isEmpty)
    }
}
