import Glibc

/// A circle of which nothing leaves the program, round a place such as home.
///
/// Its middle is not the place: it is moved by a way that nobody can know and that is the same each time (``PrivacySecret``), so that neither
/// the circle's edge, which the ends of many cut routes show, nor their mean says where the place is. The place itself is not kept.
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

    /// Metres of radius up to which all circles of a place have the same middle: were it another for each, or nearer the place the
    /// smaller the circle, the middles of two of them would say where that is.
    private static let steps = [100.0, 200, 500, 1_000, 2_000, 5_000]
    /// Cells of a degree of latitude, about 550 metres each, in which all places are moved by the same way.
    private static let cells = 200.0

    /// A circle round a place, its middle moved to anywhere within half the radius: by a way that follows from the secret, where the place
    /// is about, and how large the circle is about.
    package init?(name: String, around place: RoutePoint, radius: Double, secret: PrivacySecret) {
        guard place.latitude.isFinite, place.longitude.isFinite else { return nil }
        let row = (place.latitude * Self.cells).rounded(.down)
        let width = max(0.01, cos(row / Self.cells * .pi / 180))
        let reach = (Self.steps.last { $0 <= radius } ?? Self.radii.lowerBound) * Self.mostOffset
        let seed = [row, (place.longitude * Self.cells * width).rounded(.down), reach].map { Int64(clamping: $0) }
        let direction = 2 * Double.pi * secret.part(of: seed + [0])
        // The square root makes every spot as likely as every other.
        let way = reach * secret.part(of: seed + [1]).squareRoot()
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
