/// Writes down a walk that a person made.
package struct LogWalk: Sendable {
    private let journal: any JournalRepository
    private let clock: any WallClock

    package init(journal: any JournalRepository, clock: any WallClock) {
        self.journal = journal
        self.clock = clock
    }

    package func callAsFunction(_ draft: WalkDraft) async throws(WalkFailure) -> (walk: Walk, undo: UndoID) {
        if let problem = draft.problems(now: clock.now).first { throw .draft(problem) }
        do throws(JournalFailure) {
            let zones = try await journal.settings().zones
            // Named by what it is, so that the plain-text journal need not name it; a second one like it gets a name of its own.
            let end = draft.start + draft.duration
            let named = WalkID(source: .typed, start: draft.start, end: end)
            let walk = Walk(
                id: try await journal.walk(named) == nil ? named : WalkID(), start: draft.start, end: end,
                zone: zones.zone(on: zones.day(of: draft.start)), steps: draft.steps,
                distance: draft.distance, title: Nickname.trim(draft.title), note: draft.note, tags: draft.tags)
            return (walk, try await journal.save([walk]))
        } catch {
            throw .journal(error)
        }
    }
}
