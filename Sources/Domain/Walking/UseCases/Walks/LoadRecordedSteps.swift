/// The steps that the day's merged records have in the time of a walk that says none itself: a watch often tells of a workout without
/// them, and beside it of every minute.
package struct LoadRecordedSteps: Sendable {
    private let journal: any JournalRepository

    package init(journal: any JournalRepository) {
        self.journal = journal
    }

    /// Returns nil where the walk says its steps, and where the records have fewer in its time than a walk can have.
    package func callAsFunction(_ walk: Walk) async throws(JournalFailure) -> Int? {
        guard walk.steps == nil, walk.end > walk.start else { return nil }
        var steps = 0.0
        for date in try await journal.settings().zones.days(from: walk.start, until: walk.end) {
            steps += try await journal.input(on: date).mergedSteps(from: walk.start, until: walk.end)
        }
        let minutes = Double(walk.walkingTime.milliseconds) / 60_000
        guard steps >= max(1, WalkDraft.cadences.lowerBound * minutes) else { return nil }
        return Int(clamping: steps)
    }
}

extension DayInput {
    /// Returns the steps that count between two moments, of all that says when it was.
    fileprivate func mergedSteps(from: Instant, until: Instant) -> Double {
        guard end > start, let intervals = intervals[.steps] else { return 0 }
        return DayMerge(intervals, from: start, until: end).pieces.reduce(0) {
            $0 + $1.amount(from: from.milliseconds, until: until.milliseconds)
        }
    }
}
