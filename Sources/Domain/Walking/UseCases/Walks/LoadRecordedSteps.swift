/// The steps that the day's merged records have in the time of a walk that says none itself: a watch often tells of a workout without
/// them, and beside it of every minute.
///
/// The walk's page and every list of walks say these, so that none says less than another. Records of a part of its time are no count of
/// the walk: neither its steps nor its cadence or step length follow from them.
package struct LoadRecordedSteps: Sendable {
    /// The part of a walk's time on the move that records have to cover: what they leave out are stops, and no stretch of the way.
    static let leastCover = 0.8
    /// The part from which on they are told as steps of a part of it: of less a guess of the whole says more.
    fileprivate static let leastPart = 0.5

    private let journal: any JournalRepository

    package init(journal: any JournalRepository) {
        self.journal = journal
    }

    /// Returns nil where the walk says its steps, where the records cover it in part only, and where they have fewer than it can have had.
    package func callAsFunction(_ walk: Walk) async throws(JournalFailure) -> Int? { try await self([walk])[walk.id] }

    /// Returns the steps of those walks that say none and are recorded as a whole.
    package func callAsFunction(_ walks: [Walk]) async throws(JournalFailure) -> [WalkID: Int] {
        try await parts(of: walks).compactMapValues { walk, part in part.isWhole(walk) ? Int(clamping: part.steps) : nil }
    }

    /// Returns the steps of a part of a walk that says none: a watch may have been on for twenty minutes of the thirty of its track.
    ///
    /// Nil where records cover all of it, and where they cover less than half.
    package func part(of walk: Walk) async throws(JournalFailure) -> PartOfSteps? {
        guard let part = try await parts(of: [walk])[walk.id]?.part else { return nil }
        let moving = Double(walk.walkingTime.milliseconds)
        guard part.time >= Self.leastPart * moving, part.time < Self.leastCover * moving, part.couldBeWalked(in: part.time) else {
            return nil
        }
        return PartOfSteps(steps: Int(clamping: part.steps), time: .milliseconds(Int64(clamping: part.time)))
    }

    private func parts(of walks: [Walk]) async throws(JournalFailure) -> [WalkID: (walk: Walk, part: RecordedPart)] {
        let silent = walks.filter { $0.steps == nil && $0.end > $0.start }
        guard !silent.isEmpty else { return [:] }
        let zones = try await journal.settings().zones
        let dates = Set(silent.flatMap { Array(zones.days(from: $0.start, until: $0.end)) }).sorted()
        let merges = try await journal.inputs(on: dates).compactMap(\.mergedSteps)
        var found: [WalkID: (walk: Walk, part: RecordedPart)] = [:]
        for walk in silent {
            var recorded = RecordedPart()
            for merge in merges { merge.add(to: &recorded, during: walk) }
            found[walk.id] = (walk, recorded)
        }
        return found
    }
}

/// The steps that are known of a part of a walk.
package struct PartOfSteps: Hashable, Sendable {
    package let steps: Int
    package let time: Duration
}

/// The part of a walk that records tell of.
private struct RecordedPart {
    var steps = 0.0
    /// The milliseconds of the walk in which something recorded.
    var time = 0.0

    /// Returns whether a body that walks for so many milliseconds makes as many steps.
    func couldBeWalked(in time: Double) -> Bool { steps >= max(1, WalkDraft.cadences.lowerBound * time / 60_000) }

    /// Returns whether the steps can be all of a walk: the records cover its time, and a body can have walked its way so.
    func isWhole(_ walk: Walk) -> Bool {
        let moving = Double(walk.walkingTime.milliseconds)
        guard time >= LoadRecordedSteps.leastCover * moving else { return false }
        guard couldBeWalked(in: moving) else { return false }
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
