/// Finds the other records of a walk, such as a watch's and a phone's.
package struct FindWitnesses: Sendable {
    /// More than anybody wears at a time.
    private static let most = 50

    private let journal: any JournalRepository

    package init(journal: any JournalRepository) {
        self.journal = journal
    }

    /// Returns the records with their routes, the longest first; from each one of a walk the others are found, whichever is shown.
    package func callAsFunction(_ walk: Walk) async throws(JournalFailure) -> [Walk] {
        let decisions = try await journal.settings().recordDecisions
        let filter = WalkFilter(includesRoutes: true, includesWitnesses: true)
        let day = Duration.seconds(86_400)
        let cursor = WalkPage.Cursor(start: walk.end, id: walk.id)
        var near = try await journal.walks(filter, after: cursor, limit: Self.most).walks.filter { $0.end > walk.start - day }
        let main = decisions.shown[walk.id] ?? walk.id
        let joined = decisions.shown.filter { $0.value == main }.map(\.key) + [main]
        for id in joined where id != walk.id && !near.contains(where: { $0.id == id }) {
            if let record = try await journal.walk(id) { near.append(record) }
        }
        var found: [Walk] = []
        var newest = [walk]
        while !newest.isEmpty {
            let next = near.filter { record in
                newest.contains { record.isWitness(of: $0, decisions) || $0.isWitness(of: record, decisions) }
            }
            near.removeAll { record in next.contains { $0.id == record.id } }
            found += next
            newest = next
        }
        return found.filter { $0.id != walk.id }.sorted { $0.duration > $1.duration }
    }
}
