/// A day as people type it: `2026-11-20`, `20.11.2026`, `20.11.`, `yesterday`, `last friday`, `그저께`, `지난 금요일`.
struct TypedDay {
    let date: CivilDate
    /// Whether it can stand in a title, too: a word, and no date.
    let isWord: Bool

    /// - Parameter text: in small letters.
    init?(_ text: String, today: CivilDate) {
        if let date = CivilDate(text) ?? Self.dayFirst(text, today: today) {
            (self.date, isWord) = (date, false)
        } else if let days = Self.words[text] ?? Self.daysAgo(text) ?? Self.weekday(text, today: today) {
            (date, isWord) = (today.adding(days: -days), true)
        } else {
            return nil
        }
    }

    /// The days back; what is still to come is refused by its date.
    private static let words = [
        "today": 0, "this morning": 0, "this afternoon": 0, "this evening": 0, "오늘": 0,
        "yesterday": 1, "어제": 1, "day before yesterday": 2, "the day before yesterday": 2, "그제": 2, "그저께": 2,
        "tomorrow": -1, "내일": -1, "day after tomorrow": -2, "the day after tomorrow": -2, "모레": -2,
    ]

    private static let weekdays: [[String]] = [
        ["monday", "월요일"], ["tuesday", "화요일"], ["wednesday", "수요일"], ["thursday", "목요일"], ["friday", "금요일"],
        ["saturday", "토요일"], ["sunday", "일요일"],
    ]

    /// `2 days ago`, `3일 전`.
    private static func daysAgo(_ text: String) -> Int? {
        let number = text.prefix(while: TypedNumber.isDigit)
        guard let days = Int(number), days < 1000, ["daysago", "dayago", "일전"].contains(text.dropFirst(number.count).filter { $0 != " " })
        else { return nil }
        return days
    }

    /// The last such day before today, as in `on friday`, `last friday`; a weekday alone may be part of a title.
    private static func weekday(_ text: String, today: CivilDate) -> Int? {
        let words = text.split(separator: " ")
        guard words.count == 2, ["on", "last", "지난"].contains(words[0]) else { return nil }
        return daysSince(weekday: String(words[1]), today: today)
    }

    private static func daysSince(weekday name: String, today: CivilDate) -> Int? {
        guard let index = weekdays.firstIndex(where: { $0.contains(name) }) else { return nil }
        let days = (today.weekday.rawValue - (index + 1) + 7) % 7
        return days == 0 ? 7 : days
    }

    /// A weekday without a word before it, which is a day only where it stands for itself.
    init?(weekdayAlone text: String, today: CivilDate) {
        guard let days = Self.daysSince(weekday: text, today: today) else { return nil }
        (date, isWord) = (today.adding(days: -days), true)
    }

    /// `20.11.2026`, and `20.11.` for the last such day, as nobody writes a number; with slashes it could be two days.
    private static func dayFirst(_ text: String, today: CivilDate) -> CivilDate? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, [0, 4].contains(parts[2].count), parts.joined().allSatisfy(TypedNumber.isDigit), parts[0].count <= 2,
            parts[1].count <= 2, !parts[0].isEmpty, !parts[1].isEmpty
        else { return nil }
        let (day, month) = (parts[0].count == 1 ? "0\(parts[0])" : "\(parts[0])", parts[1].count == 1 ? "0\(parts[1])" : "\(parts[1])")
        guard parts[2].isEmpty else { return CivilDate("\(parts[2])-\(month)-\(day)") }
        // 29 February may lie eight years back.
        return (0...8).lazy.compactMap { CivilDate("\(today.year - $0)-\(month)-\(day)") }.first { $0 <= today }
    }
}
