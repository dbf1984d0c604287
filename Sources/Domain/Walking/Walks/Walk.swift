/// One walk from the door back to the door.
package struct Walk: Hashable, Sendable, Identifiable {
    package var id: WalkID
    package var start: Instant
    package var end: Instant
    package var zone: Zone
    /// The steps; nil when nobody counted.
    package var steps: Int?
    /// Metres; nil when nobody measured.
    package var distance: Double?
    /// On the move, where pauses or stops are known; nil where nobody saw any.
    package var movingTime: Duration?
    package var title: String
    package var note: String
    package var tags: [String]
    package var source: Source
    package var route: [RoutePoint]
    /// The laps in order; what is behind the last one is a part without a mark.
    package var laps: [Lap]
    /// The walks that it was merged from, in order; empty for a walk in one piece.
    package var parts: [WalkPart]
    /// The effort that the person felt, in `Effort.range`; nil when nobody said.
    package var effort: Int?
    /// The moment of its last change, as its export says, or the date of the file that tells it; nil for what a person wrote here.
    package var modified: Instant?

    package init(
        id: WalkID = WalkID(), start: Instant, end: Instant, zone: Zone, steps: Int? = nil, distance: Double? = nil,
        movingTime: Duration? = nil, title: String = "", note: String = "", tags: [String] = [], source: Source = .typed,
        route: [RoutePoint] = [], laps: [Lap] = [], parts: [WalkPart] = [], effort: Int? = nil, modified: Instant? = nil
    ) {
        self.id = id
        self.start = start
        self.end = end
        self.zone = zone
        self.steps = steps
        self.distance = distance
        self.movingTime = movingTime
        self.title = title
        self.note = note
        self.tags = tags
        self.source = source
        self.route = route
        self.laps = laps
        self.parts = parts
        self.effort = effort
        self.modified = modified
    }

    package var duration: Duration { end - start }

    /// Returns the time on the move of a file, where that is less than the whole by a second or more; nil where there was no pause.
    package static func movingTime(seconds: Double?, of duration: Duration) -> Duration? {
        guard let seconds, seconds > 0, seconds <= Double(duration.milliseconds) / 1000 - 1 else { return nil }
        return .seconds(clamping: seconds)
    }

    /// The time that speed and cadence are computed over: the whole walk, without its pauses where they are known.
    package var walkingTime: Duration {
        guard let movingTime, movingTime > .zero else { return duration }
        return min(movingTime, duration)
    }
}

extension Walk {
    /// Each lap as a walk of its own, and the part behind the last one where it is longer than a second.
    package var lapWalks: [Walk] {
        guard let last = laps.last else { return [] }
        var from = start
        var parts: [Walk] = []
        var rest = Lap(end: end, steps: steps, distance: distance)
        for lap in laps {
            parts.append(
                Walk(
                    start: from, end: lap.end, zone: zone, steps: lap.steps, distance: lap.distance, movingTime: lap.movingTime,
                    source: source))
            from = lap.end
            rest.steps = rest.steps.flatMap { whole in lap.steps.map { max(0, whole - $0) } }
            rest.distance = rest.distance.flatMap { whole in lap.distance.map { max(0, whole - $0) } }
        }
        guard end - last.end > .seconds(1) else { return parts }
        // Whose laps know of pauses knows of those behind the last one, too.
        let isKnown = movingTime != nil && (source == .liveWalk || laps.contains { $0.movingTime != nil })
        let moving = isKnown ? parts.reduce(walkingTime) { $0 - $1.walkingTime } : nil
        return parts + [
            Walk(start: from, end: end, zone: zone, steps: rest.steps, distance: rest.distance, movingTime: moving, source: source)
        ]
    }
}

/// Perceived effort on Borg's scale: from 6, no effort at all, to 20, as hard as can be.
package enum Effort {
    package static let range = 6...20
}
