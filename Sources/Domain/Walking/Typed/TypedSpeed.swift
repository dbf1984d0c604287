/// A speed as people type it: `4.5`, `4,5 km/h`, `2.8 mph`, `1.25 m/s`.
package struct TypedSpeed: Hashable, Sendable {
    package var metresPerSecond: Double

    private static let units: [(String, Double)] = [
        ("km/h", 1000.0 / 3600), ("kmh", 1000.0 / 3600), ("kph", 1000.0 / 3600), ("㎞/h", 1000.0 / 3600),
        ("mph", Units.metresPerMile / 3600), ("mi/h", Units.metresPerMile / 3600), ("m/s", 1),
    ]

    /// Returns nil for anything that is no speed.
    /// - Parameter units: what a number alone is meant in: kilometres or miles an hour.
    package init?(_ text: String, in units: Units) {
        let text = text.trimmed.lowercased()
        let unit = Self.units.first { text.hasSuffix($0.0) }
        guard let number = TypedNumber.decimal(String(text.dropLast(unit?.0.count ?? 0)).trimmed), number > 0, number < 1000 else {
            return nil
        }
        metresPerSecond = number * (unit?.1 ?? units.metresPerLong / 3600)
    }
}
