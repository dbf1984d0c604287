import Testing

@testable import LiveWalking

struct LiveDayTests {
    private func state(_ steps: Double?, isEstimated: Bool = false) -> LiveState {
        var state = LiveState()
        (state.moving, state.steps, state.areStepsEstimated) = (659, steps, isEstimated)
        return state
    }

    @Test func `steps go towards the goal of the day`() {
        let day = LiveDay(steps: 3000, goal: 7000)
        #expect(day.adding(state(500)) == .steps(3500, goal: 7000, isEstimated: false))
        #expect(day.adding(state(500)).fraction == 0.5)
        #expect(day.adding(state(nil)) == .steps(3000, goal: 7000, isEstimated: false))
    }

    @Test func `minutes go towards the goal of the week where nothing counts steps, or tapped ones alone`() {
        let day = LiveDay(steps: 0, goal: 7000, minutes: LiveDay.Minutes(week: 45, goal: 150))
        #expect(day.adding(state(nil)) == .minutes(55, goal: 150))
        #expect(day.adding(state(500, isEstimated: true)) == .minutes(55, goal: 150))
        #expect(day.adding(state(500)) == .steps(500, goal: 7000, isEstimated: false))
    }

    @Test func `whoever chose minutes goes by them, whatever counts steps`() {
        let day = LiveDay(steps: 3000, goal: 7000, minutes: LiveDay.Minutes(week: 45, goal: 150, isChosen: true))
        #expect(day.adding(state(500)) == .minutes(55, goal: 150))
    }
}
