/// A distance as people type it: `2.7`, `2,7 km`, `800 m`.
struct TypedDistance: Equatable, CustomStringConvertible {
    var metres: Double

    init(metres: Double) {
        self.metres = metres
    }

    /// Nil for anything that is no distance, and for none at all.
    init?(_ text: String) {
        var text = text.trimmed.lowercased()
        var factor = 1000.0
        if text.hasSuffix("km") {
            text.removeLast(2)
        } else if text.hasSuffix("m") {
            text.removeLast()
            factor = 1
        }
        let number = text.trimmed.replacing(",", with: ".")
        guard !number.isEmpty, number.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }), let value = Double(number), value > 0,
            value * factor < 1_000_000
        else { return nil }
        metres = value * factor
    }

    /// Kilometres, to ten metres, without zeros that say nothing.
    var description: String {
        let hundredths = Int((metres / 10).rounded())
        let (whole, rest) = (hundredths / 100, hundredths % 100)
        if rest == 0 { return String(whole) }
        return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }
}
