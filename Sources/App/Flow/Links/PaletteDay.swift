import Walking

/// A day as people look for one: `2026-11-20`, `11-20`, `20 nov`, `November 20, 2025`, `11월 20일`, `yesterday`; without a year the last
/// one that has come.
struct PaletteDay {
    let date: CivilDate

    init?(_ text: String, today: CivilDate) {
        let text = text.lowercased()
        if let date = RelativeDate.parse(text, today: { today }) {
            self.date = date
            return
        }
        let parts = Self.parts(of: text)
        guard let (year, month, day) = Self.korean(parts) ?? Self.named(parts) ?? Self.dashed(text, parts) else { return nil }
        let years = year.map { [$0] } ?? Array((today.year - 8...today.year).reversed())
        let dates = years.lazy.compactMap { CivilDate(year: $0, month: month, day: day) }
        guard let date = year == nil ? dates.first(where: { $0 <= today }) : dates.first else { return nil }
        self.date = date
    }

    private typealias Numbers = (year: Int?, month: Int, day: Int)

    /// Reads `11월 20일` and `2025년 11월 20일`.
    private static func korean(_ parts: [Substring]) -> Numbers? {
        let numbers = parts.compactMap { Int($0) }
        switch parts.filter({ Int($0) == nil }) {
        case ["월"] where numbers.count == 2, ["월", "일"] where numbers.count == 2: return (nil, numbers[0], numbers[1])
        case ["년", "월"] where numbers.count == 3, ["년", "월", "일"] where numbers.count == 3: return (numbers[0], numbers[1], numbers[2])
        default: return nil
        }
    }

    /// Reads `20 nov`, `nov 20` and `20th november 2025`.
    private static func named(_ parts: [Substring]) -> Numbers? {
        let words = parts.filter { Int($0) == nil && !["st", "nd", "rd", "th", "of"].contains($0) }
        let numbers = parts.compactMap { Int($0) }
        guard words.count == 1, words[0].count >= 3, (1...2).contains(numbers.count),
            let month = months.firstIndex(where: { $0.hasPrefix(words[0]) })
        else { return nil }
        return (numbers.count == 2 ? numbers[1] : nil, month + 1, numbers[0])
    }

    /// Reads `11-20`.
    private static func dashed(_ text: String, _ parts: [Substring]) -> Numbers? {
        guard parts.count == 2, text.contains("-"), let month = Int(parts[0]), let day = Int(parts[1]) else { return nil }
        return (nil, month, day)
    }

    private static let months = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december",
    ]

    /// Runs of digits and runs of letters.
    private static func parts(of text: String) -> [Substring] {
        var parts: [Substring] = []
        var rest = text[...]
        while let first = rest.first {
            let isDigit = first.isASCII && first.isNumber
            let part = rest.prefix { isDigit ? $0.isASCII && $0.isNumber : $0.isLetter }
            if !part.isEmpty { parts.append(part) }
            rest = rest.dropFirst(max(1, part.count))
        }
        return parts
    }
}
