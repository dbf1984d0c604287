import Walking

/// What the points of a track add up to.
struct TrackSummary {
    /// Faster than anybody on foot: a leap of the satellite receiver, not a step of the person.
    private static let fastestLeg = 12.0

    private(set) var start: Instant?
    private(set) var end: Instant?
    private(set) var metres = 0.0
    private(set) var movingSeconds = 0.0
    private(set) var steps = 0.0
    private(set) var hasPlaces = false
    private var lastPlaced: TrackPoint?
    private var lastTimed: TrackPoint?

    init(_ points: [TrackPoint]) {
        for point in points { add(point) }
        let counted = points.lazy.compactMap(\.distance)
        if let last = counted.max(), let first = counted.first, last > first { metres = last - min(first, last) }
    }

    private mutating func add(_ point: TrackPoint) {
        if let time = point.time {
            start = min(start ?? time, time)
            end = max(end ?? time, time)
            if let before = lastTimed, let earlier = before.time, !point.startsSegment, let strides = point.strides ?? before.strides {
                let seconds = Double((time - earlier).milliseconds) / 1000
                // A device that said nothing for a minute did not count either.
                if seconds > 0, seconds <= 60 { steps += strides * 2 * seconds / 60 }
            }
            lastTimed = point
        }
        guard point.isPlaced else { return }
        hasPlaces = true
        if let before = lastPlaced, !point.startsSegment { leg(before, point) }
        lastPlaced = point
    }

    private mutating func leg(_ before: TrackPoint, _ point: TrackPoint) {
        guard let south = before.latitude, let west = before.longitude, let north = point.latitude, let east = point.longitude else {
            return
        }
        let length = Earth.metres((south, west), (north, east))
        guard let from = before.time, let to = point.time else {
            metres += length
            return
        }
        let seconds = Double((to - from).milliseconds) / 1000
        guard seconds > 0, length / seconds <= Self.fastestLeg else {
            // Two fixes of one second are a few metres apart at most.
            if seconds == 0, length < Self.fastestLeg { metres += length }
            return
        }
        metres += length
        if length / seconds > 0.2 { movingSeconds += seconds }
    }
}
