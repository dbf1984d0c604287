/// The standing of one goal: on a day, and over the week up to it.
package struct GoalStanding: Hashable, Sendable {
    package let measure: GoalMeasure
    /// The value of the day; nil where nothing is known.
    package let day: Double?
    /// The goal of the day; nil where there is none.
    package let goal: Double?
    /// The median of the week's days, or their sum where they add up; nil where nothing is known.
    package let week: Double?
    /// The goal of the week; nil where the day's is what counts.
    package let weekGoal: Double?

    /// Returns whether the day reached its goal, as both are said; nil where there is none, or nothing to judge.
    package func isReached(in units: Units) -> Bool? {
        guard let day, let goal else { return nil }
        return measure.isReached(day, goal: goal, in: units)
    }
}

extension Today {
    /// The standing of a speed or a step length, of the day on show and of this week from Monday on.
    private func standing(_ measure: GoalMeasure, _ metric: Metric) -> GoalStanding {
        let days = recent.filter { $0.date >= date.startOfWeek && $0.date <= date }
        let goal = goals.value(of: metric, on: shown.date)
        return GoalStanding(
            measure: measure, day: metric.value(of: shown), goal: goal, week: days.compactMap { metric.value(of: $0) }.median, weekGoal: nil
        )
    }

    /// The standing of the minutes walked on a day and in this week: against the person's own goal of a week, else against the minutes that
    /// the World Health Organization asks for, who asks for none of a day.
    private func minutesStanding(on day: CivilDate) -> GoalStanding {
        GoalStanding(
            measure: .minutes, day: walkedMinutes[day].map(Double.init), goal: nil, week: Double(weekMinutes.minutes),
            weekGoal: Double(weekMinutes.goal))
    }

    /// The minutes of walks of this week, against its goal.
    package var weekMinutes: WeekMinutes { choices.week(through: date, today: date) { walkedMinutes[$0] } }

    /// The measure that the large number is of: the steps, or the minutes of somebody who has no device that counts them.
    package var leading: GoalMeasure {
        goesByMinutes(hasWalked: !walkedMinutes.isEmpty) ? .minutes : .steps
    }

    /// The goals beside the large number: those that the person has chosen, else those that there is something to say of.
    package var standings: [GoalStanding] {
        GoalMeasure.allCases.filter { $0 != leading && $0 != .steps }.compactMap { measure in
            let standing = measure.metric.map { self.standing(measure, $0) } ?? minutesStanding(on: shown.date)
            if let chosen = choices.shown { return chosen.contains(measure) ? standing : nil }
            let isKnown = standing.goal != nil || standing.week != nil || standing.day != nil
            return measure != .minutes && isKnown ? standing : nil
        }
    }

    /// The standing of the large number today, where it is of minutes.
    package var leadingMinutes: GoalStanding? { leading == .minutes ? minutesStanding(on: date) : nil }
}
