/// Walks, newest first, a page at a time.
package struct LoadWalks: Sendable {
    private let journal: any JournalRepository

    package init(journal: any JournalRepository) {
        self.journal = journal
    }

    package func callAsFunction(
        _ filter: WalkFilter = WalkFilter(), after cursor: WalkPage.Cursor? = nil, limit: Int = 50
    ) async throws(JournalFailure) -> WalkPage {
        try await journal.walks(filter, after: cursor, limit: limit)
    }
}
