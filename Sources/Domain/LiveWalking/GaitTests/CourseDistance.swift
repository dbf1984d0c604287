import Walking

/// Metres as they are counted on a course: `480`, `12 x 40`, or `12 x 40 + 15`.
package enum CourseDistance {
    /// - Returns: nil for what is no such sum.
    package static func metres(_ text: String) -> Double? {
        var text = text.lowercased().filter { !$0.isWhitespace }
        if text.hasSuffix("m") { text.removeLast() }
        let terms = text.split(separator: "+", omittingEmptySubsequences: false).map(term)
        let known = terms.compactMap(\.self)
        return known.count == terms.count ? known.reduce(0, +) : nil
    }

    private static func term(_ text: Substring) -> Double? {
        let factors = text.split(omittingEmptySubsequences: false) { "x×*".contains($0) }.map(number)
        let known = factors.compactMap(\.self)
        return known.count == factors.count && known.count <= 2 ? known.reduce(1, *) : nil
    }

    private static func number(_ text: Substring) -> Double? {
        text.allSatisfy { $0.isASCII && $0.isNumber || $0 == "." } ? Double(text) : nil
    }
}
