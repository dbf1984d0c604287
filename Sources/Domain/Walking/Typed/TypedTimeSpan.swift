import Basis

/// A span between two times of the day, as people type it: `07:40-08:15`, `from 3 to 4 pm`, `오후 3시부터 4시까지`, `7시~8시`.
struct TypedTimeSpan {
    let start: TypedTime
    let end: TypedTime

    /// - Parameter text: in small letters.
    init?(_ text: String) {
        var (rest, isLed) = (text, false)
        for lead in ["from ", "between "] where rest.hasPrefix(lead) {
            rest.removeFirst(lead.count)
            isLed = true
        }
        if rest.hasSuffix("까지") { rest.removeLast(2) }
        let found = Self.signs.lazy.compactMap { sign in Self.sides(of: rest, at: sign) }.first { sides in
            Self.ends(sides, isLed: isLed) != nil
        }
        guard let found, let (start, end) = Self.ends(found, isLed: isLed) else { return nil }
        (self.start, self.end) = (start, end)
    }

    private init(start: TypedTime, end: TypedTime) {
        (self.start, self.end) = (start, end)
    }

    /// A span whose ends were told apart.
    init(from start: TypedTime, to end: TypedTime) {
        let ends = Self.inOneHalf(start, end)
        self.init(start: ends.0, end: ends.1)
    }

    /// Returns the time from a moment at which the clock showed the start to when it shows the end: the clocks may change between them.
    func duration(from moment: Instant, in zones: ZoneTimeline) -> Duration {
        let date = zones.day(of: moment)
        let until = end.instant(on: end.minutes < start.minutes ? date.adding(days: 1) : date, in: zones)
        return until > moment ? until - moment : .seconds(minutes * 60)
    }

    /// The minutes from the start to the end, as the clock shows them.
    var minutes: Int { Self.minutes(from: start, to: end) }

    /// The same times on the clock where the part of the day was told elsewhere; nil where the first is not in it.
    func placed(in part: DayPart) -> TypedTimeSpan? {
        guard let start = start.placed(in: part) else { return nil }
        let ends = Self.inOneHalf(start, end)
        return TypedTimeSpan(start: ends.0, end: ends.1)
    }

    private static let signs = ["부터", "에서", " to ", " until ", " till ", " and ", "–", "—", "~", "-"]

    private static func sides(of text: String, at sign: String) -> (String, String)? {
        guard let place = text.firstRange(of: sign) else { return nil }
        let sides = (String(text[..<place.lowerBound]).trimmed, String(text[place.upperBound...]).trimmed)
        return sides.0.isEmpty || sides.1.isEmpty ? nil : sides
    }

    private static func ends(_ sides: (String, String), isLed: Bool) -> (TypedTime, TypedTime)? {
        let plain = (TypedTime(sides.0), TypedTime(sides.1))
        // An hour is one without a sign where the other side, or what leads to both, says that it is.
        let isKnown = isLed || plain.0?.isUnmistakable == true || plain.1?.isUnmistakable == true
        guard isKnown || sides.0.contains(":") && sides.1.contains(":"),
            let start = plain.0 ?? (isKnown ? TypedTime(sides.0, isHourAlone: true) : nil),
            let end = plain.1 ?? (isKnown ? TypedTime(sides.1, isHourAlone: true) : nil)
        else { return nil }
        let halves = inOneHalf(start, end)
        return minutes(from: halves.0, to: halves.1) == 0 ? nil : halves
    }

    /// The part of the day is often told of one of them alone: of the two times that the other can be, the nearer one is meant.
    private static func inOneHalf(_ start: TypedTime, _ end: TypedTime) -> (TypedTime, TypedTime) {
        if end.hasPart, let other = start.inOtherHalf {
            return minutes(from: other, to: end) < minutes(from: start, to: end) ? (other, end) : (start, end)
        }
        if start.hasPart, let other = end.inOtherHalf {
            return minutes(from: start, to: other) < minutes(from: start, to: end) ? (start, other) : (start, end)
        }
        return (start, end)
    }

    private static func minutes(from start: TypedTime, to end: TypedTime) -> Int { (end.minutes - start.minutes + 1440) % 1440 }
}
