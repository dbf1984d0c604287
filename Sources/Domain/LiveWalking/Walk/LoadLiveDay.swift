import Walking

/// Loads the day that a live walk adds to.
package struct LoadLiveDay: Sendable {
    private let journal: any JournalRepository

    package init(journal: any JournalRepository) { self.journal = journal }

    /// Returns nil for a walk that the journal has already, as one that is played once more: its day has it in it.
    package func callAsFunction(of walk: any LiveWalk) async throws(JournalFailure) -> LiveDay? {
        guard try await journal.walk(walk.id) == nil else { return nil }
        return LiveDay(try await LoadToday(journal: journal, clock: walk.wall)(recentWalks: 0))
    }
}
