/// Calendar weeks against their goals of minutes, which have some where days have none.
package struct WeeksOfMinutes: Hashable, Sendable {
    /// The week that goes on; nil where the days in question are over.
    package let present: WeekMinutes?
    package let reached: Int
    /// Weeks with walks that are over, or have reached their goal before.
    package let judged: Int

    /// Judges the calendar weeks that end within some days; the one that goes on counts as soon as it has reached its goal.
    ///
    /// Each is judged by the goal that held at its end. Weeks before the first goal of somebody who goes by steps had none.
    /// - Parameters:
    ///   - leading: the measure that the person goes by.
    ///   - minutes: those of a day; nil where nobody walked.
    init(
        _ choices: GoalChoices, leading: GoalMeasure, from: CivilDate, through: CivilDate, today: CivilDate,
        minutes: (CivilDate) -> Int?
    ) {
        present = through >= today ? choices.week(through: today, today: today, minutes: minutes) : nil
        var (reached, judged) = (0, 0)
        for monday in stride(from: 0, through: through - from.startOfWeek, by: 7).map({ from.startOfWeek.adding(days: $0) }) {
            let last = min(monday.adding(days: 6), through)
            let week = choices.week(through: last, today: today, minutes: minutes)
            let isOver = last < today && last.weekday == .sunday
            let isWalked = (0...(last - monday)).contains { minutes(monday.adding(days: $0)) != nil }
            guard isWalked, choices.judgesMinutes(leading: leading, on: choices.weekEnd(of: last, today: today)),
                isOver || (last == today && week.isReached)
            else { continue }
            judged += 1
            if week.isReached { reached += 1 }
        }
        (self.reached, self.judged) = (reached, judged)
    }
}
