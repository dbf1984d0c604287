/// Finds a walk that a person wrote down and that covers part of the time of another one, by more than a typed time can tell apart.
package struct FindOverlap: Sendable {
    /// The most walks that anybody writes down in the time of one.
    private static let most = 50

    private let journal: any JournalRepository

    package init(journal: any JournalRepository) {
        self.journal = journal
    }

    /// The one with the longest overlap; nil where there is none.
    package func callAsFunction(_ walk: Walk) async throws(JournalFailure) -> Walk? {
        let end = WalkPage.Cursor(start: walk.end, id: walk.id)
        let others = try await journal.walks(WalkFilter(), after: end, limit: Self.most).walks.filter {
            $0.id != walk.id && $0.source == .typed && $0.start < walk.end && walk.start < $0.end
                && !TypedWalks.areInTurn($0.stretch, walk.stretch)
        }
        if let same = others.first(where: walk.isSame) { return same }
        return others.max { min($0.end, walk.end) - max($0.start, walk.start) < min($1.end, walk.end) - max($1.start, walk.start) }
    }
}

extension Walk {
    /// Returns whether another walk says the same of the same time.
    package func isSame(as other: Walk) -> Bool {
        (start, end, steps, distance) == (other.start, other.end, other.steps, other.distance) && title == other.title
    }
}
