import Basis
import Phrases
import Walking

/// Goals for single days of the week as people type them, and days of rest: `Sat 4,000, Sun rest`, `토 4000, 일 쉼`.
package struct TypedWeekdays: Equatable {
    package private(set) var steps: [Int: Int] = [:]
    package private(set) var rests: Set<Int> = []

    /// Returns nil when a day has no number, a number no day, or a word is neither.
    init?(_ text: String, allowed: ClosedRange<Int>) {
        var day: Weekday?
        for word in Self.words(text) {
            if day != nil, let count = TypedSteps(String(word))?.count {
                guard let weekday = day, allowed.contains(count) else { return nil }
                steps[weekday.rawValue] = count
                day = nil
            } else if let weekday = day, Self.restWords.contains(word.lowercased()) {
                rests.insert(weekday.rawValue)
                day = nil
            } else {
                guard day == nil, let weekday = Self.weekday(String(word)) else { return nil }
                day = weekday
            }
        }
        guard day == nil else { return nil }
    }

    /// The words of a text, between which stand spaces, commas and colons.
    ///
    /// A comma between digits belongs to the number, and so does the unit behind it.
    private static func words(_ text: String) -> [Substring] {
        let characters = Array(text)
        var plain = ""
        for (place, character) in characters.enumerated() {
            let thousand = characters[(place + 1)...].prefix(3)
            let isInNumber = plain.last.map(isDigit) == true && thousand.count == 3 && thousand.allSatisfy(isDigit)
            if character != "," || !isInNumber { plain.append(character) }
        }
        var words: [Substring] = []
        var isBehindSpace = false
        for part in plain.split(whereSeparator: { $0 == "," || $0 == ":" }) {
            isBehindSpace = false
            for word in part.split(whereSeparator: \.isWhitespace) {
                if isBehindSpace, let number = words.last, number.last.map(isNumeral) == true, units.contains(where: word.hasPrefix) {
                    words[words.count - 1] = number + word
                } else {
                    words.append(word)
                }
                isBehindSpace = true
            }
        }
        return words
    }

    private static let units = ["보", "걸음", "steps"]

    private static func isDigit(_ character: Character) -> Bool { character.unicodeScalars.first?.properties.numericType == .decimal }

    private static func isNumeral(_ character: Character) -> Bool { isDigit(character) || "십백천만".contains(character) }

    private static let restWords: Set<String> = ["rest", "쉼", "휴식"]

    /// Reads a weekday in either language, short or long.
    private static func weekday(_ word: String) -> Weekday? {
        let word = word.lowercased()
        return Weekday.allCases.first { day in
            Language.allCases.contains { language in
                let phrases = Phrases(language)
                return [phrases.weekday(day), phrases.weekdayName(day)].contains { $0.lowercased() == word }
            }
        }
    }

    /// The goals and the days of rest as they would be typed.
    static func text(_ steps: [Int: Int], rests: Set<Int>, _ phrases: Phrases) -> String {
        Weekday.allCases.flatMap { day in
            let name = phrases.weekday(day)
            let goal = steps[day.rawValue].map { ["\(name) \($0)"] } ?? []
            return goal + (rests.contains(day.rawValue) ? ["\(name) \(phrases(en: "rest", ko: "쉼"))"] : [])
        }.joined(separator: ", ")
    }
}
