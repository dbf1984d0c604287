/// A place as maps copy it: `37.5665, 126.9780`, `37.5665 126.9780`, `37.5665N 126.9780E`, `geo:37.5665,126.9780`.
package struct TypedPlace: Hashable, Sendable {
    /// Degrees, north and east positive.
    package let latitude: Double
    package let longitude: Double

    /// Returns nil for anything that is no place on earth.
    package init?(_ text: String) {
        var text = text.trimmed.uppercased()
        if text.hasPrefix("GEO:") { text = String(text.dropFirst(4).prefix { $0 != ";" && $0 != "?" }) }
        let parts = text.split { $0 == "," || $0.isWhitespace }.map(String.init)
        guard parts.count == 2, let latitude = Self.degrees(parts[0], "N", "S"), let longitude = Self.degrees(parts[1], "E", "W"),
            abs(latitude) <= 89, abs(longitude) <= 180
        else { return nil }
        self.latitude = latitude
        self.longitude = longitude
    }

    package var point: RoutePoint { RoutePoint(latitude: latitude, longitude: longitude) }

    private static func degrees(_ text: String, _ positive: Character, _ negative: Character) -> Double? {
        var number = text.filter { $0 != "°" }
        var sign = 1.0
        if number.last == positive || number.last == negative {
            sign = number.last == negative ? -1 : 1
            number.removeLast()
        }
        guard number.allSatisfy({ $0.isASCII && ($0.isNumber || ".-+".contains($0)) }), let value = Double(number), value.isFinite else {
            return nil
        }
        return value * sign
    }
}
