import Walking

/// The totals of a track's points.
struct TrackSummary {
    /// Faster than anybody on foot: a leap of the satellite receiver, not a step of the person.
    private static let fastestLeg = 12.0

    private(set) var start: Instant?
    private(set) var end: Instant?
    private(set) var metres = 0.0
    private(set) var movingSeconds = 0.0
    /// Seconds in which it stood still, or was switched off between two segments.
    private(set) var restSeconds = 0.0
    private(set) var cadence = FootCadence()
    /// The ways that were gone faster than on foot and do not count, as if one followed the other; nil where there are none, and where the
    /// device counted metres itself.
    private(set) var leap: (start: Instant, end: Instant, metres: Double)?
    private var lastTimed: TrackPoint?
    /// The fixes of a segment in order of time, until it is measured.
    private var fixes: [Fix] = []

    init(_ points: [TrackPoint]) {
        for point in points {
            if let time = point.time { add(point, at: time) }
            place(point)
        }
        measure()
        if let counted = Self.counted(points) { (metres, leap) = (counted, nil) }
    }

    /// Returns the total of the device's own count; one that fell below half has begun again, as with each lap.
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

    private mutating func add(_ point: TrackPoint, at time: Instant) {
        start = min(start ?? time, time)
        end = max(end ?? time, time)
        defer { lastTimed = point }
        guard let before = lastTimed, let earlier = before.time else { return }
        let seconds = Double((time - earlier).milliseconds) / 1000
        if point.startsSegment {
            restSeconds += max(0, seconds)
        } else if let found = point.cadence ?? before.cadence, seconds > 0, seconds <= 60 {
            // A device that said nothing for a minute did not count either.
            cadence.add(perMinute: found, seconds: seconds)
        }
    }

    /// Puts a point behind those of its segment; what has no time, or an earlier one, ends the stretch that can be measured.
    private mutating func place(_ point: TrackPoint) {
        guard point.isPlaced, let latitude = point.latitude, let longitude = point.longitude else { return }
        let fix = Fix(time: point.time.map { Double($0.milliseconds) / 1000 }, latitude: latitude, longitude: longitude)
        if point.startsSegment {
            measure()
        } else if let before = fixes.last {
            if let earlier = before.time, let time = fix.time {
                if time < earlier {
                    measure()
                    leap(before.metres(to: fix), from: before, seconds: 0)
                }
            } else {
                metres += before.metres(to: fix)
                measure()
            }
        }
        fixes.append(fix)
    }

    /// Adds up what was put together: the way of each leg, and of a stop what it moved on the whole.
    private mutating func measure() {
        defer { fixes = [] }
        guard fixes.count > 1 else { return }
        let legs = Stillness(fixes).legs
        var index = 0
        while index < legs.count {
            var end = index + 1
            if legs[index] {
                while end < legs.count, legs[end] { end += 1 }
                metres += fixes[index].metres(to: fixes[end])
                restSeconds += (fixes[end].time ?? 0) - (fixes[index].time ?? 0)
            } else {
                leg(fixes[index], fixes[end])
            }
            index = end
        }
    }

    private mutating func leg(_ before: Fix, _ after: Fix) {
        let length = before.metres(to: after)
        let seconds = (after.time ?? 0) - (before.time ?? 0)
        guard seconds > 0, length / seconds <= Self.fastestLeg else {
            // Two fixes of one second are a few metres apart at most.
            if seconds == 0, length < Self.fastestLeg {
                metres += length
            } else {
                leap(length, from: before, seconds: seconds)
            }
            return
        }
        metres += length
        movingSeconds += seconds
    }

    private mutating func leap(_ length: Double, from fix: Fix, seconds: Double) {
        guard length > 0, length.isFinite else { return }
        let start = Instant(milliseconds: Int64(clamping: (fix.time ?? 0) * 1000))
        let before = leap ?? (start, start, 0)
        leap = (before.start, before.end + .seconds(clamping: max(0, seconds)), before.metres + length)
    }
}
