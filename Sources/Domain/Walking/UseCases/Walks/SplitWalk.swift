/// Makes two walks of one, where somebody forgot to stop.
package struct SplitWalk: Sendable {
    private let journal: any JournalRepository

    package init(journal: any JournalRepository) {
        self.journal = journal
    }

    /// Steps and metres are shared out by time, the route by its own times; one undo takes both halves back.
    ///
    /// Throws `missing` when there is no such walk, or the moment is not inside it.
    package func callAsFunction(_ id: WalkID, at moment: Instant) async throws(JournalFailure) -> (walks: [Walk], undo: UndoID) {
        guard let walk = try await journal.walk(id), let halves = walk.split(at: moment) else { throw .missing }
        return (halves, try await journal.replace([id], with: halves))
    }
}
