import Phrases
import Testing
import Walking

@testable import Common

struct TypedGoalTests {
    @Test(arguments: [
        "", "Sat 4000", "토 4000", "토요일 4,000", "saturday: 4000", "토요일 4천", "토 4천 보", "토요일 4000걸음", "Sat 4,000 steps", "토 사천보",
    ]) func `days are understood in either language`(
        _ text: String
    ) {
        let expected = text.isEmpty ? [:] : [6: 4000]
        #expect(TypedWeekdays(text, allowed: TypedGoal.allowedSteps)?.steps == expected)
    }

    @Test(arguments: ["Sat", "4000", "Sat 4", "Sunday 4000 x", "Sat 4000 5000"]) func `a day without a number is refused`(_ text: String) {
        #expect(TypedWeekdays(text, allowed: TypedGoal.allowedSteps) == nil)
    }

    @Test(arguments: [
        ("7000", 7000), ("7,000", 7000), (" 500 ", 500), ("100000", 100_000), ("499", nil), ("100001", nil), ("", nil), ("many", nil),
    ])
    func `a goal is a number of steps that a person could aim at`(_ text: String, _ steps: Int?) {
        #expect(TypedGoal.stepCount(text) == steps)
    }

    @Test func `an empty field means no such goal, and a wrong one is no goal at all`() {
        var goal = TypedGoal(units: .metric)
        #expect(goal.metresPerSecond == .some(nil) && goal.metres == .some(nil))
        (goal.speed, goal.stepLength) = ("4.5", "62")
        #expect(goal.metresPerSecond == 1.25 && goal.metres == 0.62)
        (goal.speed, goal.stepLength) = ("45", "6.2")
        #expect(goal.metresPerSecond == nil && goal.metres == nil)
    }

    @Test func `speed and step length have their unit in the field, and are the same goal again`() {
        let goal = Goal(steps: 7000, speed: 1.25, stepLength: 0.62)
        let metric = TypedGoal(goal, rests: RestSchedule(), Phrases(.en))
        #expect(metric.speed == "4.5 km/h" && metric.stepLength == "62 cm")
        #expect(metric.metresPerSecond == 1.25 && metric.metres == 0.62)
        let imperial = TypedGoal(goal, rests: RestSchedule(), Phrases(.en, units: .imperial))
        #expect(imperial.speed == "2.8 mph" && imperial.stepLength == "24.4 in")
    }
}
