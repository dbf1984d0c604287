import Walking

/// What the points of a track add up to.
struct TrackSummary {
    /// Faster than anybody on foot: a leap of the satellite receiver, not a step of the person.
    private static let fastestLeg = 12.0

    private(set) var start: Instant?
    private(set) var end: Instant?
    private(set) var metres = 0.0
    private(set) var movingSeconds = 0.0
    private(set) var cadence = FootCadence()
    private(set) var hasPlaces = false
    private var lastPlaced: TrackPoint?
    private var lastTimed: TrackPoint?

    init(_ points: [TrackPoint]) {
        for point in points { add(point) }
        if let counted = Self.counted(points) { metres = counted }
    }

    /// What the device's own count comes to; one that fell below half has begun again, as with each lap.
    private static func counted(_ points: [TrackPoint]) -> Double? {
        var total = 0.0
        var last: Double?
        for distance in points.lazy.compactMap(\.distance) where distance.isFinite && distance >= 0 {
            guard let before = last else {
                last = distance
                continue
            }
            if distance >= before {
                total += distance - before
            } else if distance < before / 2 {
                total += distance
            } else {
                continue
            }
            last = distance
        }
        return total > 0 ? total : nil
    }

    /// Metres a second while moving, or over the whole where nothing tells when that was.
    var speed: Double? {
        var seconds = movingSeconds
        if seconds <= 0, let start, let end { seconds = Double((end - start).milliseconds) / 1000 }
        return seconds > 0 && metres > 0 ? metres / seconds : nil
    }

    private mutating func add(_ point: TrackPoint) {
        if let time = point.time {
            start = min(start ?? time, time)
            end = max(end ?? time, time)
            if let before = lastTimed, let earlier = before.time, !point.startsSegment, let found = point.cadence ?? before.cadence {
                let seconds = Double((time - earlier).milliseconds) / 1000
                // A device that said nothing for a minute did not count either.
                if seconds > 0, seconds <= 60 { cadence.add(perMinute: found, seconds: seconds) }
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
