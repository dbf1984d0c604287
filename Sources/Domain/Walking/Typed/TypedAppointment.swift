/// A moment ahead as people type it: `9:00`, `tomorrow at 3`, `fri 9`, `25 nov 9:00`, `in 2 hours`, `내일 오후 3시`, `금요일 오후 2시`, `두 시간 뒤`.
///
/// An hour alone from one to six is in the afternoon, when people walk together.
package struct TypedAppointment {
    private enum Moment {
        case later(Duration)
        /// The days that may be meant, the first first.
        case on([CivilDate], TypedTime)
    }

    private let moment: Moment

    package init?(_ text: String, today: CivilDate) {
        let text = text.lowercased().trimmed
        if let length = Self.later(text) {
            moment = .later(length)
            return
        }
        let words = text.split(separator: " ").map(String.init)
        guard !words.isEmpty, words.count <= 8 else { return nil }
        // The time stands last, or before the day.
        let cuts = (0..<words.count).map { (words[..<$0], words[$0...]) } + (1..<words.count).map { (words[$0...], words[..<$0]) }
        let found = cuts.lazy.compactMap { day, time in Self.moment(day.joined(separator: " "), time.joined(separator: " "), today) }.first
        guard let found else { return nil }
        moment = found
    }

    /// A day alone, today or later as far as it can be.
    package static func day(_ text: String, today: CivilDate) -> CivilDate? {
        let text = text.lowercased().trimmed
        return text.isEmpty ? nil : days(text, today)?.0.first
    }

    /// The first moment after now that is meant; nil where it is over.
    package func first(after now: Instant, in zone: Zone) -> Instant? {
        switch moment {
        case .later(let length): now + length
        case .on(let days, let time):
            days.map { zone.instant($0.adding(days: time.isNextDay ? 1 : 0), hour: time.hour, minute: time.minute) }.first { $0 > now }
        }
    }

    /// `in 2 hours`, `2시간 뒤`, `30분 후에`.
    private static func later(_ text: String) -> Duration? {
        var length: String?
        if text.hasPrefix("in ") { length = String(text.dropFirst(3)) }
        for end in ["뒤에", "후에", "뒤", "후"] where length == nil && text.hasSuffix(end) { length = String(text.dropLast(end.count)).trimmed }
        guard let length, let typed = TypedDuration(length), typed.hasUnits else { return nil }
        return typed.duration
    }

    private static func moment(_ day: String, _ time: String, _ today: CivilDate) -> Moment? {
        var time = time
        for lead in ["at about ", "at ", "around "] where time.hasPrefix(lead) { time = String(time.dropFirst(lead.count)) }
        if time.hasSuffix("에") { time = String(time.dropLast()) }
        guard let typed = TypedTime(time, isHourAlone: true), let (days, part) = days(day, today) else { return nil }
        if let part { return typed.placed(in: part).map { .on(days, $0) } }
        let isOnClock = time.contains(":") || (time.count == 4 && time.allSatisfy(TypedNumber.isDigit))
        let isAfternoon = !isOnClock && !typed.hasPart && (1...6).contains(typed.hour)
        return .on(days, isAfternoon ? typed.inOtherHalf ?? typed : typed)
    }

    private static func days(_ text: String, _ today: CivilDate) -> ([CivilDate], DayPart?)? {
        var text = text
        if text.isEmpty { return ([today, today.adding(days: 1)], nil) }
        if text.hasPrefix("on ") { text = String(text.dropFirst(3)) }
        if text.hasSuffix("에"), text.count > 2 { text = String(text.dropLast()) }
        if let days = weekday(text, today) { return (days, nil) }
        if let (part, rest) = DayPart.taken(fromDay: text), let days = weekday(rest, today) { return (days, part) }
        guard let day = TypedDay(text, today: today) else { return nil }
        // A date without its year is the next one, where the last one that has come is long over.
        let isOfYear =
            day.date < today.adding(days: -300) && !text.split(whereSeparator: { !TypedNumber.isDigit($0) }).contains { $0.count >= 4 }
        return ([isOfYear ? day.date.adding(months: 12) : day.date], day.part)
    }

    private static let weekdays = [
        ("mon", "월"), ("tue", "화"), ("wed", "수"), ("thu", "목"), ("fri", "금"), ("sat", "토"), ("sun", "일"),
    ]

    /// `fri`, `friday`, `next monday`, `금요일`, `다음 주 월요일`; never the last one.
    private static func weekday(_ text: String, _ today: CivilDate) -> [CivilDate]? {
        var name = text
        var isNextWeek = false
        for lead in ["다음 주 ", "다음주 ", "담주 "] where name.hasPrefix(lead) {
            (name, isNextWeek) = (String(name.dropFirst(lead.count)), true)
        }
        for lead in ["next ", "this ", "이번 주 ", "이번주 ", "이번 ", "오는 ", "다음 "] where name.hasPrefix(lead) {
            name = String(name.dropFirst(lead.count))
        }
        let index = weekdays.firstIndex { english, korean in
            name == "\(korean)요일" || name == english || (name.hasPrefix(english) && name.hasSuffix("day"))
        }
        guard let index else { return nil }
        if isNextWeek { return [today.startOfWeek.adding(days: 7 + index)] }
        let next = today.adding(days: (index + 1 - today.weekday.rawValue + 7) % 7)
        return [next, next.adding(days: 7)]
    }
}
