import Basis

/// Fractions of a unit in words and signs, rewritten as decimals: `an hour and a quarter`, `two and a half hours`, `1½ h`, `half a mile`.
enum SpokenFraction {
    /// - Parameter text: in small letters.
    /// - Returns: the text with its fraction before its unit: `1.25 hour`; the text itself where it has none.
    static func inDecimals(_ text: String) -> String {
        let text = withoutSigns(text)
        for (words, part) in parts {
            for lead in ["\(words) of an ", "\(words) of a ", "\(words) an ", "\(words) a ", "\(words) ", "\(words)-"]
            where text.hasPrefix(lead) {
                let unit = String(text.dropFirst(lead.count)).trimmed
                if isUnit(unit) { return decimal(0, part) + " " + unit }
            }
            guard let place = text.firstRange(of: " and \(words)") else { continue }
            let before = text[..<place.lowerBound].split(separator: " ").map(String.init)
            let unit = String(text[place.upperBound...]).trimmed
            guard let first = before.first, let number = whole(first) else { continue }
            if before.count == 2, unit.isEmpty, isUnit(before[1]) { return decimal(number, part) + " " + before[1] }
            if before.count == 1, isUnit(unit) { return decimal(number, part) + " " + unit }
        }
        return text
    }

    /// Returns whether a text begins with the fraction of what stands before it, as `and a quarter of the way` does.
    static func leads(_ text: String) -> Bool {
        parts.contains { text == "and " + $0.words || text.hasPrefix("and \($0.words) ") }
    }

    private static let parts: [(words: String, hundredths: Int)] = [
        ("three quarters", 75), ("three-quarters", 75), ("a quarter", 25), ("quarter", 25), ("a half", 50), ("half", 50),
    ]
    private static let signs: [Character: Int] = ["½": 50, "¼": 25, "¾": 75]

    private static func isUnit(_ text: String) -> Bool {
        !text.isEmpty && !text.contains(" ") && !text.contains(where: TypedNumber.isDigit)
    }

    private static func whole(_ word: String) -> Int? {
        ["a", "an"].contains(word) ? 1 : word.allSatisfy(TypedNumber.isDigit) ? Int(word) : SpokenNumber.whole(word)
    }

    private static func decimal(_ whole: Int, _ hundredths: Int) -> String { "\(whole).\(hundredths)" }

    /// `1½` and `1 ½` as `1.50`.
    private static func withoutSigns(_ text: String) -> String {
        guard let place = text.firstIndex(where: { signs[$0] != nil }), let part = signs[text[place]] else { return text }
        let before = String(text[..<place]).trimmed
        guard before.isEmpty || before.allSatisfy(TypedNumber.isDigit) else { return text }
        let unit = String(text[text.index(after: place)...]).trimmed
        let bare = ["an ", "a ", "of an ", "of a "].first(where: unit.hasPrefix).map { String(unit.dropFirst($0.count)) } ?? unit
        return decimal(Int(before) ?? 0, part) + (bare.isEmpty ? "" : " " + bare)
    }
}
