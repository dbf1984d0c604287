import Basis

/// The weight of a body as people type it: `72`, `72.5 kg`, `158 lb`, `11 st 4 lb`, `72킬로`.
package struct TypedWeight: Hashable, Sendable {
    package var kilograms: Double

    private static let pounds = ["pounds", "pound", "lbs", "lb", "파운드"].map { ($0, Units.kilogramsPerPound) }
    private static let kilogram = ["kilograms", "kilogram", "kilos", "kilo", "kgs", "kg", "㎏", "킬로그램", "킬로"].map { ($0, 1.0) }
    private static let stone = ["stone", "st", "스톤"]

    /// The names of all units, in lower case.
    static let unitNames = (pounds + kilogram).map(\.0) + stone

    /// Returns nil for anything that is no weight.
    /// - Parameter units: what a number alone is meant in: kilograms or pounds.
    package init?(_ text: String, in units: Units) {
        let text = text.trimmed.lowercased()
        let read = Self.inStone(text) ?? TypedNumber.measure(text, in: Self.pounds + Self.kilogram, alone: units.kilogramsPerWeight)
        guard let read, read > 0 else { return nil }
        kilograms = read
    }

    private static func inStone(_ text: String) -> Double? {
        guard let sign = stone.first(where: text.contains), let place = text.firstRange(of: sign),
            let count = TypedNumber.decimal(String(text[..<place.lowerBound]).trimmed), count < 1000
        else { return nil }
        let (rest, ofStone) = (String(text[place.upperBound...]).trimmed, count * 14 * Units.kilogramsPerPound)
        guard !rest.isEmpty else { return ofStone }
        guard let more = TypedNumber.measure(rest, in: pounds, alone: Units.kilogramsPerPound), more < 14 * Units.kilogramsPerPound else {
            return nil
        }
        return ofStone + more
    }

    /// A weight as the units have it, to a tenth, to be typed over: `72.5 kg`, `158 lb`.
    package static func text(_ kilograms: Double, in units: Units) -> String {
        let tenths = Int(clamping: kilograms / units.kilogramsPerWeight * 10)
        let fraction = tenths.isMultiple(of: 10) ? "" : ".\(tenths % 10)"
        return "\(tenths / 10)\(fraction) \(units.hasPounds ? "lb" : "kg")"
    }
}
