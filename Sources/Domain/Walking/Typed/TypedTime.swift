import Basis

/// A time of day as people type it: `07:40`, `0740`, `7:40 pm`, `half past seven`, `오후 3시 20분`, `저녁 일곱 시 반`, `7 in the evening`.
package struct TypedTime: Hashable, Sendable, CustomStringConvertible {
    package var hour: Int
    package var minute: Int
    /// Indicates whether nothing but a time is written like this, as `7:40 am` or `7시` is; `1:10` may be a duration.
    let isUnmistakable: Bool
    /// Indicates whether it says in which part of the day it is.
    let hasPart: Bool
    /// Indicates whether it is so late at night that it is on the next day, as `밤 12시`.
    let isNextDay: Bool
    /// Indicates whether it is written as on a clock of 24 hours, with a zero before the hour: `09:00` is in the morning.
    let isTwentyFourHour: Bool

    /// - Parameter isHourAlone: whether a number is an hour, as behind `at`.
    package init?(_ text: String, isHourAlone: Bool = false) {
        let text = text.trimmed.lowercased()
        if let hour = Self.names[text] {
            (self.hour, minute, isUnmistakable, hasPart, isNextDay, isTwentyFourHour) = (hour % 24, 0, true, true, hour == 24, false)
            return
        }
        let (part, rest) = DayPart.taken(fromTime: text).map { ($0.part as DayPart?, $0.rest) } ?? (nil, text)
        let isKorean = rest.contains("시")
        let clock = isKorean ? Self.korean(rest) : Self.english(rest) ?? Self.plain(rest, isHourAlone: isHourAlone || part != nil)
        guard let (hour, minute) = clock, (0..<60).contains(minute), let found = part.map({ $0.hour(hour) }) ?? hour,
            (0..<(part == nil ? 24 : 30)).contains(found)
        else { return nil }
        (self.hour, self.minute) = (found % 24, minute)
        isUnmistakable = isKorean || part != nil || !rest.allSatisfy { TypedNumber.isDigit($0) || $0 == ":" }
        hasPart = part != nil
        isNextDay = found >= 24
        isTwentyFourHour = rest.count > 3 && rest.hasPrefix("0")
    }

    private init(hour: Int, minute: Int, hasPart: Bool, isNextDay: Bool) {
        (self.hour, self.minute, self.hasPart, self.isNextDay, isUnmistakable) = (hour, minute, hasPart, isNextDay, true)
        isTwentyFourHour = false
    }

    /// The same time on the clock in a part of the day that was told elsewhere; nil where there is none in it.
    func placed(in part: DayPart) -> TypedTime? {
        guard !hasPart else { return self }
        return part.hour(hour).map { TypedTime(hour: $0 % 24, minute: minute, hasPart: true, isNextDay: $0 >= 24) }
    }

    /// Returns whether a word of a title may be the part of the day that it is in: it moves no time that was told in 24 hours.
    func canBe(in part: DayPart) -> Bool {
        guard !hasPart, let placed = placed(in: part) else { return false }
        return !isTwentyFourHour || (placed.hour == hour && !placed.isNextDay)
    }

    /// The same time on the clock in the other half of the day, where the hour may be of both.
    var inOtherHalf: TypedTime? {
        guard !hasPart, (1...12).contains(hour) else { return nil }
        return TypedTime(hour: (hour + 12) % 24, minute: minute, hasPart: false, isNextDay: false)
    }

    private static let names = [
        "noon": 12, "midday": 12, "12 noon": 12, "정오": 12, "midnight": 24, "12 midnight": 24, "자정": 24,
    ]

    /// Returns whether it is the name of one moment, which may as well be a word of a title.
    static func isName(_ text: String) -> Bool { names[text] != nil }

    private static func plain(_ text: String, isHourAlone: Bool) -> (Int, Int)? {
        if isHourAlone, let hour = SpokenNumber.whole(text), hour <= 12 { return (hour, 0) }
        guard text.allSatisfy({ TypedNumber.isDigit($0) || $0 == ":" }) else { return nil }
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        switch (parts.count, text.count) {
        case (2, _) where parts[1].count == 2 && (1...2).contains(parts[0].count): return pair(parts[0], parts[1])
        case (1, 4): return pair(text.prefix(2), text.suffix(2))
        case (1, 1...2) where isHourAlone: return Int(text).map { ($0, 0) }
        default: return nil
        }
    }

    private static func pair(_ hour: Substring, _ minute: Substring) -> (Int, Int)? {
        guard let hour = Int(hour), let minute = Int(minute) else { return nil }
        return (hour, minute)
    }

    /// `7 o'clock`, `half past seven`, `quarter to 8`, `ten past 7`.
    private static func english(_ text: String) -> (Int, Int)? {
        for sign in ["o'clock", "o’clock", "oclock"] where text.hasSuffix(sign) {
            return plain(String(text.dropLast(sign.count)).trimmed, isHourAlone: true)
        }
        for (word, sign) in [(" past ", 1), (" after ", 1), (" to ", -1)] {
            guard let place = text.firstRange(of: word) else { continue }
            let before = text[..<place.lowerBound].replacing("minutes", with: "").replacing("a quarter", with: "quarter")
            let name = String(before).trimmed
            let minutes = ["half": 30, "quarter": 15][name] ?? SpokenNumber.whole(name) ?? (name.count <= 2 ? Int(name) : nil)
            guard let minutes, (1..<60).contains(minutes), sign > 0 || name != "half",
                let (hour, zero) = plain(String(text[place.upperBound...]).trimmed, isHourAlone: true), zero == 0, (1...12).contains(hour)
            else { return nil }
            return sign > 0 ? (hour, minutes) : (hour == 1 ? 12 : hour - 1, 60 - minutes)
        }
        return nil
    }

    /// `7시`, `7시 40분`, `일곱 시 반`.
    private static func korean(_ text: String) -> (Int, Int)? {
        let parts = text.filter { !$0.isWhitespace }.split(separator: "시", omittingEmptySubsequences: false)
        guard parts.count == 2, let hour = digits(parts[0]) ?? SpokenNumber.whole(parts[0]) else { return nil }
        if parts[1].isEmpty { return (hour, 0) }
        if parts[1] == "반" { return (hour, 30) }
        if parts[1] == "정각" { return (hour, 0) }
        guard parts[1].hasSuffix("분") else { return nil }
        let minutes = parts[1].dropLast()
        return (digits(minutes) ?? TypedNumber.whole(minutes)).map { (hour, $0) }
    }

    private static func digits(_ text: some StringProtocol) -> Int? {
        (1...2).contains(text.count) && text.allSatisfy(TypedNumber.isDigit) ? Int(text) : nil
    }

    /// So many minutes after midnight.
    package init(minutes: Int) {
        self.init(hour: minutes / 60, minute: minutes % 60, hasPart: false, isNextDay: false)
    }

    /// The time of a wall clock, to the minute.
    package init(_ zone: Zone, at instant: Instant) {
        self.init(minutes: zone.wall(at: instant).second / 60)
    }

    /// The minutes since midnight.
    package var minutes: Int { hour * 60 + minute }

    package func instant(on date: CivilDate, in zones: ZoneTimeline) -> Instant {
        zones.zone(on: date).instant(date, hour: hour, minute: minute)
    }

    package var description: String {
        "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
    }
}
