/// Numbers as people type them, with either sign for decimals, thousands marked or not, and in Korean words.
enum TypedNumber {
    /// A whole number; thousands may be marked, and only thousands: `3900`, `3,900`, `3 900`, `2천`, `만`.
    static func whole(_ text: some StringProtocol) -> Int? {
        if let number = korean(text) { return number < 1e9 ? Int(exactly: number) : nil }
        let groups = text.split(omittingEmptySubsequences: false) { ",.'’".contains($0) || $0.isWhitespace }
        guard groups.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isDigit) }), groups.dropFirst().allSatisfy({ $0.count == 3 }),
            groups.count == 1 || groups[0].count <= 3
        else { return nil }
        let digits = groups.joined()
        return digits.count <= 7 ? Int(digits) : nil
    }

    /// A number with a point or a comma before its fraction: `2.6`, `2,6`, `2.5천`.
    static func decimal(_ text: some StringProtocol) -> Double? {
        if let number = korean(text) { return number }
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
        guard (1...2).contains(parts.count), parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isDigit) }), text.count <= 12 else {
            return nil
        }
        return Double(parts.joined(separator: "."))
    }

    /// A decimal with one of some units at its end, or with none; nil from 100,000 on.
    /// - Parameters:
    ///   - units: their names, no one before a longer one that ends in it, and what each is worth.
    ///   - alone: what a number without a unit is worth.
    static func measure(_ text: String, in units: [(String, Double)], alone: Double) -> Double? {
        let unit = units.first { text.hasSuffix($0.0) }
        guard let number = decimal(String(text.dropLast(unit?.0.count ?? 0)).trimmed), number < 100_000 else { return nil }
        return number * (unit?.1 ?? alone)
    }

    static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }

    /// Returns whether a character can be part of a number.
    static func isNumeral(_ character: Character) -> Bool { isDigit(character) || digits[character] != nil || powers[character] != nil }

    private static let digits: [Character: Double] = [
        "일": 1, "이": 2, "삼": 3, "사": 4, "오": 5, "육": 6, "칠": 7, "팔": 8, "구": 9,
    ]
    private static let powers: [Character: Double] = ["십": 10, "백": 100, "천": 1000, "만": 10_000]

    /// `2천`, `1만2천`, `만이천`, `삼십`; nil for what has no Korean numeral in it.
    private static func korean(_ text: some StringProtocol) -> Double? {
        guard text.contains(where: { digits[$0] != nil || powers[$0] != nil }) else { return nil }
        var (total, section) = (0.0, 0.0)
        var current: Double?
        var rest = text[...]
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if isDigit(first) {
                let number = rest.prefix { isDigit($0) || $0 == "." || $0 == "," }
                guard current == nil, let value = whole(number).map(Double.init) ?? decimal(number) else { return nil }
                current = value
                rest.removeFirst(number.count)
            } else if let digit = digits[first] {
                guard current == nil else { return nil }
                current = digit
                rest.removeFirst()
            } else if let power = powers[first] {
                if power == 10_000 {
                    let sum = section + (current ?? 0)
                    guard total == 0 else { return nil }
                    total = (sum == 0 ? 1 : sum) * power
                    section = 0
                } else {
                    section += (current ?? 1) * power
                }
                current = nil
                rest.removeFirst()
            } else {
                return nil
            }
        }
        return total + section + (current ?? 0)
    }
}
