import Glibc

/// A circle of which nothing leaves the program, round a place such as home.
///
/// Its middle is not the place: it is moved by a random way that is chosen once and kept, so that neither the circle's edge, which the ends
/// of many cut routes show, nor their mean says where the place is. The place itself is not kept.
package struct PrivacyZone: Hashable, Sendable {
    package let name: String
    /// Degrees of the moved middle, north and east positive.
    package let latitude: Double
    package let longitude: Double
    /// Metres.
    package let radius: Double

    /// Metres that a circle may have; half of it is kept on every side of the place.
    package static let radii = 100.0...5_000.0
    package static let usualRadius = 500.0
    package static let maximumNameLength = 30
    /// The part of the radius by which the middle is moved at most.
    static let mostOffset = 0.5

    /// Returns nil for what is no place or no circle.
    package init?(name: String, latitude: Double, longitude: Double, radius: Double) {
        guard !name.isEmpty, name.count <= Self.maximumNameLength, latitude.isFinite, longitude.isFinite, abs(latitude) <= 89,
            abs(longitude) <= 180, Self.radii.contains(radius)
        else { return nil }
        self.name = name
        self.latitude = latitude
        self.longitude = longitude
        self.radius = radius
    }

    /// A circle round a place, its middle moved to anywhere within half the radius.
    package init?(name: String, around place: RoutePoint, radius: Double, using random: inout some RandomNumberGenerator) {
        let direction = Double.random(in: 0..<(2 * Double.pi), using: &random)
        // The square root makes every spot as likely as every other.
        let way = radius * Self.mostOffset * Double.random(in: 0...1, using: &random).squareRoot()
        let shrink = max(0.01, cos(place.latitude * .pi / 180))
        let east = place.longitude + way * sin(direction) / (RoutePoint.metresPerDegree * shrink)
        self.init(
            name: name, latitude: place.latitude + way * cos(direction) / RoutePoint.metresPerDegree,
            longitude: RoutePoint.wrapped(longitude: east), radius: radius)
    }

    /// Returns whether a place lies in the circle.
    package func contains(latitude: Double, longitude: Double) -> Bool {
        distance(latitude: latitude, longitude: longitude) <= radius
    }

    /// Metres from the middle.
    func distance(latitude: Double, longitude: Double) -> Double {
        RoutePoint(latitude: self.latitude, longitude: self.longitude).distance(to: RoutePoint(latitude: latitude, longitude: longitude))
    }
}
