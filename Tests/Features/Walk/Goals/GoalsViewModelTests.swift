import Common
import Coordinators
import Testing
import Walking
import WalkingTesting

@testable import Walk

struct GoalsViewModelTests {
    private let journal: MemoryJournal
    private let history: UndoHistory
    private let model: GoalsViewModel

    /// Four weeks of 9,000 steps.
    init() {
        let days = (1...28).map { Day(date: WalkWorld.today.adding(days: -$0), steps: 9000, speed: 1.1) }
        journal = MemoryJournal(zone: WalkWorld.seoul, days: days)
        history = UndoHistory(journal: journal)
        model = GoalsViewModel(
            journal: journal, clock: FixedClock(WalkWorld.now), profile: Profile(gender: .man, ageBand: .under50), units: .metric,
            undo: history, router: Notebook())
    }

    private func level(_ measure: GoalMeasure) -> GoalLevel? { model.state.value?.levels.first { $0.measure == measure } }

    @Test func `before the journal has answered nothing is shown`() {
        #expect(model.state.value == nil && model.shown.isEmpty)
    }

    @Test func `the next goal is taken from today on, and taken back`() async throws {
        await model.load()
        let next = try #require(level(.steps)?.offer)
        #expect(next == 9900)
        try await model.take(next, for: .steps)
        #expect(level(.steps)?.goal == 9900 && history.last == .goal(9900))
        let goals = try await journal.settings().goals
        #expect(goals.steps(on: WalkWorld.today) == 9900 && goals.steps(on: WalkWorld.today.adding(days: -1)) == 7000)
        _ = try await history.undo()
        #expect(try await journal.settings().goals.steps(on: WalkWorld.today) == 7000)
    }

    @Test func `a goal that is held is not offered, until it may grow again`() async throws {
        await model.load()
        #expect(try await model.hold(.steps))
        #expect(level(.steps)?.offer == nil && level(.steps)?.isHeld == true)
        #expect(try await !model.hold(.steps))
        #expect(level(.steps)?.offer == 9900)
    }

    @Test func `another session names what was changed, and not only goals`() async throws {
        await model.load()
        func isKept() async throws -> Bool {
            let other = UndoHistory(journal: journal)
            try await other.follow()
            return other.last != nil && other.last == history.last
        }
        try await model.take(9900, for: .steps)
        #expect(try await isKept())
        try await model.take(1.3, for: .speed)
        #expect(try await isKept())
        _ = try await model.hold(.steps)
        #expect(try await isKept())
        _ = try await model.grow()
        #expect(try await isKept())
        _ = try await model.show(.speed)
        #expect(try await isKept())
        let goal = SpanGoal(.steps, .week, 50_000, from: WalkWorld.today.adding(days: -20))
        _ = try await journal.change { $0[GoalChoices.self].spans.set(goal) }
        try await model.end(goal)
        #expect(try await isKept())
    }

    @Test func `measures with a goal are shown until somebody chooses, and a choice of none is one`() async throws {
        await model.load()
        #expect(model.shown == [.steps])
        #expect(try await model.show(.speed))
        #expect(model.shown == [.steps, .speed])
        #expect(try await !model.show(.steps))
        #expect(try await !model.show(.speed))
        #expect(model.shown.isEmpty)
        #expect(try await journal.settings()[GoalChoices.self].shown == [])
    }

    @Test func `a goal of one's own is given up, and comes back by undo`() async throws {
        let goal = SpanGoal(.steps, .week, 50_000, from: WalkWorld.today.adding(days: -20))
        _ = try await journal.change { $0[GoalChoices.self].spans.set(goal) }
        await model.load()
        #expect(model.state.value?.spans.map(\.goal) == [goal])
        try await model.end(goal)
        #expect(model.state.value?.spans.isEmpty == true)
        _ = try await history.undo()
        await model.load()
        #expect(model.state.value?.spans.map(\.goal) == [goal])
    }

    @Test func `a journal that fails changes nothing, and what was shown stays`() async throws {
        await model.load()
        await journal.fail(with: .diskFull)
        await #expect(throws: JournalFailure.diskFull) { try await model.take(9900, for: .steps) }
        await #expect(throws: JournalFailure.diskFull) { try await model.hold(.steps) }
        await model.load()
        #expect(history.last == nil)
        await journal.fail(with: nil)
        await model.load()
        #expect(level(.steps)?.goal == 7000 && model.shown == [.steps])
    }
}
