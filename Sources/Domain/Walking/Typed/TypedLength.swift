import Basis

/// The length of a body or of a step as people type it: `172`, `172 cm`, `1.72 m`, `5'11"`, `5 ft 11`, `25 in`, `63센티`.
package struct TypedLength: Hashable, Sendable {
    package var metres: Double

    private static let units: [(String, Double)] = [
        ("centimeters", 0.01), ("centimetres", 0.01), ("센티미터", 0.01), ("센티", 0.01), ("cm", 0.01), ("㎝", 0.01),
        ("inches", Units.metresPerInch), ("inch", Units.metresPerInch), ("인치", Units.metresPerInch), ("in", Units.metresPerInch),
        ("\"", Units.metresPerInch), ("meters", 1), ("metres", 1), ("미터", 1), ("m", 1),
    ]
    private static let feet = ["'", "feet", "foot", "ft", "피트"]

    /// The names of all units, in lower case.
    static let unitNames = units.map(\.0) + feet

    private static let signs: [Character: String] = ["′": "'", "’": "'", "‘": "'", "″": "\"", "”": "\"", "“": "\""]

    /// Returns nil for anything that is no length.
    /// - Parameter units: what a number alone is meant in: centimetres or inches.
    package init?(_ text: String, in units: Units) {
        let text = text.trimmed.lowercased().map { Self.signs[$0] ?? String($0) }.joined().replacing("''", with: "\"")
        guard let metres = Self.inFeet(text) ?? TypedNumber.measure(text, in: Self.units, alone: units.metresPerShort), metres > 0 else {
            return nil
        }
        self.metres = metres
    }

    private static func inFeet(_ text: String) -> Double? {
        guard let sign = feet.first(where: text.contains), let place = text.firstRange(of: sign) else { return nil }
        guard let whole = TypedNumber.decimal(String(text[..<place.lowerBound]).trimmed), whole < 1000 else { return nil }
        let rest = String(text[place.upperBound...]).trimmed
        guard !rest.isEmpty else { return whole * Units.metresPerFoot }
        let unit = ["inches", "inch", "인치", "in", "\""].first(where: rest.hasSuffix)
        guard let inches = TypedNumber.decimal(String(rest.dropLast(unit?.count ?? 0)).trimmed), inches < 12 else { return nil }
        return whole * Units.metresPerFoot + inches * Units.metresPerInch
    }

    /// A height as the units have it, to be typed over: `172 cm`, `5'8"`.
    package static func height(_ centimetres: Int, in units: Units) -> String {
        guard units.hasInches else { return "\(centimetres) cm" }
        let inches = Int(clamping: Double(centimetres) / 100 / Units.metresPerInch)
        return "\(inches / 12)'\(inches % 12)\""
    }
}
