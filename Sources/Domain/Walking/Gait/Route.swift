import Foundation

/// The length of a way over the ground.
package enum Route {
    static let earthRadius = 6_371_000.0

    /// Metres along a route; pauses are not bridged.
    package static func length(_ points: [RoutePoint]) -> Double {
        zip(points, points.dropFirst()).reduce(0) { sum, pair in
            pair.1.startsSegment ? sum : sum + distance(pair.0, pair.1)
        }
    }

    /// Metres between two points over a round earth.
    package static func distance(_ from: RoutePoint, _ to: RoutePoint) -> Double {
        let radians = Double.pi / 180
        let latitude = (to.latitude - from.latitude) * radians / 2
        let longitude = (to.longitude - from.longitude) * radians / 2
        let chord =
            sin(latitude) * sin(latitude)
            + cos(from.latitude * radians) * cos(to.latitude * radians) * sin(longitude) * sin(longitude)
        return 2 * earthRadius * asin(min(1, chord.squareRoot()))
    }
}
