/// A day as people type it: a date (``TypedDate``), `yesterday`, `3 days ago`, `last friday`, `그저께`, `사흘 전`, `지난주 금요일`, each with a part of
/// the day behind it where one is told: `어젯밤`, `monday evening`.
package struct TypedDay {
    package let date: CivilDate
    let part: DayPart?
    /// Indicates whether it can stand in a title, too: a word, and no date.
    let isWord: Bool

    package init?(_ text: String, today: CivilDate) {
        let text = text.lowercased().trimmed
        if let found = TypedDate(text, today: today) {
            (date, part, isWord) = (found.date, nil, false)
        } else if let word = Self.words[text] {
            (date, part, isWord) = (today.adding(days: -word.days), word.part, true)
        } else if let date = Self.ago(text, today) ?? Self.weekday(text, today) {
            (self.date, part, isWord) = (date, nil, true)
        } else if let (part, rest) = DayPart.taken(fromDay: text), !rest.isEmpty, let day = TypedDay(rest, today: today), day.part == nil {
            (date, self.part, isWord) = (day.date, part, day.isWord)
        } else {
            return nil
        }
    }

    /// A weekday without a word before it that makes it a day, or with `on`: a title may have one, too.
    package init?(weekdayAlone text: String, today: CivilDate) {
        let (part, rest) = DayPart.taken(fromDay: text).map { ($0.part as DayPart?, $0.rest) } ?? (nil, text)
        let name = rest.hasPrefix("on ") ? rest.dropFirst(3) : rest[...]
        guard let weekday = Self.weekday(named: name) else { return nil }
        (date, self.part, isWord) = (Self.last(weekday, before: today), part, true)
    }

    /// Reads a day where nothing but a day can stand: a weekday needs no word before it.
    package init?(anyDay text: String, today: CivilDate) {
        guard let day = TypedDay(text, today: today) ?? TypedDay(weekdayAlone: text, today: today) else { return nil }
        self = day
    }

    /// Reads a day that was asked for, where a weekday may be shortened, too: `sat`, `last fri`, `토`.
    package init?(asked text: String, today: CivilDate) {
        let text = text.lowercased().trimmed
        var words = text.split(separator: " ").map(String.init)
        for (place, word) in words.enumerated() { words[place] = Self.shortWeekdays[word] ?? word }
        guard let day = TypedDay(anyDay: text, today: today) ?? TypedDay(anyDay: words.joined(separator: " "), today: today) else {
            return nil
        }
        self = day
    }

    /// The days back, what is still to come is refused by its date; and the part of the day.
    private static let words: [String: (days: Int, part: DayPart?)] = [
        "today": (0, nil), "this morning": (0, .morning), "this afternoon": (0, .afternoon), "this evening": (0, .evening),
        "tonight": (0, .evening), "오늘": (0, nil), "yesterday": (1, nil), "last night": (1, .night), "last evening": (1, .evening),
        "어제": (1, nil), "어저께": (1, nil), "어젯밤": (1, .night), "지난밤": (1, .night), "지난 밤": (1, .night), "간밤": (1, .night),
        "엊저녁": (1, .evening),
        "day before yesterday": (2, nil), "the day before yesterday": (2, nil), "그제": (2, nil), "그저께": (2, nil), "엊그제": (2, nil),
        "엊그저께": (2, nil), "그끄저께": (3, nil), "그끄제": (3, nil), "tomorrow": (-1, nil), "내일": (-1, nil), "day after tomorrow": (-2, nil),
        "the day after tomorrow": (-2, nil), "모레": (-2, nil),
    ]

    // MARK: So long ago

    private static let koreanDays = [
        "하루": 1, "이틀": 2, "사흘": 3, "나흘": 4, "닷새": 5, "엿새": 6, "이레": 7, "여드레": 8, "아흐레": 9, "열흘": 10, "보름": 15, "일주일": 7, "일 주일": 7,
    ]
    private static let units: [(word: String, days: Int, months: Int)] = [
        ("months", 0, 1), ("month", 0, 1), ("weeks", 7, 0), ("week", 7, 0), ("years", 0, 12), ("year", 0, 12), ("days", 1, 0),
        ("day", 1, 0), ("주일", 7, 0), ("주", 7, 0), ("개월", 0, 1), ("달", 0, 1), ("년", 0, 12), ("일", 1, 0),
    ]

    /// `2 days ago`, `a week ago`, `3일 전`, `사흘 전`, `두 달 전`.
    private static func ago(_ text: String, _ today: CivilDate) -> CivilDate? {
        guard let sign = ["ago", "전"].first(where: text.hasSuffix) else { return nil }
        let length = String(text.dropLast(sign.count)).trimmed
        if let days = koreanDays[length] { return today.adding(days: -days) }
        guard let unit = units.first(where: { length.hasSuffix($0.word) }) else { return nil }
        let count = String(length.dropLast(unit.word.count)).trimmed
        let number = count == "a" ? 1 : count.allSatisfy(TypedNumber.isDigit) ? Int(count) : SpokenNumber.whole(count)
        guard let number, number < 1000 else { return nil }
        return unit.months > 0 ? today.adding(months: -number * unit.months) : today.adding(days: -number * unit.days)
    }

    // MARK: Weekdays

    private static let weekdays: [[String]] = [
        ["monday", "월요일"], ["tuesday", "화요일"], ["wednesday", "수요일"], ["thursday", "목요일"], ["friday", "금요일"],
        ["saturday", "토요일"], ["sunday", "일요일"],
    ]

    private static let shortWeekdays = [
        "mon": "monday", "tue": "tuesday", "tues": "tuesday", "wed": "wednesday", "thu": "thursday", "thur": "thursday",
        "thurs": "thursday", "fri": "friday", "sat": "saturday", "sun": "sunday", "월": "월요일", "화": "화요일", "수": "수요일", "목": "목요일",
        "금": "금요일", "토": "토요일", "일": "일요일",
    ]

    private static func weekday(named name: some StringProtocol) -> Int? {
        weekdays.firstIndex { $0.contains(String(name)) }.map { $0 + 1 }
    }

    /// The weeks back in which the weekday behind is meant.
    private static let weeks = [
        "지난주": 1, "지난 주": 1, "저번주": 1, "저번 주": 1, "last week": 1, "지지난주": 2, "지지난 주": 2, "이번주": 0, "이번 주": 0, "this week": 0,
        "this": 0, "이번": 0,
    ]

    /// `last friday` and `지난 금요일` are the last such day before today, `지난주 금요일` the one of the week before this one.
    private static func weekday(_ text: String, _ today: CivilDate) -> CivilDate? {
        let words = text.split(separator: " ").filter { $0 != "on" }.map(String.init)
        if words.count == 1, text.hasPrefix("on ") { return weekday(named: words[0]).map { Self.last($0, before: today) } }
        guard words.count > 1, let first = words.first, let end = words.last else { return nil }
        let (name, lead) =
            weekday(named: first).map { ($0, words.dropFirst()) } ?? weekday(named: end).map { ($0, words.dropLast()) } ?? (0, [])
        guard name > 0 else { return nil }
        let phrase = lead.joined(separator: " ")
        if let weeks = weeks[phrase] { return today.startOfWeek.adding(days: name - 1 - 7 * weeks) }
        return weekday(named: end) == name && ["last", "지난", "저번"].contains(phrase) ? last(name, before: today) : nil
    }

    /// The last such day before today.
    private static func last(_ weekday: Int, before today: CivilDate) -> CivilDate {
        let days = (today.weekday.rawValue - weekday + 7) % 7
        return today.adding(days: days == 0 ? -7 : -days)
    }
}
