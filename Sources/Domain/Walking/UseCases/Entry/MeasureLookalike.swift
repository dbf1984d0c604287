/// Text that looks like a measure, a time or a date and cannot be read: nobody means it as a title, so an entry with it is refused.
enum MeasureLookalike {
    /// The words that look like one, from the first of some on; nil where they may be a title.
    /// - Parameter behindMeasure: whether a duration or a distance stands before them, which a fraction would belong to.
    static func found(at words: ArraySlice<String>, behindMeasure: Bool = false) -> String? {
        guard let first = words.first else { return nil }
        if behindMeasure, SpokenFraction.leads(words.prefix(4).map(plain).joined(separator: " ")) {
            return words.prefix(3).joined(separator: " ")
        }
        let (word, next) = (plain(first), words.dropFirst().first.map(plain) ?? "")
        if vague.contains(word) || vague.contains(Postposition.stem(of: word)) { return first }
        if leads.contains(word), periods.contains(next) || periods.contains(Postposition.stem(of: next)) {
            return first + " " + (words.dropFirst().first ?? "")
        }
        if DayPart(word) != nil, isClock(next) { return first + " " + (words.dropFirst().first ?? "") }
        // A number below zero counts nothing.
        if let sign = word.first, "-−–+".contains(sign), word.dropFirst().first.map(TypedNumber.isDigit) == true { return first }
        guard word.first.map(TypedNumber.isDigit) == true else { return nil }
        return isNumbered(word) ? joined(words) : counted(at: words)
    }

    /// Returns the reason for which words that were found are refused.
    static func failure(_ text: String) -> EntryFailure {
        let word = plain(text)
        if word.hasSuffix("k"), TypedNumber.decimal(String(word.dropLast())) != nil { return .stepsOrKilometres(text) }
        let last = text.split(separator: " ").last.map { Postposition.stem(of: plain(String($0))) } ?? ""
        return spans.contains(last) ? .severalDays(text) : .unreadable(text)
    }

    /// `31 nov` and `2 weeks`, whose numbers count no steps.
    static func counted(at words: ArraySlice<String>) -> String? {
        guard let number = words.first, let next = words.dropFirst().first, Int(number).map((1...31).contains) == true,
            calendarWords.contains(Postposition.stem(of: plain(next)))
        else { return nil }
        return "\(number) \(next)"
    }

    /// `3.9`, `2026-02-30`, `11/20`, `3km/h`, `5k`, `20일에`.
    private static func isNumbered(_ word: String) -> Bool {
        let rest = word.drop { TypedNumber.isDigit($0) || ".,:/-~".contains($0) }
        if rest.isEmpty { return !word.allSatisfy(TypedNumber.isDigit) }
        let letters = rest.prefix(while: \.isLetter)
        if letters.first?.isASCII == true { return units.contains(String(letters)) }
        return Postposition.readings(of: String(letters)).contains { koreanUnits.contains($0.text) }
    }

    /// A time that was not read with the part of the day before it, as `오전 13시`.
    private static func isClock(_ word: String) -> Bool {
        let rest = word.drop { TypedNumber.isDigit($0) || $0 == ":" }
        guard rest.count < word.count else { return false }
        return rest.isEmpty ? word.contains(":") : rest.first == "시" && !rest.hasPrefix("시간")
    }

    /// Returns whether a word behind a length makes a time of it, as in `30분 전에`.
    static func isAgo(_ word: String) -> Bool { ["전", "전부터", "뒤", "후"].contains(Postposition.stem(of: plain(word))) }

    /// A date that does not exist is told with all of its words: `2월 30일`.
    private static func joined(_ words: ArraySlice<String>) -> String {
        var text = words.first ?? ""
        for word in words.dropFirst() {
            guard let last = text.last, "년월".contains(last), let unit = word.drop(while: TypedNumber.isDigit).first, "월일".contains(unit)
            else { break }
            text += " " + word
        }
        return text
    }

    private static func plain(_ word: String) -> String {
        var word = word.lowercased()
        while let last = word.last, ",;.!?…".contains(last) { word.removeLast() }
        return word
    }

    /// Words that name no day.
    private static let vague = spans.subtracting(["week", "weekend", "month", "year", "주", "주말", "달", "해"]).union(["ago", "며칠", "글피"])
    /// Weeks, months and years, which are more than a day.
    private static let spans: Set<String> = [
        "지난주", "저번주", "지지난주", "지난달", "저번달", "작년", "재작년", "이번주", "이번달", "다음주", "다음달", "내년",
        "week", "weekend", "month", "year", "주", "주말", "달", "해",
    ]
    private static let leads: Set<String> = ["last", "next", "this", "지난", "저번", "지지난", "이번", "다음"]
    private static let periods: Set<String> = [
        "week", "weekend", "month", "year", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "주", "주말", "달",
        "해", "월요일", "화요일", "수요일", "목요일", "금요일", "토요일", "일요일",
    ]
    private static let units: Set<String> = [
        "k", "km", "kmh", "kph", "mph", "h", "hr", "hrs", "hour", "hours", "m", "mi", "mile", "miles", "min", "mins", "minutes", "s", "sec",
        "am", "pm", "steps", "d", "days", "weeks", "w",
    ]
    private static let koreanUnits: Set<String> = [
        "년", "월", "일", "주", "주일", "달", "개월", "시", "분", "초", "시간", "보", "걸음", "킬로", "키로", "킬로미터", "미터", "마일", "일전", "주전", "년전", "시까지",
        "시부터", "분까지", "분부터", "일부터", "일까지",
    ]
    private static let calendarWords: Set<String> = [
        "day", "days", "week", "weeks", "month", "months", "year", "years", "am", "pm", "o'clock", "일", "일전", "주", "주전", "월", "달", "시", "분",
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december",
        "jan", "feb", "mar", "apr", "jun", "jul", "aug", "sep", "sept", "oct", "nov", "dec",
    ]
}
