import Phrases

/// A number as a text has it, and its words.
///
/// Speech engines read numbers, but not all of them: espeak-ng leaves out the point of a Korean decimal. So every number is written out.
struct SpokenNumber: Hashable {
    /// The digits before the point, without separators.
    var whole: String
    /// The digits after the point; nil for a whole number.
    var fraction: String?

    var isOne: Bool { whole == "1" && fraction == nil }

    func words(_ language: Language) -> String {
        switch language {
        case .en: [english, fraction.map { "point " + Self.each($0, Self.englishDigits) }].compactMap(\.self).joined(separator: " ")
        case .ko: [korean, fraction.map { "점 " + Self.each($0, Self.koreanDigits) }].compactMap(\.self).joined(separator: " ")
        }
    }

    /// Hours are counted in Korean's own numbers: 두 시간.
    var koreanHours: String {
        guard fraction == nil, let hours = Int(whole), Self.koreanCount.indices.contains(hours - 1) else { return words(.ko) }
        return Self.koreanCount[hours - 1]
    }

    private var english: String {
        guard let number = Int(whole), number < 1_000_000_000_000 else { return Self.each(whole, Self.englishDigits) }
        return Self.english(number)
    }

    private var korean: String {
        guard let number = Int(whole), number < 1_000_000_000_000 else { return Self.each(whole, Self.koreanDigits) }
        return Self.korean(number)
    }

    private static func each(_ digits: String, _ names: [String]) -> String {
        digits.compactMap(\.wholeNumberValue).map { names[$0] }.joined(separator: " ")
    }
}

extension SpokenNumber {
    private static let englishDigits = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
    private static let teens = [
        "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    ]
    private static let tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]

    /// `one thousand two hundred and thirty-four`.
    private static func english(_ number: Int) -> String {
        switch number {
        case ..<10: return englishDigits[max(0, number)]
        case ..<20: return teens[number - 10]
        case ..<100: return tens[number / 10] + (number % 10 > 0 ? "-" + englishDigits[number % 10] : "")
        case ..<1000:
            let rest = number % 100
            return englishDigits[number / 100] + " hundred" + (rest > 0 ? " and " + english(rest) : "")
        default:
            let scales = [(1_000_000_000, "billion"), (1_000_000, "million"), (1000, "thousand")]
            guard let (size, name) = scales.first(where: { number >= $0.0 }) else { return "" }
            let rest = number % size
            let joint = rest > 0 ? (rest < 100 ? " and " : " ") + english(rest) : ""
            return english(number / size) + " " + name + joint
        }
    }
}

extension SpokenNumber {
    private static let koreanDigits = ["영", "일", "이", "삼", "사", "오", "육", "칠", "팔", "구"]
    private static let koreanCount = ["한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉", "열", "열한", "열두"]

    /// `천이백삼십사`: the numbers of minutes, steps and measures.
    private static func korean(_ number: Int) -> String {
        guard number > 0 else { return koreanDigits[0] }
        var text = ""
        for (size, name) in [(100_000_000, "억"), (10_000, "만"), (1, "")] {
            let group = number / size % 10_000
            guard group > 0 else { continue }
            // 만, and not 일만.
            text += (group == 1 && size == 10_000 && text.isEmpty ? "" : koreanGroup(group)) + name
        }
        return text
    }

    private static func koreanGroup(_ number: Int) -> String {
        var text = ""
        for (size, name) in [(1000, "천"), (100, "백"), (10, "십"), (1, "")] {
            let digit = number / size % 10
            guard digit > 0 else { continue }
            text += (digit == 1 && size > 1 ? "" : koreanDigits[digit]) + name
        }
        return text
    }
}
