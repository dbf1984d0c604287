import Glibc

/// The cutting of routes at the edge of one circle.
struct RouteCut {
    let zone: PrivacyZone
    /// Metres from the middle at which lines are cut: a little beyond the circle, so that neither the rounding of a file's numbers nor the
    /// curve of the earth leads a line into it.
    var edge: Double { zone.radius * 1.01 + 1 }

    /// The parts of a route that lie outside, each of which begins a segment.
    func outside(_ route: [RoutePoint]) -> [RoutePoint] {
        var result: [RoutePoint] = []
        var isCut = false
        var last: RoutePoint?
        func add(_ point: RoutePoint) {
            var point = point
            point.startsSegment = point.startsSegment || (isCut && !result.isEmpty)
            isCut = false
            // A route begins with its first point, whatever was before it.
            if result.isEmpty { point.startsSegment = false }
            result.append(point)
        }
        for point in route {
            let isOutside = distance(point) >= edge
            if let last, !point.startsSegment {
                let wasOutside = distance(last) >= edge
                switch (wasOutside, isOutside) {
                case (true, true):
                    if let (enter, leave) = crossing(last, point) {
                        add(enter)
                        isCut = true
                        add(leave)
                    }
                case (true, false): add(cut(outside: last, inside: point))
                case (false, true):
                    isCut = true
                    add(cut(outside: point, inside: last))
                case (false, false): break
                }
            }
            if isOutside { add(point) } else { isCut = true }
            last = point
        }
        return result
    }

    private func distance(_ point: RoutePoint) -> Double {
        zone.distance(latitude: point.latitude, longitude: point.longitude)
    }

    /// The points of a line between which it runs in the circle, though both of its ends lie outside.
    private func crossing(_ from: RoutePoint, _ to: RoutePoint) -> (RoutePoint, RoutePoint)? {
        let (start, end) = (offset(of: from), offset(of: to))
        let (x, y) = (end.x - start.x, end.y - start.y)
        let square = x * x + y * y
        guard square > 0 else { return nil }
        let part = min(1, max(0, -(start.x * x + start.y * y) / square))
        let nearest = between(from, to, part)
        guard distance(nearest) < edge else { return nil }
        return (cut(outside: from, inside: nearest), cut(outside: to, inside: nearest))
    }

    /// Degrees from the middle, those to the east as long as those to the north.
    private func offset(of point: RoutePoint) -> (x: Double, y: Double) {
        let east = RoutePoint.wrapped(longitude: point.longitude - zone.longitude)
        return (east * cos(zone.latitude * .pi / 180), point.latitude - zone.latitude)
    }

    /// The point of a line at the edge, found by halving; it lies outside.
    private func cut(outside: RoutePoint, inside: RoutePoint) -> RoutePoint {
        var (near, far) = (0.0, 1.0)
        for _ in 0..<50 {
            let middle = (near + far) / 2
            if distance(between(outside, inside, middle)) >= edge { near = middle } else { far = middle }
        }
        return between(outside, inside, near)
    }

    private func between(_ from: RoutePoint, _ to: RoutePoint, _ part: Double) -> RoutePoint {
        func value(_ one: Double, _ other: Double) -> Double { one + (other - one) * part }
        let east = RoutePoint.wrapped(longitude: to.longitude - from.longitude)
        var time: Instant?
        if let start = from.time, let end = to.time {
            time = start + .milliseconds(Int64(clamping: Double((end - start).milliseconds) * part))
        }
        return RoutePoint(
            time: time, latitude: value(from.latitude, to.latitude),
            longitude: RoutePoint.wrapped(longitude: from.longitude + east * part),
            elevation: from.elevation.flatMap { start in to.elevation.map { value(start, $0) } })
    }
}
