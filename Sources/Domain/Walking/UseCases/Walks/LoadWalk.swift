/// One walk, with its route.
package struct LoadWalk: Sendable {
    private let journal: any JournalRepository

    package init(journal: any JournalRepository) {
        self.journal = journal
    }

    /// Throws `missing` when it was deleted meanwhile.
    package func callAsFunction(_ id: WalkID) async throws(JournalFailure) -> Walk {
        guard let walk = try await journal.walk(id) else { throw .missing }
        return walk
    }
}
