/// Parts the records of one walk into walks of their own, or joins walks as records of one.
package struct DecideRecords: Sendable {
    private let journal: any JournalRepository

    package init(journal: any JournalRepository) {
        self.journal = journal
    }

    /// - Returns: nil where they were apart already.
    package func part(_ walks: [WalkID]) async throws(JournalFailure) -> UndoID? {
        try await journal.change { $0.recordDecisions.part(walks) }
    }

    /// Joins walks; the one is shown that knows the most, under the title that ``JoinedTitle`` chooses.
    /// - Returns: nil where they were one already.
    package func join(_ ids: [WalkID]) async throws(JoinFailure) -> UndoID? {
        do throws(JournalFailure) {
            var walks: [Walk] = []
            for id in ids {
                if let walk = try await journal.walk(id) { walks.append(walk) }
            }
            guard walks.count > 1, let main = walks.max(by: { $1.outranks($0) }) else { return nil }
            if walks.allSatisfy({ $0.start < main.end && main.start < $0.end }) {
                let names = walks.map(\.id)
                return try await journal.change { $0.recordDecisions.join(names, showing: main.id) }
            }
        } catch {
            throw .journal(error)
        }
        throw .apart
    }
}

/// A failure to take several walks for records of one.
package enum JoinFailure: Error, Hashable, Sendable {
    /// One of them was at another time than the one that would be shown.
    case apart
    case journal(JournalFailure)
}
