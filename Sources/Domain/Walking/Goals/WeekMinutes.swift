/// The minutes of walks of a week from Monday on, against its goal.
package struct WeekMinutes: Hashable, Sendable {
    package let minutes: Int
    package let goal: Int

    package init(minutes: Int, goal: Int) {
        self.minutes = minutes
        self.goal = goal
    }

    package var isReached: Bool { minutes >= goal }
}

extension GoalChoices {
    /// Returns whether weeks are judged by their minutes: for whom minutes lead, who chose to see them, or has a goal of them.
    func judgesMinutes(leading: GoalMeasure, on date: CivilDate) -> Bool {
        leading == .minutes || shown?.contains(.minutes) == true
            || spans.goals(on: date).contains { $0.measure == .time && $0.span == .week }
    }

    /// The minutes of a week through one of its days, against the goal that holds at its end: what is asked of a week is asked of all its days.
    /// - Parameter today: the day whose goal holds where the week goes on.
    func week(through date: CivilDate, today: CivilDate, minutes: (CivilDate) -> Int?) -> WeekMinutes {
        let sum = (0...(date - date.startOfWeek)).reduce(0) { $0.addingClamped(minutes(date.startOfWeek.adding(days: $1)) ?? 0) }
        return WeekMinutes(minutes: sum, goal: Int(clamping: weeklyMinutes(on: weekEnd(of: date, today: today))))
    }

    /// The last day of a day's week, or today where that is yet to come.
    func weekEnd(of date: CivilDate, today: CivilDate) -> CivilDate { min(date.startOfWeek.adding(days: 6), max(date, today)) }
}
