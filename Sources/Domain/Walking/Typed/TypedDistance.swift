/// A distance as people type it: `2.7`, `2,7 km`, `800 m`, `2 miles`, `500 ft`, `2.5킬로`, `십 리`, `two miles`.
package struct TypedDistance: Hashable, Sendable, CustomStringConvertible {
    package var metres: Double
    /// Indicates whether it says what its number counts; a bare number is one only where a distance is asked for.
    let hasUnit: Bool

    package init(metres: Double) {
        self.metres = metres
        hasUnit = true
    }

    private static let units: [(String, Double)] = [
        ("kilometers", 1000), ("kilometres", 1000), ("kilometer", 1000), ("kilometre", 1000), ("킬로미터", 1000), ("키로미터", 1000),
        ("킬로메터", 1000), ("킬로", 1000), ("키로", 1000),
        ("km", 1000), ("㎞", 1000), ("miles", Units.metresPerMile), ("mile", Units.metresPerMile), ("마일", Units.metresPerMile),
        ("mi", Units.metresPerMile), ("yards", Units.metresPerYard), ("yard", Units.metresPerYard), ("야드", Units.metresPerYard),
        ("yds", Units.metresPerYard), ("yd", Units.metresPerYard), ("feet", Units.metresPerFoot), ("foot", Units.metresPerFoot),
        ("피트", Units.metresPerFoot), ("ft", Units.metresPerFoot),
        ("meters", 1), ("metres", 1), ("meter", 1), ("metre", 1), ("미터", 1), ("m", 1),
        ("리", Units.metresPerRi),
    ]

    /// The digits of `two` or `a`; with a unit of one letter or two it may be any word, as `am`.
    private static func number(inWords text: String, before unit: String) -> String? {
        guard unit.first?.isASCII == false || unit.count > 2 else { return nil }
        return text == "a" ? "1" : SpokenNumber.whole(text).map { String($0) }
    }

    /// Metres, beyond any walk.
    package static let most = 1_000_000.0

    /// Returns nil for anything that is no distance, and for none at all.
    /// - Parameter units: what a number alone is meant in: kilometres or miles.
    package init?(_ text: String, in units: Units = .metric) {
        let text = SpokenFraction.inDecimals(text.trimmed.lowercased())
        let unit = Self.units.first { text.hasSuffix($0.0) }
        let typed = String(text.dropLast(unit?.0.count ?? 0)).trimmed
        guard unit?.0 != "리" || Self.countsRi(text) else { return nil }
        let number = unit.flatMap { Self.number(inWords: typed, before: $0.0) } ?? typed
        // Of metres and feet nobody types a fraction of three digits: there the comma marks thousands.
        let value =
            (unit?.1 ?? .infinity) <= 1
            ? TypedNumber.whole(number).map(Double.init) ?? TypedNumber.decimal(number) : TypedNumber.decimal(number)
        guard let value, value > 0, value * (unit?.1 ?? units.metresPerLong) < Self.most else { return nil }
        metres = value * (unit?.1 ?? units.metresPerLong)
        hasUnit = unit != nil
    }

    /// Returns whether a text that ends with 리 counts them: `10리`, `십 리`, `이십리`, `오 리`; `오리` is a duck.
    private static func countsRi(_ text: String) -> Bool {
        let number = text.dropLast()
        return number.last?.isWhitespace == true || number.contains { TypedNumber.isDigit($0) || "십백천".contains($0) }
    }

    /// The bound that a distance breaks which no walk can have, as `0 km`; nil for every other text.
    static func brokenBound(_ text: String) -> BrokenBound? {
        guard let unit = units.first(where: { text.hasSuffix($0.0) }),
            let value = TypedNumber.decimal(String(text.dropLast(unit.0.count)).trimmed)
        else { return nil }
        return value <= 0 ? .nothing : value * unit.1 >= most ? .most : nil
    }

    /// Kilometres, to ten metres, without zeros that say nothing.
    package var description: String { text(in: .metric) }

    /// The same with its unit, as a field shows it: `2.7 km`, `1.68 mi`.
    package func textWithUnit(in units: Units) -> String { text(in: units) + (units.hasMiles ? " mi" : " km") }

    /// Kilometres or miles, to a hundredth, without zeros that say nothing.
    package func text(in units: Units) -> String {
        let hundredths = Int(clamping: min(max(0, metres.isFinite ? metres : 0), 1e12) / units.metresPerLong * 100)
        let (whole, rest) = (hundredths / 100, hundredths % 100)
        if rest == 0 { return String(whole) }
        return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }
}
