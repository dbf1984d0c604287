import Walking

/// Metres as they are counted on a course: `480`, `12 x 40`, or `12 x 40 + 15`, with or without their unit.
package enum CourseDistance {
    /// - Returns: nil for what is no such sum.
    package static func metres(_ text: String) -> Double? {
        let text = text.lowercased().filter { !$0.isWhitespace }
        let terms = text.split(separator: "+", omittingEmptySubsequences: false).map(term)
        let known = terms.compactMap(\.self)
        return known.count == terms.count ? known.reduce(0, +) : nil
    }

    /// A number as it is typed, without a fraction that says nothing.
    package static func typed(_ number: Double) -> String { Int(exactly: number).map(String.init) ?? String(number) }

    private static func term(_ text: Substring) -> Double? {
        let factors = text.split(omittingEmptySubsequences: false) { "x×*".contains($0) }.map { number($0) }
        let known = factors.compactMap(\.self)
        return known.count == factors.count && known.count <= 2 ? known.reduce(1, *) : nil
    }

    private static func number(_ text: Substring) -> Double? { number(text, units: ["meters", "metres", "meter", "metre", "m", "미터"]) }

    /// Returns a number that one of some units may follow.
    static func number(_ text: Substring, units: [String]) -> Double? {
        let unit = units.first { text.hasSuffix($0) } ?? ""
        let number = String(text.dropLast(unit.count)).trimmed
        return !number.isEmpty && number.allSatisfy { $0.isASCII && $0.isNumber || $0 == "." } ? Double(number) : nil
    }
}
