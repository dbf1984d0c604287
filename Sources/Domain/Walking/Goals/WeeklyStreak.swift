/// Weeks in a row with enough good days: a kinder row, that one bad day cannot break.
package struct WeeklyStreak: Hashable, Sendable {
    package var current: Int
    package var longest: Int
    /// Good days of the week that is still going.
    package var daysThisWeek: Int

    /// - Parameter needed: good days a week, 1 to 7. The week that is still going adds when it has them, and never breaks.
    package init(days: [Day], goals: GoalHistory, rests: Rests = Rests(), today: CivilDate, needed: Int) {
        current = 0
        longest = 0
        var good: [CivilDate: Int] = [:]
        let known = days.filter { $0.date <= today }
        for day in known where day.stepCount >= goals.steps(on: day.date) { good[day.date.startOfWeek, default: 0] += 1 }
        let thisWeek = today.startOfWeek
        daysThisWeek = good[thisWeek] ?? 0
        guard var week = known.map(\.date).min()?.startOfWeek else { return }
        while week <= thisWeek {
            let resting = (0..<7).count { rests.pauses(on: week.adding(days: $0)) }
            let target = min(max(1, needed), 7 - resting)
            if target <= 0 {
                // A whole week of pause is neutral.
            } else if good[week] ?? 0 >= target {
                current += 1
                longest = max(longest, current)
            } else if week != thisWeek {
                current = 0
            }
            week = week.adding(days: 7)
        }
    }
}
