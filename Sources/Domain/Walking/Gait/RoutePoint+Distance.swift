import Glibc

extension RoutePoint {
    private static let earthRadius = 6_371_000.0
    /// Metres of a degree along a meridian.
    package static let metresPerDegree = earthRadius * .pi / 180

    /// Degrees east from -180 up to 180, for what was counted on over the date line.
    package static func wrapped(longitude: Double) -> Double {
        guard longitude < -180 || longitude >= 180 else { return longitude }
        let rest = (longitude + 180).truncatingRemainder(dividingBy: 360)
        return (rest < 0 ? rest + 360 : rest) - 180
    }

    /// Metres to another point over a round earth.
    package func distance(to other: RoutePoint) -> Double {
        let radians = Double.pi / 180
        let across = (other.latitude - latitude) * radians / 2
        let along = (other.longitude - longitude) * radians / 2
        let chord = sin(across) * sin(across) + cos(latitude * radians) * cos(other.latitude * radians) * sin(along) * sin(along)
        return 2 * Self.earthRadius * asin(min(1, chord.squareRoot()))
    }

    /// Metres along a way; pauses are not bridged.
    package static func length(of way: [RoutePoint]) -> Double {
        zip(way, way.dropFirst()).reduce(0) { $1.1.startsSegment ? $0 : $0 + $1.0.distance(to: $1.1) }
    }
}
