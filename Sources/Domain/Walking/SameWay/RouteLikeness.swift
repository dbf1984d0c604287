import Glibc

/// The rule by which two walks went the same way, and by how much they differ.
///
/// The numbers are defaults that journals of tracks have found to hold: ends within 100 m, lengths within a tenth, and lines that lie 50 m
/// apart in the mean. A loop that was walked the other way round is the same loop.
package struct RouteLikeness: Hashable, Sendable {
    /// Metres between the beginnings, and between the ends.
    package static let mostBetweenEnds = 100.0
    /// Parts of the length by which the shorter way may be shorter.
    package static let mostLengthDifference = 0.1
    /// Metres between the lines, in the mean.
    package static let mostOffset = 50.0
    private static let parts = 64

    /// Metres; the larger of the two.
    package let betweenEnds: Double
    /// The other length as a part of this one.
    package let lengthRatio: Double
    /// Metres between the lines, in the mean.
    package let offset: Double
    /// Indicates whether the other walk went the other way round.
    package let isReversed: Bool

    /// Returns nil where a rule is broken, or one is no way at all.
    package init?(_ one: [RoutePoint], _ other: [RoutePoint]) {
        guard let start = one.first, let end = one.last, let otherStart = other.first, let otherEnd = other.last else { return nil }
        let betweenEnds = max(start.distance(to: otherStart), end.distance(to: otherEnd))
        guard betweenEnds <= Self.mostBetweenEnds else { return nil }
        let (length, otherLength) = (RoutePoint.length(of: one), RoutePoint.length(of: other))
        guard Self.isLike(length, otherLength) else { return nil }
        let (line, otherLine) = (Self.evenly(one, length), Self.evenly(other, otherLength))
        let forward = Self.mean(line, otherLine)
        let backward = Self.mean(line, otherLine.reversed())
        guard min(forward, backward) <= Self.mostOffset else { return nil }
        self.betweenEnds = betweenEnds
        lengthRatio = otherLength / length
        offset = min(forward, backward)
        isReversed = backward < forward
    }

    /// Returns whether two lengths are as like as the rule asks.
    package static func isLike(_ length: Double, _ other: Double) -> Bool {
        length > 0 && other > 0 && min(length, other) / max(length, other) >= 1 - mostLengthDifference
    }

    /// Places along a way at equal distances from each other.
    private static func evenly(_ way: [RoutePoint], _ length: Double) -> [RoutePoint] {
        let step = length / Double(parts)
        var places: [RoutePoint] = []
        var gone = 0.0
        for (from, to) in zip(way, way.dropFirst()) where !to.startsSegment {
            let stretch = from.distance(to: to)
            let east = RoutePoint.wrapped(longitude: to.longitude - from.longitude)
            while places.count <= parts, Double(places.count) * step <= gone + stretch {
                let part = stretch > 0 ? (Double(places.count) * step - gone) / stretch : 0
                places.append(
                    RoutePoint(
                        latitude: from.latitude + (to.latitude - from.latitude) * part, longitude: from.longitude + east * part))
            }
            gone += stretch
        }
        if let last = way.last { while places.count <= parts { places.append(last) } }
        return places
    }

    private static func mean(_ one: [RoutePoint], _ other: some Collection<RoutePoint>) -> Double {
        zip(one, other).reduce(0) { $0 + $1.0.distance(to: $1.1) } / Double(max(1, one.count))
    }
}
