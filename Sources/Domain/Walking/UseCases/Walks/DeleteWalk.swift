/// Deletes walks, in a way that can be taken back.
package struct DeleteWalk: Sendable {
    private let journal: any JournalRepository

    package init(journal: any JournalRepository) {
        self.journal = journal
    }

    package func callAsFunction(_ ids: [WalkID]) async throws(JournalFailure) -> UndoID {
        try await journal.delete(ids)
    }
}
