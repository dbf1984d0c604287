/// Makes one walk of several, where a device stopped at every traffic light.
package struct MergeWalks: Sendable {
    private let journal: any JournalRepository

    package init(journal: any JournalRepository) {
        self.journal = journal
    }

    package func callAsFunction(_ ids: [WalkID]) async throws(JournalFailure) -> (walk: Walk, undo: UndoID) {
        var walks: [Walk] = []
        for id in Set(ids) {
            guard let walk = try await journal.walk(id) else { throw .missing }
            walks.append(walk)
        }
        guard let merged = Walk.merged(walks) else { throw .missing }
        return (merged, try await journal.replace(walks.map(\.id), with: [merged]))
    }
}
