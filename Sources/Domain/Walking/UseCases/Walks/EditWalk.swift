/// Changes what a walk says about itself; its source stays who measured it.
package struct EditWalk: Sendable {
    private let journal: any JournalRepository
    private let clock: any WallClock

    package init(journal: any JournalRepository, clock: any WallClock) {
        self.journal = journal
        self.clock = clock
    }

    package func callAsFunction(_ id: WalkID, to draft: WalkDraft) async throws(WalkFailure) -> (walk: Walk, undo: UndoID) {
        var walk = try await walk(id)
        let draft = try await recounted(draft, of: walk)
        // What was wrong before keeps nobody from changing the title.
        let known = WalkDraft(walk).problems(now: clock.now)
        if let problem = draft.problems(now: clock.now).first(where: { !known.contains($0) }) { throw .draft(problem) }
        let old = walk.duration
        walk.start = draft.start
        walk.end = draft.start + draft.duration
        // The moving time is true only of the time that was measured.
        if let moving = walk.movingTime, draft.duration != old || moving >= draft.duration { walk.movingTime = nil }
        walk.laps = walk.laps.possible(from: walk.start, until: walk.end)
        walk.steps = draft.steps
        walk.distance = draft.distance
        walk.parts = walk.parts.cut(from: walk.start, until: walk.end)
            .possible(from: walk.start, until: walk.end, steps: walk.steps, distance: walk.distance)
        walk.title = Nickname.trim(draft.title)
        walk.note = draft.note
        walk.tags = draft.tags
        do {
            return (walk, try await journal.save([walk]))
        } catch {
            throw .journal(error)
        }
    }

    /// Returns a draft with the numbers of what a live walk's sensors recorded in its new time, where the person changed only that.
    private func recounted(_ draft: WalkDraft, of walk: Walk) async throws(WalkFailure) -> WalkDraft {
        let end = draft.start + draft.duration
        guard walk.source == .liveWalk, walk.parts.isEmpty, (draft.start, end) != (walk.start, walk.end) else { return draft }
        var draft = draft
        do throws(JournalFailure) {
            let recorded = RecordedShare(journal: journal)
            if let steps = walk.steps, draft.steps == steps,
                let share = try await recorded(.steps, of: walk, from: draft.start, until: end)
            {
                draft.steps = Int(clamping: Double(steps) * share)
            }
            if let distance = walk.distance, draft.distance == distance,
                let share = try await recorded(.distance, of: walk, from: draft.start, until: end)
            {
                draft.distance = distance * share
            }
        } catch {
            throw .journal(error)
        }
        return draft
    }

    private func walk(_ id: WalkID) async throws(WalkFailure) -> Walk {
        do throws(JournalFailure) {
            return try await LoadWalk(journal: journal)(id)
        } catch {
            throw .journal(error)
        }
    }
}
