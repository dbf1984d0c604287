/// The steps that the day's merged records have in the time of a walk that says none itself: a watch often tells of a workout without
/// them, and beside it of every minute.
///
/// The walk's page and every list of walks say these, so that none says less than another.
package struct LoadRecordedSteps: Sendable {
    private let journal: any JournalRepository

    package init(journal: any JournalRepository) {
        self.journal = journal
    }

    /// Returns nil where the walk says its steps, and where the records have fewer in its time than a walk can have.
    package func callAsFunction(_ walk: Walk) async throws(JournalFailure) -> Int? { try await self([walk])[walk.id] }

    /// Returns the steps of those walks that say none and have enough.
    package func callAsFunction(_ walks: [Walk]) async throws(JournalFailure) -> [WalkID: Int] {
        let silent = walks.filter { $0.steps == nil && $0.end > $0.start }
        guard !silent.isEmpty else { return [:] }
        let zones = try await journal.settings().zones
        let dates = Set(silent.flatMap { Array(zones.days(from: $0.start, until: $0.end)) }).sorted()
        let merges = try await journal.inputs(on: dates).compactMap(\.mergedSteps)
        var found: [WalkID: Int] = [:]
        for walk in silent {
            let steps = merges.reduce(0) { $0 + $1.steps(during: walk) }
            let minutes = Double(walk.walkingTime.milliseconds) / 60_000
            if steps >= max(1, WalkDraft.cadences.lowerBound * minutes) { found[walk.id] = Int(clamping: steps) }
        }
        return found
    }
}

/// The steps of a day, moment by moment, of all that says when it was.
private struct MergedSteps {
    let from: Int64
    let until: Int64
    let merge: DayMerge

    func steps(during walk: Walk) -> Double {
        guard walk.start.milliseconds < until, walk.end.milliseconds > from else { return 0 }
        return merge.pieces.reduce(0) { $0 + $1.amount(from: walk.start.milliseconds, until: walk.end.milliseconds) }
    }
}

extension DayInput {
    fileprivate var mergedSteps: MergedSteps? {
        guard end > start, let intervals = intervals[.steps] else { return nil }
        return MergedSteps(from: start, until: end, merge: DayMerge(intervals, from: start, until: end))
    }
}
