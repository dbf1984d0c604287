/// Tells what cannot be true, so that a wrong clock, a broken counter or a forged file never stretches a chart.
///
/// Every way into the journal asks it, walks and samples alike: files of all formats, forms, the shell. What older programs let in is
/// measured by the same limits where it is read (`Walk.possible`, `couldBe`).
package struct Quarantine: Sendable {
    /// Before this, no phone counted steps: dates of the year 2000 come from clocks that had lost the time.
    package static let earliest = Instant(seconds: 978_400_000)
    /// The longest stretch of time that one record tells about.
    package static let longestRecord = Duration.seconds(8 * 86_400)
    /// The longest walk: one that lasts for days was not stopped when it ended.
    package static let longestWalk = Duration.seconds(7 * 86_400)

    /// After this nothing can have been measured yet.
    package let latest: Instant

    package init(now: Instant) {
        latest = now + .seconds(3600)
    }

    /// Returns the reason for which a record does not count; nil when it does.
    package func reason(against sample: Sample) -> SkipReason? {
        if sample.end < sample.start { return .backwards }
        if sample.end > latest, sample.start > latest || !isSumUntilMidnight(sample) { return .future }
        if sample.start < Self.earliest { return .tooOld }
        if !sample.value.isFinite || sample.value < 0 { return .badValue }
        return Self.couldBe(sample.metric, sample.value, lasting: sample.end - sample.start) ? nil : .absurd
    }

    /// The same for a walk, whose steps, metres and speed must be those of a body.
    package func reason(against walk: Walk) -> SkipReason? {
        if walk.end < walk.start { return .backwards }
        if walk.end > latest { return .future }
        if walk.start < Self.earliest { return .tooOld }
        if let steps = walk.steps, steps < 0 { return .badValue }
        if let distance = walk.distance, !distance.isFinite || distance < 0 { return .badValue }
        return walk.isPossible ? nil : .absurd
    }

    /// Today's sum reaches to midnight, though the rest of today is still to come.
    private func isSumUntilMidnight(_ sample: Sample) -> Bool {
        sample.grain != .record && sample.end - sample.start <= .seconds(30 * 3600)
    }

    /// Returns whether a body can do so much of something in a time.
    package static func couldBe(_ metric: Metric, _ value: Double, lasting length: Duration) -> Bool {
        guard value.isFinite, value >= 0, length <= longestRecord else { return false }
        // A record may be shorter than what it sums up, so a minute is the least.
        let seconds = max(60, Double(length.milliseconds) / 1000)
        let days = max(1, seconds / 86_400)
        switch metric {
        // The fastest sprinters take five steps a second; the record for 24 hours is below 400,000.
        case .steps: return value <= 5.5 * seconds && value <= 400_000 * days
        case .distance: return value <= 13 * seconds && value <= 330_000 * days
        case .flights: return value <= 2 * seconds && value <= 10_000 * days
        case .exercise: return value <= seconds * 1.5
        case .speed: return value <= 13
        case .stepLength: return (0.05...3).contains(value)
        case .doubleSupport, .asymmetry, .steadiness, .stanceBalance: return value <= 1
        // Nobody runs up a flight of stairs as fast as along a street.
        case .stairAscentSpeed, .stairDescentSpeed: return value <= 5
        // The fastest walkers go 1,500 m in six minutes.
        case .sixMinuteWalk: return value <= 1600
        case .stanceTime: return value <= 5
        case .verticalOscillation: return value <= 0.5
        case .briskHeartRate, .heartRate, .highestHeartRate: return (20...250).contains(value)
        }
    }
}

extension Walk {
    /// Indicates whether a body can have walked it.
    package var isPossible: Bool {
        let walk = possible
        return walk.end == end && walk.steps == steps && walk.distance == distance
    }

    /// The walk without what no body can do, for what was stored before walks were checked: its time at its longest, and steps,
    /// metres and a time on the move only where they can be.
    package var possible: Walk {
        var walk = self
        walk.end = min(max(start, end), start + Quarantine.longestWalk)
        if let steps, !Quarantine.couldBe(.steps, Double(steps), lasting: walk.duration) { walk.steps = nil }
        if let distance, !Quarantine.couldBe(.distance, distance, lasting: walk.duration) { walk.distance = nil }
        if let movingTime, movingTime < .zero || movingTime > walk.duration { walk.movingTime = nil }
        if !laps.isEmpty { walk.laps = laps.possible(from: walk.start, until: walk.end) }
        if !parts.isEmpty {
            walk.parts = parts.possible(from: walk.start, until: walk.end, steps: walk.steps, distance: walk.distance)
        }
        if let effort, !Effort.range.contains(effort) { walk.effort = nil }
        return walk
    }
}
