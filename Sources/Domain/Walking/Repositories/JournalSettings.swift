/// What a person decided about how their days are counted.
package struct JournalSettings: Hashable, Sendable {
    package var goals: GoalHistory
    package var zones: ZoneTimeline
    package var priorities: Priorities
    package var rests: Rests

    package init(
        goals: GoalHistory = GoalHistory(), zones: ZoneTimeline, priorities: Priorities = Priorities(), rests: Rests = Rests()
    ) {
        self.goals = goals
        self.zones = zones
        self.priorities = priorities
        self.rests = rests
    }
}
