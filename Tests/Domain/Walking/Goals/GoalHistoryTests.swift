import Foundation
import Testing

@testable import Walking

struct GoalHistoryTests {
    private let date = CivilDate(dayNumber: 20_000)

    @Test(arguments: [(7000, 7000), (0, 1), (-5, 1), (1_000_000, 1_000_000), (9_999_999, 1_000_000)])
    func `a goal is at least a step and at most a million`(_ steps: Int, _ expected: Int) {
        #expect(Goal(steps: steps).steps == expected)
        #expect(Goal(weekdaySteps: [3: steps]).weekdaySteps == [3: expected])
    }

    @Test func `a day of the week may have a goal of its own`() {
        let goal = Goal(steps: 7000, weekdaySteps: [Weekday.sunday.rawValue: 3000])
        #expect(goal.steps(on: .sunday) == 3000 && goal.steps(on: .monday) == 7000)
    }

    @Test func `a goal from a file is bounded as any other, and reads as it was written`() throws {
        let goal = try JSONDecoder().decode(Goal.self, from: Data(#"{"steps":-3,"weekdaySteps":{"1":99999999}}"#.utf8))
        #expect(goal == Goal(steps: 1, weekdaySteps: [1: 1_000_000]))
        let full = Goal(steps: 8000, weekdaySteps: [6: 4000], speed: 1.4, stepLength: 0.7)
        #expect(try JSONDecoder().decode(Goal.self, from: JSONEncoder().encode(full)) == full)
    }

    @Test func `each day has the goal that held on it`() {
        let history = GoalHistory([.init(from: date.adding(days: 10), goal: Goal(steps: 9000)), .init(from: date, goal: Goal(steps: 8000))])
        #expect(history.changes.map(\.from) == [date, date.adding(days: 10)])
        for (shift, steps) in [(-1, 7000), (0, 8000), (9, 8000), (10, 9000), (999, 9000)] {
            #expect(history.steps(on: date.adding(days: shift)) == steps)
        }
    }

    @Test func `a second goal of a day takes the place of the first`() {
        var history = GoalHistory([.init(from: date, goal: Goal(steps: 8000))])
        history.set(Goal(steps: 5000), from: date)
        #expect(history.changes.count == 1 && history.steps(on: date) == 5000)
    }

    @Test(arguments: 0..<40)
    func `changes stand in the order of their days, however they came`(_ seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        var history = GoalHistory()
        var expected: [Int: Int] = [:]
        for _ in 0..<Int.random(in: 0...30, using: &random) {
            let (shift, steps) = (Int.random(in: 0...20, using: &random), Int.random(in: 1...20_000, using: &random))
            history.set(Goal(steps: steps), from: date.adding(days: shift))
            expected[shift] = steps
        }
        #expect(zip(history.changes, history.changes.dropFirst()).allSatisfy { $0.from < $1.from })
        for shift in -1...21 {
            let last = expected.filter { $0.key <= shift }.max { $0.key < $1.key }
            #expect(history.steps(on: date.adding(days: shift)) == last?.value ?? 7000)
        }
    }

    @Test func `a goal of a measure is there where it was set`() {
        let history = GoalHistory([.init(from: date, goal: Goal(steps: 8000, speed: 1.4))])
        #expect(history.value(of: .steps, on: date) == 8000 && history.value(of: .speed, on: date) == 1.4)
        for metric in [Metric.stepLength, .distance, .flights, .exercise] { #expect(history.value(of: metric, on: date) == nil) }
    }
}
