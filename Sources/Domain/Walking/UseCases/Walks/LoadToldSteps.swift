/// Loads what the days have of the time of a walk that says its steps, itself included.
///
/// A source that goes before what was typed may have been there and have told fewer. Then the day has less of that time than the walk says, and
/// nobody may be told that it has all of it.
struct LoadToldSteps: Sendable {
    private let journal: any JournalRepository

    init(journal: any JournalRepository) {
        self.journal = journal
    }

    /// Returns nil where the walk says no steps, and where no other source told of its time.
    func callAsFunction(_ walk: Walk, in zones: ZoneTimeline) async throws(JournalFailure) -> ToldSteps? {
        guard walk.steps != nil else { return nil }
        var (all, others): (Double, [Source: Double]) = (0, [:])
        for input in try await journal.inputs(on: Array(zones.days(from: walk.start, until: walk.end))) {
            for (source, steps) in input.steps(from: walk.start.milliseconds, until: walk.end.milliseconds) {
                all += steps
                if source != DayInputs.source(ofWalk: walk.source) { others[source, default: 0] += steps }
            }
        }
        // A source that was there and counted nothing is one that told of that time, too.
        guard let first = others.max(by: { ($0.value, $1.key.key) < ($1.value, $0.key.key) }) else { return nil }
        return ToldSteps(steps: Int(clamping: all), source: first.key)
    }
}

extension DayInput {
    /// Returns the steps that count in a stretch of time of the day, by source.
    fileprivate func steps(from first: Int64, until last: Int64) -> [Source: Double] {
        guard end > start, let intervals = intervals[.steps] else { return [:] }
        var steps: [Source: Double] = [:]
        for piece in DayMerge(intervals, from: start, until: end).pieces {
            guard piece.start < last, piece.end > first || (piece.start == piece.end && piece.start == first) else { continue }
            steps[sources[intervals[piece.index].source], default: 0] += piece.amount(from: first, until: last)
        }
        return steps
    }
}
