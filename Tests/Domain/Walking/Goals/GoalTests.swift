import Testing

@testable import Walking

struct GoalTests {
    @Test(arguments: [(7000, 7000), (0, 1), (-5, 1), (1_000_000, 1_000_000), (.max, 1_000_000), (.min, 1)])
    func `a goal has as many steps as a day has room for, however they are set`(_ steps: Int, _ kept: Int) {
        #expect(Goal(steps: steps).steps == kept)
        #expect(Goal(weekdaySteps: [1: steps]).weekdaySteps == [1: kept])
        var goal = Goal()
        goal.steps = steps
        goal.weekdaySteps[3] = steps
        #expect(goal.steps == kept && goal.weekdaySteps == [3: kept])
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 0, -1.2])
    func `a speed or a step length that is none is no goal, however it is set`(_ value: Double) {
        #expect(Goal(speed: value, stepLength: value) == Goal())
        var goal = Goal(speed: 1.2, stepLength: 0.6)
        (goal.speed, goal.stepLength) = (value, value)
        #expect(goal == Goal())
    }

    @Test func `a day of the week without steps of its own takes the goal's`() {
        let goal = Goal(steps: 7000, weekdaySteps: [6: 4000])
        #expect(Weekday.allCases.map { goal.steps(on: $0) } == [7000, 7000, 7000, 7000, 7000, 4000, 7000])
    }

    @Test func `goals differ in a metric where they ask for something else of it`() {
        let goal = Goal(steps: 7000, speed: 1.2)
        #expect(goal.differs(from: Goal(steps: 8000, speed: 1.2), in: .steps))
        #expect(goal.differs(from: Goal(steps: 7000, weekdaySteps: [6: 1], speed: 1.2), in: .steps))
        #expect(!goal.differs(from: Goal(steps: 8000, speed: 1.2), in: .speed))
        #expect(goal.differs(from: Goal(steps: 7000), in: .speed))
        #expect(goal.differs(from: Goal(steps: 7000, speed: 1.2, stepLength: 0.6), in: .stepLength))
        #expect(!goal.differs(from: Goal(steps: 1), in: .distance))
    }
}
