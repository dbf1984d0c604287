import Phrases
import Walking

/// Goals for single days of the week as people type them, and days of rest: `Sat 4,000, Sun rest`, `토 4000, 일 쉼`.
package struct TypedWeekdays: Equatable {
    package private(set) var steps: [Int: Int] = [:]
    package private(set) var rests: Set<Int> = []

    /// Returns nil when a day has no number, a number no day, or a word is neither.
    init?(_ text: String, allowed: ClosedRange<Int>) {
        // A comma between digits belongs to the number.
        let plain = text.replacing(/(\d),(\d{3})/) { "\($0.1)\($0.2)" }
        var day: Weekday?
        // So does its unit.
        let words = plain.replacing(/(\d|[십백천만])\s+(보|걸음|steps)/) { "\($0.1)\($0.2)" }
        for word in words.split(whereSeparator: { $0.isWhitespace || $0 == "," || $0 == ":" }) {
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
