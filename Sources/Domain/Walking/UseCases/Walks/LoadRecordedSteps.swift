/// The steps that the day's merged records have in the time of a walk that says none itself: a watch often tells of a workout without
/// them, and beside it of every minute.
///
/// The walk's page and every list of walks say these, so that none says less than another. Records of a part of its time are no count of
/// the walk: neither its steps nor its cadence or step length follow from them.
package struct LoadRecordedSteps: Sendable {
    /// The part of a walk's time on the move that records have to cover: what they leave out are stops, and no stretch of the way.
    static let leastCover = 0.8

    private let journal: any JournalRepository

    package init(journal: any JournalRepository) {
        self.journal = journal
    }

    /// Returns nil where the walk says its steps, where the records cover it in part only, and where they have fewer than it can have had.
    package func callAsFunction(_ walk: Walk) async throws(JournalFailure) -> Int? { try await self([walk])[walk.id] }

    /// Returns the steps of those walks that say none and are recorded as a whole.
    package func callAsFunction(_ walks: [Walk]) async throws(JournalFailure) -> [WalkID: Int] {
        let silent = walks.filter { $0.steps == nil && $0.end > $0.start }
        guard !silent.isEmpty else { return [:] }
        let zones = try await journal.settings().zones
        let dates = Set(silent.flatMap { Array(zones.days(from: $0.start, until: $0.end)) }).sorted()
        let merges = try await journal.inputs(on: dates).compactMap(\.mergedSteps)
        var found: [WalkID: Int] = [:]
        for walk in silent {
            var recorded = RecordedPart()
            for merge in merges { merge.add(to: &recorded, during: walk) }
            if recorded.isWhole(walk) { found[walk.id] = Int(clamping: recorded.steps) }
        }
        return found
    }
}

/// The part of a walk that records tell of.
private struct RecordedPart {
    var steps = 0.0
    /// The milliseconds of the walk in which something recorded.
    var time = 0.0

    /// Returns whether the steps can be all of a walk: the records cover its time, and a body can have walked its way so.
    func isWhole(_ walk: Walk) -> Bool {
        let moving = Double(walk.walkingTime.milliseconds)
        guard time >= LoadRecordedSteps.leastCover * moving else { return false }
        guard steps >= max(1, WalkDraft.cadences.lowerBound * moving / 60_000) else { return false }
        return walk.distance.flatMap { Gait.stepLength(metres: $0, steps: steps) }.map(WalkDraft.stepLengths.contains) ?? true
    }
}

/// The steps of a day, moment by moment, of all that says when it was.
private struct MergedSteps {
    let from: Int64
    let until: Int64
    let merge: DayMerge

    func add(to part: inout RecordedPart, during walk: Walk) {
        let (start, end) = (walk.start.milliseconds, walk.end.milliseconds)
        guard start < until, end > from else { return }
        for piece in merge.pieces where piece.end >= start && piece.start < end {
            part.steps += piece.amount(from: start, until: end)
            part.time += max(0, Double(min(piece.end, end) - max(piece.start, start)))
        }
    }
}

extension DayInput {
    fileprivate var mergedSteps: MergedSteps? {
        guard end > start, let intervals = intervals[.steps] else { return nil }
        return MergedSteps(from: start, until: end, merge: DayMerge(intervals, from: start, until: end))
    }
}
