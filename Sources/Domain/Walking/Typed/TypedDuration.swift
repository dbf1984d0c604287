import Basis

/// A duration as people type it: `35`, `35m`, `30 minutes`, `1:10`, `1h10`, `1.5 h`, `½ hour`, `an hour and a quarter`, `1시간 10분`,
/// `한 시간 반`, `서른 분`, `forty-five minutes`.
package struct TypedDuration: Hashable, Sendable, CustomStringConvertible {
    package var seconds: Int
    /// Indicates whether it says what its numbers count; a bare number is minutes only where a duration is asked for.
    let hasUnits: Bool

    package var duration: Duration { .seconds(seconds) }

    /// Returns nil for anything that is no duration, and for none at all.
    package init?(_ text: String) {
        guard let (seconds, hasUnits) = Self.read(text), seconds > 0, seconds < Self.most else { return nil }
        (self.seconds, self.hasUnits) = (seconds, hasUnits)
    }

    /// The bound that a duration breaks which no walk can have, as `0 minutes`; nil for every other text.
    static func brokenBound(_ text: String) -> BrokenBound? {
        guard let (seconds, hasUnits) = read(text), hasUnits else { return nil }
        return seconds <= 0 ? .nothing : seconds >= most ? .most : nil
    }

    private static func read(_ text: String) -> (Int, Bool)? {
        let text = joined(inNumbers(text.trimmed.lowercased()))
        return clock(text) ?? units(text) ?? bare(text)
    }

    private static let words = ["반 시간": "30m", "반시간": "30m"]

    /// Replaces words such as `an hour and a half` by numbers.
    private static func inNumbers(_ text: String) -> String {
        if let known = words[text] { return known }
        let text = SpokenFraction.inDecimals(text)
        for (word, number) in [("an hour", "1h"), ("one hour", "1h"), ("two hours", "2h")] where text.hasPrefix(word) {
            return number + text.dropFirst(word.count).replacing(" and ", with: " ")
        }
        return text
    }

    package init(_ duration: Duration) {
        seconds = max(1, Int(clamping: Double(duration.milliseconds) / 60_000)) * 60
        hasUnits = false
    }

    package var minutes: Int { (seconds + 30) / 60 }

    package var description: String {
        guard minutes >= 60 else { return String(minutes) }
        return "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
    }

    /// Far beyond a walk, so that a length that nobody walks is refused as one instead of being read as something else.
    private static let most = 1_000_000_000

    /// Without the space between a number and its unit: `1 h 10 min` is `1h10min`; between two numbers it stays.
    private static func joined(_ text: String) -> String {
        var result = ""
        var gap = false
        for character in text.lowercased() {
            if character.isWhitespace || (character == "-" && !result.isEmpty) {
                gap = !result.isEmpty
                continue
            }
            if gap, result.last.map(TypedNumber.isDigit) == true, TypedNumber.isDigit(character) { result.append(" ") }
            gap = false
            result.append(character)
        }
        return result
    }

    /// `1:10`, hours and minutes.
    private static func clock(_ text: String) -> (Int, Bool)? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[1].count == 2, (1...2).contains(parts[0].count), parts.joined().allSatisfy(TypedNumber.isDigit),
            let hours = Int(parts[0]), let minutes = Int(parts[1]), minutes < 60
        else { return nil }
        return (hours * 3600 + minutes * 60, false)
    }

    private static func bare(_ text: String) -> (Int, Bool)? {
        guard text.allSatisfy(TypedNumber.isNumeral) else { return nil }
        return TypedNumber.whole(text).map { ($0 * 60, false) }
    }

    private static let names: [(String, Int)] = [
        ("hours", 3600), ("hour", 3600), ("hrs", 3600), ("hr", 3600), ("시간", 3600), ("h", 3600),
        ("minutes", 60), ("minute", 60), ("mins", 60), ("min", 60), ("분", 60), ("m", 60),
        ("seconds", 1), ("second", 1), ("secs", 1), ("sec", 1), ("초", 1), ("s", 1),
    ]
    /// Numbers with a unit each, from hours down; minutes behind hours may go without.
    private static func units(_ text: String) -> (Int, Bool)? {
        var rest = Substring(text)
        var total = 0.0
        var last = Int.max
        while !rest.isEmpty {
            if last == 3600, rest == "반" { return (Int(clamping: total, .towardZero) + 1800, true) }
            if last == 3600, let minutes = SpokenNumber.whole(rest), minutes >= 10 {
                return (Int(clamping: total, .towardZero) + minutes * 60, true)
            }
            let length = numberLength(at: rest)
            let text = rest.prefix(length)
            let name = names.first { rest.dropFirst(length).hasPrefix($0.0) }
            // Nobody types a fraction of three digits of a minute: there the comma marks thousands.
            guard let number = number(text, isWhole: name?.1 != 3600) else { return nil }
            rest.removeFirst(length)
            guard let unit = name?.1 ?? (rest.isEmpty && last == 3600 ? 60 : nil), unit < last else { return nil }
            // `5,604s` is steps, and nobody counts parts of a second.
            if unit == 1, !rest.isEmpty, number != number.rounded() { return nil }
            // `1h 500m` is an hour and half a kilometre, `1h 5,200` an hour and some steps, and `1h 5.2` no duration.
            if last < .max, number >= 60 || name == nil && number != number.rounded() { return nil }
            total += number * Double(unit)
            last = unit
            rest.removeFirst(name?.0.count ?? 0)
        }
        guard last != .max else { return nil }
        return (Int(clamping: total), true)
    }

    /// The length of the number, in digits or in words, that a text begins with.
    private static func numberLength(at text: Substring) -> Int {
        // A word and a single letter may be any word, as `tens`.
        if let spoken = SpokenNumber(text),
            names.contains(where: { $0.0.first?.isASCII == false || $0.0.count > 2 ? spoken.rest.hasPrefix($0.0) : false })
        {
            return text.count - spoken.rest.count
        }
        return text.prefix { TypedNumber.isNumeral($0) || $0 == "." || $0 == "," }.count
    }

    /// - Parameter isWhole: whether a mark before three digits is one of thousands.
    private static func number(_ text: Substring, isWhole: Bool) -> Double? {
        if let spoken = SpokenNumber.whole(text) { return Double(spoken) }
        return (isWhole ? TypedNumber.whole(text).map(Double.init) : nil) ?? TypedNumber.decimal(text)
    }
}
