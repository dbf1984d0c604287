/// Days as people look for them: a day (``TypedDay``), a month (`2026-11`, `3월`, `march`), a year (`2026`, `작년`), a week (`지난주`).
package struct TypedPeriod: Equatable {
    package let from: CivilDate
    package let through: CivilDate

    /// Returns nil for anything that is no date; it is then a word to look for.
    /// - Parameter allowsShortMonths: whether `nov` is a month, which may as well be the beginning of a word.
    package init?(_ text: String, today: CivilDate, allowsShortMonths: Bool = false) {
        let text = text.trimmed.lowercased()
        if let day = TypedDay(text, today: today) {
            (from, through) = (day.date, day.date)
        } else if let first = Self.month(text, today) ?? (allowsShortMonths ? Self.shortMonth(text, today) : nil) {
            (from, through) = (first, first.adding(months: 1).adding(days: -1))
        } else if let year = Self.year(text, today), let first = CivilDate(year: year, month: 1, day: 1) {
            (from, through) = (first, first.adding(months: 12).adding(days: -1))
        } else if let weeks = Self.weeks[text] {
            from = today.startOfWeek.adding(days: -7 * weeks)
            through = from.adding(days: 6)
        } else {
            return nil
        }
    }

    private static let weeks = ["이번 주": 0, "이번주": 0, "this week": 0, "지난주": 1, "지난 주": 1, "저번 주": 1, "last week": 1]
    private static let months = ["이번 달": 0, "이번달": 0, "this month": 0, "지난달": 1, "지난 달": 1, "저번 달": 1, "last month": 1]
    private static let years = ["올해": 0, "this year": 0, "작년": 1, "지난해": 1, "last year": 1, "재작년": 2]

    private static func year(_ text: String, _ today: CivilDate) -> Int? {
        if let ago = years[text] { return today.year - ago }
        let digits = text.hasSuffix("년") ? String(text.dropLast()).trimmed : text
        guard digits.count == 4, digits.allSatisfy(TypedNumber.isDigit), let year = Int(digits) else { return nil }
        return TypedDate.years.contains(year) ? year : nil
    }

    /// The first day of `2026-3`, `2026년 3월`, `march 2026`, and of `3월` and `march` the last that has come.
    private static func month(_ text: String, _ today: CivilDate) -> CivilDate? {
        if let ago = months[text] { return today.startOfMonth.adding(months: -ago) }
        let parts = TypedDate.parts(of: text)
        let numbers = parts.compactMap { $0.count <= 4 ? Int($0) : nil }
        let words = parts.filter { Int($0) == nil }
        let isSigned = words.isEmpty && !text.contains(where: \.isWhitespace) && text.last?.isNumber == true
        switch (words, numbers.count) {
        case (["년", "월"], 2): return month(numbers[1], of: numbers[0])
        case ([], 2) where isSigned: return month(numbers[1], of: numbers[0])
        case (["월"], 1): return last(numbers[0], today)
        case (_, 1) where words.count == 1:
            return TypedDate.month(words[0]).flatMap { month($0, of: numbers[0]) }
        // A name that is cut short may as well be the beginning of a word.
        case (_, 0) where words.count == 1: return TypedDate.months.firstIndex(of: String(words[0])).flatMap { last($0 + 1, today) }
        default: return nil
        }
    }

    private static func shortMonth(_ text: String, _ today: CivilDate) -> CivilDate? {
        TypedDate.month(Substring(text)).flatMap { last($0, today) }
    }

    private static func month(_ month: Int, of year: Int) -> CivilDate? {
        TypedDate.years.contains(year) ? CivilDate(year: year, month: month, day: 1) : nil
    }

    private static func last(_ month: Int, _ today: CivilDate) -> CivilDate? {
        CivilDate(year: month > today.month ? today.year - 1 : today.year, month: month, day: 1)
    }
}
