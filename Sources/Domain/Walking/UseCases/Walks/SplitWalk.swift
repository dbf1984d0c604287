/// Makes two walks of one that was not stopped in between.
package struct SplitWalk: Sendable {
    private let journal: any JournalRepository

    package init(journal: any JournalRepository) {
        self.journal = journal
    }

    /// Steps and metres are shared out by time, those of a live walk by its sensors' records, the route by its own times; one undo takes
    /// both halves back.
    ///
    /// Throws `missing` when there is no such walk, or the moment is not inside it.
    package func callAsFunction(_ id: WalkID, at moment: Instant) async throws(JournalFailure) -> (walks: [Walk], undo: UndoID) {
        guard let walk = try await journal.walk(id), var halves = walk.split(at: moment) else { throw .missing }
        if walk.source == .liveWalk, walk.parts.isEmpty {
            let recorded = RecordedShare(journal: journal)
            if let steps = walk.steps, let share = try await recorded(.steps, of: walk, from: walk.start, until: moment) {
                halves[0].steps = Int(clamping: Double(steps) * min(1, share))
                halves[1].steps = steps - (halves[0].steps ?? 0)
            }
            if let distance = walk.distance, let share = try await recorded(.distance, of: walk, from: walk.start, until: moment) {
                halves[0].distance = distance * min(1, share)
                halves[1].distance = distance * (1 - min(1, share))
            }
        }
        return (halves, try await journal.replace([id], with: halves))
    }
}
