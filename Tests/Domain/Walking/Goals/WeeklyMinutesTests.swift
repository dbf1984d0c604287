import Testing

@testable import Walking

struct WeeklyMinutesTests {
    private let monday = CivilDate(dayNumber: 20_780)

    @Test func `one's own goal of a week stands where the World Health Organization's stands without one`() {
        var choices = GoalChoices()
        #expect(choices.weeklyMinutes(on: monday) == 150)
        choices.spans.set(SpanGoal(.time, .week, 90, from: monday))
        #expect(choices.weeklyMinutes(on: monday) == 90)
        #expect(choices.weeklyMinutes(on: monday.adding(days: -1)) == 150, "an old day keeps the goal that it had")
    }

    @Test func `minutes of a month, and kilometres of a week, are other goals`() {
        var choices = GoalChoices()
        for goal in [
            SpanGoal(.time, .month, 700, from: monday), SpanGoal(.distance, .week, 20_000, from: monday),
        ] { choices.spans.set(goal) }
        #expect(choices.weeklyMinutes(on: monday) == 150)
    }

    @Test func `a goal of steps in a week, and of minutes on a day, are none of minutes in a week`() {
        var choices = GoalChoices()
        choices.spans.set(SpanGoal(.steps, .week, 50_000, from: monday))
        #expect(choices.weeklyMinutes(on: monday) == 150)
        choices.spans.set(SpanGoal(.time, .day, 20, from: monday))
        #expect(choices.weeklyMinutes(on: monday) == 150)
    }
}
