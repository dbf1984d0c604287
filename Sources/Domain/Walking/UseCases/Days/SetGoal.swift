/// Sets the goal that holds from today on; the days before keep the one they had.
package struct SetGoal: Sendable {
    private let journal: any JournalRepository
    private let clock: any WallClock

    package init(journal: any JournalRepository, clock: any WallClock) {
        self.journal = journal
        self.clock = clock
    }

    /// - Parameters:
    ///   - name: the name by which it can be undone; nil for that of all goals.
    ///   - weekdays: the days of the week on which to rest, by ISO number; nil leaves them.
    /// - Returns: nil when nothing changed.
    package func callAsFunction(
        named name: ChangeName? = nil, restingOn weekdays: Set<Int>? = nil, _ edit: @escaping @Sendable (inout Goal) -> Void
    ) async throws(JournalFailure) -> UndoID? {
        let now = clock.now
        return try await journal.change(named: name) { settings in
            let today = settings.zones.day(of: now)
            let old = settings.goals.goal(on: today)
            var goal = old
            edit(&goal)
            if goal != old { settings.goals.set(goal, from: today) }
            if let weekdays { settings.rests.weekdays = weekdays }
        }
    }
}
