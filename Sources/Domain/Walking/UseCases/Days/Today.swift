/// Where a person stands today.
package struct Today: Sendable {
    package var day: Day
    /// The last seven days, oldest first, today last; days without data have no steps.
    package var week: [Day]
    package var streak: Streak
    package var walks: WalkPage
    package var zone: Zone
    /// Walks of today whose steps nobody knows, while the day has none at all, and how many they probably had.
    package var uncounted: (walks: Int, estimate: Int)?

    package init(day: Day, week: [Day], streak: Streak, walks: WalkPage, zone: Zone) {
        self.day = day
        self.week = week
        self.streak = streak
        self.walks = walks
        self.zone = zone
    }

    package var date: CivilDate { day.date }
    package var stepsToGo: Int { max(0, day.goal - day.stepCount) }
    /// From 0 up; above 1 when the goal is passed.
    package var fraction: Double { Double(day.stepCount) / Double(max(1, day.goal)) }
    /// Minutes of brisk walking to the goal.
    package var minutesToGo: Int { Gait.briskMinutes(forSteps: stepsToGo) }
}
