/// A walk that went the same way as another, with the rule that says so.
package struct SimilarWalk: Hashable, Sendable {
    /// The walk, with its route.
    package let walk: Walk
    package let likeness: RouteLikeness

    package init(_ walk: Walk, _ likeness: RouteLikeness) {
        self.walk = walk
        self.likeness = likeness
    }
}

/// The ends and the length of a route: enough to know that most other walks went elsewhere.
package struct RouteEnds: Hashable, Sendable {
    package let start: RoutePoint
    package let end: RoutePoint
    /// Metres.
    package let length: Double

    /// Returns nil for what is no way.
    package init?(_ route: [RoutePoint]) {
        guard route.count > 1, let start = route.first, let end = route.last else { return nil }
        let length = RoutePoint.length(of: route)
        guard length > 0, length.isFinite, start.latitude.isFinite, start.longitude.isFinite, end.latitude.isFinite, end.longitude.isFinite
        else { return nil }
        (self.start, self.end, self.length) = (start, end, length)
    }
}

extension SimilarWalk {
    /// Of a way that is walked every day the walks of a year.
    package static let most = 400
}
