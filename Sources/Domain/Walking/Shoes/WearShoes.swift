/// Says for several walks at once which pair of shoes was on.
package struct WearShoes: Sendable {
    private let journal: any JournalRepository

    package init(journal: any JournalRepository) {
        self.journal = journal
    }

    /// Another pair that a walk names is taken off it; walks that are gone by now are left out.
    /// - Returns: the change and how many walks it changed; nil when all named the pair already.
    package func callAsFunction(_ pair: String, on ids: [WalkID]) async throws(JournalFailure) -> (undo: UndoID, count: Int)? {
        let tag = ShoeRack.tag(of: pair)
        var changed: [Walk] = []
        for id in ids {
            guard var walk = try await journal.walk(id), walk.shoes != pair else { continue }
            walk.tags.removeAll { ShoeRack.pair(of: $0) != nil }
            walk.tags.append(tag)
            changed.append(walk)
        }
        guard !changed.isEmpty else { return nil }
        return (try await journal.save(changed), changed.count)
    }
}
