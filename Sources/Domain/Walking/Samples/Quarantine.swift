/// Puts aside what cannot be true, so that a wrong clock or a broken counter never stretches a chart.
package struct Quarantine: Sendable {
    /// Before this, no phone counted steps: dates of the year 2000 come from clocks that had lost the time.
    package static let earliest = Instant(seconds: 978_400_000)

    /// After this nothing can have been measured yet.
    package let latest: Instant

    package init(now: Instant) {
        latest = now + .seconds(3600)
    }

    /// Why a record does not count; nil when it does.
    package func reason(against sample: Sample) -> SkipReason? {
        if sample.end < sample.start { return .backwards }
        if sample.end > latest, sample.start > latest || !isSumUntilMidnight(sample) { return .future }
        if sample.start < Self.earliest { return .tooOld }
        if !sample.value.isFinite || sample.value < 0 { return .badValue }
        return isPossible(sample) ? nil : .absurd
    }

    package func reason(against walk: Walk) -> SkipReason? {
        if walk.end < walk.start { return .backwards }
        if walk.end > latest { return .future }
        if walk.start < Self.earliest { return .tooOld }
        if let steps = walk.steps, steps < 0 { return .badValue }
        if let distance = walk.distance, !distance.isFinite || distance < 0 { return .badValue }
        return walk.duration > .seconds(7 * 86_400) ? .absurd : nil
    }

    /// Today's sum reaches to midnight, though the rest of today is still to come.
    private func isSumUntilMidnight(_ sample: Sample) -> Bool {
        sample.grain != .record && sample.end - sample.start <= .seconds(30 * 3600)
    }

    private func isPossible(_ sample: Sample) -> Bool {
        // A record may be shorter than what it sums up, so a minute is the least.
        let seconds = max(60, Double((sample.end - sample.start).milliseconds) / 1000)
        guard seconds <= 8 * 86_400 else { return false }
        let days = max(1, seconds / 86_400)
        switch sample.metric {
        // The fastest sprinters take five steps a second; the record for 24 hours is below 400,000.
        case .steps: return sample.value <= 5.5 * seconds && sample.value <= 400_000 * days
        case .distance: return sample.value <= 13 * seconds && sample.value <= 330_000 * days
        case .flights: return sample.value <= 2 * seconds && sample.value <= 10_000 * days
        case .exercise: return sample.value <= seconds * 1.5
        case .speed: return sample.value <= 13
        case .stepLength: return (0.05...3).contains(sample.value)
        }
    }
}
