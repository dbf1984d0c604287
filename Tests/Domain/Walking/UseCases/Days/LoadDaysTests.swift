import Testing
import WalkingTesting

@testable import Walking

struct LoadDaysTests {
    private let dates = (1...5).compactMap { CivilDate(year: 2026, month: 11, day: $0) }

    @Test func `days come in order and within their bounds`() async throws {
        let load = LoadDays(journal: MemoryJournal(zone: .utc, days: dates.reversed().map { Day(date: $0, steps: 10) }))
        #expect(try await load().map(\.date) == dates)
        #expect(try await load(from: dates[1], through: dates[3]).map(\.date) == Array(dates[1...3]))
    }

    @Test func `an end that is open goes on to the first or the last day`() async throws {
        let load = LoadDays(journal: MemoryJournal(zone: .utc, days: dates.map { Day(date: $0, steps: 10) }))
        #expect(try await load(from: dates[3]).map(\.date) == Array(dates[3...]))
        #expect(try await load(through: dates[1]).map(\.date) == Array(dates[...1]))
        #expect(try await load(from: dates[4].adding(days: 1)).isEmpty)
    }

    @Test func `a day without data is left out, and each one has the goal of its time`() async throws {
        let goals = GoalHistory([.init(from: dates[2], goal: Goal(steps: 9000))])
        let load = LoadDays(journal: MemoryJournal(zone: .utc, days: [dates[1], dates[3]].map { Day(date: $0, steps: 10) }, goals: goals))
        #expect(try await load().map(\.goal) == [Goal.defaultSteps, 9000])
    }

    @Test func `a journal that cannot be read says so`() async throws {
        let journal = MemoryJournal(zone: .utc)
        await journal.fail(with: .locked)
        await #expect(throws: JournalFailure.locked) { try await LoadDays(journal: journal)() }
    }
}
