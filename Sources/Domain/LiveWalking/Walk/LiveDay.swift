import Walking

/// The day of a walk without the walk itself: what a live walk adds to.
package struct LiveDay: Hashable, Sendable {
    /// The minutes of this week's walks, and those of its goal.
    package struct Minutes: Hashable, Sendable {
        package var week: Int
        package var goal: Int
        /// Indicates whether the person chose to go by minutes, and does not only lack what counts steps.
        package var isChosen: Bool

        package init(week: Int, goal: Int, isChosen: Bool = false) {
            self.week = week
            self.goal = goal
            self.isChosen = isChosen
        }
    }

    /// The goal with the walk in it.
    package enum Progress: Hashable, Sendable {
        case steps(Int, goal: Int, isEstimated: Bool)
        case minutes(Int, goal: Int)

        /// The part of the goal that is done, from 0 up.
        package var fraction: Double {
            switch self {
            case .steps(let count, let goal, _), .minutes(let count, let goal): goal > 0 ? Double(count) / Double(goal) : 0
            }
        }
    }

    package var steps: Int
    package var goal: Int
    /// The minutes of somebody who goes by them; nil for one who goes by steps.
    package var minutes: Minutes?

    package init(steps: Int, goal: Int, minutes: Minutes? = nil) {
        self.steps = steps
        self.goal = goal
        self.minutes = minutes
    }

    package init(_ today: Today) {
        self.init(steps: today.day.stepCount, goal: today.day.goal)
        // The walk that is walked now is one without steps, as long as nothing counts them.
        guard today.goesByMinutes(hasWalked: true) else { return }
        let week = today.weekMinutes
        minutes = Minutes(week: week.minutes, goal: week.goal, isChosen: today.choices.isByMinutesAlone ?? false)
    }

    /// Returns the goal with a walk in it: the minutes of somebody who goes by them, unless a sensor counts steps now.
    package func adding(_ state: LiveState) -> Progress {
        let isCounted = state.steps != nil && !state.areStepsEstimated
        if let minutes, minutes.isChosen || !isCounted {
            return .minutes(minutes.week.addingClamped(state.moving / 60), goal: minutes.goal)
        }
        return .steps(steps.addingClamped(Int(clamping: state.steps ?? 0)), goal: goal, isEstimated: state.areStepsEstimated)
    }
}
