/// What a person decided about how their days are counted.
package struct JournalSettings: Hashable, Sendable {
    package var goals: GoalHistory
    package var zones: ZoneTimeline
    package var priorities: Priorities
    package var rests: Rests
    /// What keeps a row going.
    package var streakKind: StreakKind

    package init(
        goals: GoalHistory = GoalHistory(), zones: ZoneTimeline, priorities: Priorities = Priorities(), rests: Rests = Rests(),
        streakKind: StreakKind = .daily
    ) {
        self.goals = goals
        self.zones = zones
        self.priorities = priorities
        self.rests = rests
        self.streakKind = streakKind
    }
}
