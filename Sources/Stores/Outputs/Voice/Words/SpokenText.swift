import Basis
import Phrases

/// A sentence of the screen as a voice says it: numbers, decimals, units and signs in words, and nothing that cannot be spoken.
///
/// ```swift
/// SpokenText("≈ 4.6 km/h", .en).words   // about four point six kilometres an hour
/// SpokenText("4.6 km/h", .ko).words     // 시속 사 점 육 킬로미터
/// ```
package struct SpokenText: Hashable, Sendable {
    /// One line without control characters; empty where nothing can be said.
    package let words: String

    package init(_ text: String, _ language: Language) {
        var reader = SpokenTextReader(text, language)
        words = reader.words()
    }
}

/// Goes through a text once, from number to number.
private struct SpokenTextReader {
    private let language: Language
    private let text: [Character]
    private var place = 0
    private var said = ""

    init(_ text: String, _ language: Language) {
        self.text = Array(text)
        self.language = language
    }

    mutating func words() -> String {
        while place < text.count {
            if let quantity = quantity() {
                said += quantity
            } else if let sign = sign() {
                said += sign
            } else {
                said += Self.spoken(text[place])
                place += 1
            }
        }
        let words = said.split(separator: " ").joined(separator: " ")
        return words.replacing(" ,", with: ",").replacing(" .", with: ".")
    }

    private func character(at place: Int) -> Character? { text.indices.contains(place) ? text[place] : nil }

    private func isDigit(at place: Int) -> Bool { character(at: place).map { $0.isASCII && $0.isNumber } ?? false }

    /// A word for a sign that stands before a number.
    private mutating func sign() -> String? {
        let next = character(at: place + 1) == " " ? place + 2 : place + 1
        guard isDigit(at: next), let names = Self.signs[text[place]] else { return nil }
        // Within a date or a word it is a stroke.
        if text[place] == "-" || text[place] == "~", place > 0, text[place - 1] != " " { return nil }
        guard next == place + 1 || names.mayStandApart else { return nil }
        place = next
        return " " + (language == .ko ? names.korean : names.english) + " "
    }

    private static let signs: [Character: (english: String, korean: String, mayStandApart: Bool)] = [
        "≈": ("about", "약", true), "~": ("about", "약", true), "±": ("plus or minus", "플러스 마이너스", true),
        "≥": ("at least", "최소", true), "≤": ("at most", "최대", true),
        "-": ("minus", "마이너스", false), "−": ("minus", "마이너스", false), "+": ("plus", "플러스", false),
    ]

    /// A number or a range of them, with its unit.
    private mutating func quantity() -> String? {
        guard isDigit(at: place) else { return nil }
        if let clock = clock() { return clock }
        let first = number()
        var words = first.words(language)
        var last = first
        if character(at: place) == "–" || character(at: place) == "~", isDigit(at: place + 1) {
            place += 1
            last = number()
            words += (language == .ko ? "에서 " : " to ") + last.words(language)
        }
        if language == .ko, first == last, text[place...].starts(with: "시간") || text[place...].starts(with: " 시간") {
            return first.koreanHours
        }
        return unit(after: last)?.words(words, isOne: first.isOne && last.isOne, language) ?? words
    }

    /// `1,234.5`, of which the place is moved to the end.
    private mutating func number() -> SpokenNumber {
        var whole = digits()
        while character(at: place) == ",", (1...3).allSatisfy({ isDigit(at: place + $0) }), !isDigit(at: place + 4) {
            place += 1
            whole += digits()
        }
        guard character(at: place) == ".", isDigit(at: place + 1) else { return SpokenNumber(whole: whole) }
        place += 1
        return SpokenNumber(whole: whole, fraction: digits())
    }

    private mutating func digits() -> String {
        let start = place
        while isDigit(at: place) { place += 1 }
        return String(text[start..<place])
    }

    /// `3:20` and `1:02:03`, which are lengths of time here.
    private mutating func clock() -> String? {
        let start = place
        var fields = [digits()]
        while fields.count < 3, character(at: place) == ":", isDigit(at: place + 1), isDigit(at: place + 2), !isDigit(at: place + 3) {
            place += 1
            fields.append(digits())
        }
        guard fields.count > 1 else {
            place = start
            return nil
        }
        return zip(fields, ["h", "min", "s"].suffix(fields.count)).compactMap { field, symbol in
            let number = SpokenNumber(whole: field)
            guard Int(field) != 0, let unit = SpokenUnit.all.first(where: { $0.symbol == symbol }) else { return nil }
            let words = symbol == "h" && language == .ko ? number.koreanHours : number.words(language)
            return unit.words(words, isOne: Int(field) == 1, language)
        }
        .joined(separator: " ")
    }

    /// The unit that stands at the place, beyond one space; it ends where a word would go on.
    private mutating func unit(after number: SpokenNumber) -> SpokenUnit? {
        let start = character(at: place) == " " || character(at: place) == "\u{A0}" ? place + 1 : place
        guard start <= text.count else { return nil }
        for unit in SpokenUnit.all where text[start...].starts(with: unit.symbol) {
            let end = start + unit.symbol.count
            if let next = character(at: end), next.isASCII, next.isLetter || next == "/" { continue }
            // "3 in a row" counts no inches.
            if unit.symbol == "in", number.fraction == nil, character(at: end) == " " { continue }
            place = end
            return unit
        }
        return nil
    }

    /// A character outside of a number: signs of the screen are left out.
    private static func spoken(_ character: Character) -> String {
        switch character {
        case "·", "—": return ","
        case "…": return "."
        case ".", ",", "!", "?", ";", ":", "'", "’", "(", ")", "-": return String(character)
        default:
            let isWord = character.isLetter || character.isNumber && character.unicodeScalars.count == 1
            return isWord ? String(character) : " "
        }
    }
}
