import Testing
import WalkingTesting

@testable import Walking

struct SetGoalTests {
    private let clock = FixedClock(Instant(seconds: 1_775_131_200))

    @Test func `a goal holds from today on, and the days before keep theirs`() async throws {
        let journal = MemoryJournal(zone: .utc)
        let setGoal = SetGoal(journal: journal, clock: clock)
        let undo = try #require(try await setGoal { $0.steps = 9000 })
        let today = Zone.utc.day(of: clock.now)
        let goals = try await journal.settings().goals
        #expect(goals.steps(on: today) == 9000)
        #expect(goals.steps(on: today.adding(days: -1)) == Goal.defaultSteps)
        _ = try await journal.undo(undo)
        #expect(try await journal.settings().goals.steps(on: today) == Goal.defaultSteps)
    }

    @Test func `the days to rest on are set with it, or stay`() async throws {
        let journal = MemoryJournal(zone: .utc)
        let setGoal = SetGoal(journal: journal, clock: clock)
        _ = try await setGoal(restingOn: [6, 7]) { _ in }
        #expect(try await journal.settings().rests.weekdays == [6, 7])
        #expect(try await journal.settings().goals.changes.isEmpty)
        _ = try await setGoal { $0.steps = 8000 }
        #expect(try await journal.settings().rests.weekdays == [6, 7])
    }

    @Test func `the same goal once more changes nothing`() async throws {
        let journal = MemoryJournal(zone: .utc)
        let setGoal = SetGoal(journal: journal, clock: clock)
        let undo = try await setGoal { $0.steps = Goal.defaultSteps }
        #expect(undo == nil)
    }
}
