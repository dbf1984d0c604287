extension Walk {
    /// One walk out of what several files say of it, the same in whatever order they were read; nil for none.
    ///
    /// The values of the latest file count, and those that it lacks come from the files before. Of files of one date, or of none, the
    /// fuller text, the larger number and the route of more points count.
    /// - Parameter zones: the person's. A file that names no zone is read in these, so a zone that is another than these was named by
    ///   a file, or was the person's when the walk came first, and stays.
    package static func reconciled(_ readings: [Walk], in zones: ZoneTimeline) -> Walk? {
        let ordered = readings.sorted { left, right in
            let (leftDate, rightDate) = (left.modified?.milliseconds ?? .min, right.modified?.milliseconds ?? .min)
            return (leftDate, left.source.key, left.zone.id) < (rightDate, right.source.key, right.zone.id)
        }
        guard var result = ordered.first else { return nil }
        var group = result
        var before: Walk?
        for walk in ordered.dropFirst() {
            if walk.modified == group.modified {
                group = group.completed(by: walk)
            } else {
                before = result
                group = walk
            }
            result = before.map { $0.corrected(by: group) } ?? group
        }
        result.zone = ordered.last { $0.zone != zones.zone(on: zones.day(of: $0.start)) }?.zone ?? result.zone
        return result
    }

    /// Returns whether it says the same, whenever it was said.
    package func hasSameContent(as other: Walk) -> Bool {
        var other = other
        other.modified = modified
        return self == other
    }

    /// The walk as a later file has it, with what that one does not tell.
    private func corrected(by later: Walk) -> Walk {
        var walk = later
        walk.steps = later.steps ?? steps
        walk.distance = later.distance ?? distance
        walk.movingTime = later.movingTime ?? movingTime
        if later.title.isEmpty { walk.title = title }
        if later.note.isEmpty { walk.note = note }
        if later.tags.isEmpty { walk.tags = tags }
        if later.route.isEmpty { walk.route = route }
        if later.laps.isEmpty { walk.laps = laps }
        if later.parts.isEmpty { walk.parts = parts }
        walk.effort = later.effort ?? effort
        return walk
    }

    /// The walk with what another file of the same date says beyond it: nothing in it ever becomes less.
    private func completed(by other: Walk) -> Walk {
        var walk = self
        // A track that was exported before it had ended goes on in the next export.
        walk.start = min(start, other.start)
        walk.end = max(end, other.end)
        walk.steps = [steps, other.steps].compactMap(\.self).max()
        walk.distance = [distance, other.distance].compactMap(\.self).max()
        walk.movingTime = [movingTime, other.movingTime].compactMap(\.self).max()
        walk.title = Self.fuller(title, other.title)
        walk.note = Self.fuller(note, other.note)
        if tags != other.tags { walk.tags = Set(tags + other.tags).sorted() }
        if Self.isFuller(other.route, than: route) { walk.route = other.route }
        walk.laps = Self.fuller(laps, other.laps)
        walk.parts = Self.fuller(parts, other.parts)
        walk.effort = [effort, other.effort].compactMap(\.self).max()
        return walk
    }

    private static func fuller(_ one: String, _ other: String) -> String {
        if one.count != other.count { return one.count > other.count ? one : other }
        return max(one, other)
    }

    /// The longer list; of two as long the one that is larger as text, so that which came first does not matter.
    private static func fuller(_ one: [Lap], _ other: [Lap]) -> [Lap] {
        if one.count != other.count { return one.count > other.count ? one : other }
        let zero = Instant(milliseconds: 0)
        return one.text(after: zero) >= other.text(after: zero) ? one : other
    }

    private static func fuller(_ one: [WalkPart], _ other: [WalkPart]) -> [WalkPart] {
        if one.count != other.count { return one.count > other.count ? one : other }
        let zero = Instant(milliseconds: 0)
        return one.text(after: zero) >= other.text(after: zero) ? one : other
    }

    /// Of as many points those that lie further north, then east, then are later and higher, so that which came first does not matter.
    private static func isFuller(_ one: [RoutePoint], than other: [RoutePoint]) -> Bool {
        if one.count != other.count { return one.count > other.count }
        func order(_ point: RoutePoint) -> (Double, Double, Int64, Double, Int) {
            (
                point.latitude, point.longitude, point.time?.milliseconds ?? .min, point.elevation ?? -.infinity,
                point.startsSegment ? 1 : 0
            )
        }
        let differing = zip(one, other).first { order($0) != order($1) }
        return differing.map { order($0) > order($1) } ?? false
    }
}
