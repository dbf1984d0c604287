/// Finds the other walks that went the way of one, each once however many records there are of it.
package struct FindSameWay: Sendable {
    private let journal: any JournalRepository

    package init(journal: any JournalRepository) {
        self.journal = journal
    }

    /// - Parameter witnesses: the other records of the walk, of which one may have the way that it lacks.
    package func callAsFunction(_ walk: Walk, witnesses: [Walk]) async throws(JournalFailure) -> [SimilarWalk] {
        let records = [walk] + witnesses
        guard let tracked = records.first(where: { !$0.route.isEmpty }) else { return [] }
        let decisions = try await journal.settings().recordDecisions
        let others = try await journal.similarWalks(to: tracked.id).filter { other in !records.contains { $0.id == other.walk.id } }
        return others.filter { one in !others.contains { one.walk.isWitness(of: $0.walk, decisions) } }
    }
}
