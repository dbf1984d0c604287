import Walking

/// The increments of a watch's counters, as stretches of time that never overlap: each counts once in the file and once in the day.
struct FITStretches {
    private struct Stretch {
        var start: Instant
        var end: Instant
        var steps: Double
        var metres: Double
    }

    /// The stretches in the order of time.
    private var stretches: [Stretch] = []

    /// Adds what one counter grew by; where another one counted in the meantime, the time between is what is left for this one.
    mutating func add(steps: Double, metres: Double, from start: Instant, until end: Instant) {
        let (steps, metres) = (max(0, steps), max(0, metres))
        guard steps > 0 || metres > 0 else { return }
        let free = gaps(from: start, until: end)
        let length = free.reduce(0.0) { $0 + Double(($1.upperBound - $1.lowerBound).milliseconds) }
        guard length > 0 else { return addAt(end, steps, metres) }
        for gap in free {
            let share = Double((gap.upperBound - gap.lowerBound).milliseconds) / length
            insert(Stretch(start: gap.lowerBound, end: gap.upperBound, steps: steps * share, metres: metres * share))
        }
    }

    func pour(into batch: ImportBatch, source: Source) {
        for stretch in stretches {
            for (metric, value) in [(Metric.steps, stretch.steps), (.distance, stretch.metres)] where value > 0 {
                batch.add(Sample(metric: metric, start: stretch.start, end: stretch.end, value: value, source: source))
            }
        }
    }

    /// No time of its own is left: it happened in the last stretch, or in that very moment.
    private mutating func addAt(_ moment: Instant, _ steps: Double, _ metres: Double) {
        if let last = stretches.lastIndex(where: { $0.end <= moment }) {
            stretches[last].steps += steps
            stretches[last].metres += metres
        } else {
            insert(Stretch(start: moment, end: moment, steps: steps, metres: metres))
        }
    }

    private mutating func insert(_ stretch: Stretch) {
        let place = stretches.lastIndex { $0.start <= stretch.start }.map { $0 + 1 } ?? 0
        stretches.insert(stretch, at: place)
    }

    private func gaps(from start: Instant, until end: Instant) -> [Range<Instant>] {
        guard start < end else { return [] }
        var gaps: [Range<Instant>] = []
        var here = start
        // The newest come last, and a counter seldom reaches far back.
        let first = stretches.lastIndex { $0.end <= start }.map { $0 + 1 } ?? 0
        for stretch in stretches[first...] where stretch.start < end {
            if stretch.start > here { gaps.append(here..<stretch.start) }
            here = max(here, stretch.end)
        }
        if here < end { gaps.append(here..<end) }
        return gaps
    }
}
