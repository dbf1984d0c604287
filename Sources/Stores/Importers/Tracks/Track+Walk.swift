import Walking

extension Track {
    /// In metres a second: at 2.0 to 2.2 people change from walking to running, so that what is not named and faster on average, by
    /// more than a receiver errs, is no walk.
    private static let fastestWalk = 2.3
    /// What a route on a screen can show; the distance is made from all points.
    private static let mostRoutePoints = 5000

    /// Hands the walk to the harvest, or says why there is none.
    func pour(into harvest: Harvest) {
        harvest.skip(.badValue, count: badPoints)
        let summary = TrackSummary(points)
        guard sport != .other else { return harvest.skip(.notAWalk) }
        guard let start = start ?? summary.start else { return harvest.skip(points.isEmpty ? .notAWalk : .badDate) }
        let end = max(start, end ?? summary.end ?? start)
        let metres = distance ?? (summary.metres > 0 ? summary.metres : nil)
        if sport == .unknown {
            // Nobody named it, so its pace has to.
            let seconds = summary.movingSeconds > 0 ? summary.movingSeconds : Double((end - start).milliseconds) / 1000
            guard start < end, metres ?? 0 > 0, (summary.metres > 0 ? summary.metres : metres ?? 0) / max(seconds, 1) <= Self.fastestWalk
            else {
                return harvest.skip(.notAWalk)
            }
        }
        let counted = steps ?? (summary.steps >= 1 ? Int(summary.steps.rounded()) : nil)
        harvest.add(
            Walk(
                id: id ?? WalkID(source: source, start: start, end: end), start: start, end: end,
                zone: zone ?? harvest.zones.zone(on: harvest.zones.day(of: start)), steps: counted, distance: metres, title: title,
                note: note,
                tags: sport == .hiking ? ["hike"] : [], source: source, route: route, modified: modified))
    }

    /// The points that have a place, thinned to what a screen can show.
    var route: [RoutePoint] {
        let placed = points.filter(\.isPlaced)
        let stride = max(1, (placed.count + Self.mostRoutePoints - 1) / Self.mostRoutePoints)
        var route: [RoutePoint] = []
        var startsSegment = true
        for (index, point) in placed.enumerated() {
            startsSegment = startsSegment || point.startsSegment
            guard index % stride == 0 || point.startsSegment || index == placed.count - 1, let north = point.latitude,
                let east = point.longitude
            else { continue }
            route.append(
                RoutePoint(time: point.time, latitude: north, longitude: east, elevation: point.elevation, startsSegment: startsSegment))
            startsSegment = false
        }
        return route
    }
}
