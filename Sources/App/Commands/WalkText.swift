import Walking

/// A walk in one line: `35m 3900 한강`, `1h20m 8.2km #morning`, `yesterday 07:40 45분`.
///
/// A length of time must be there; a bare number is the steps, a number with `km` the distance, `#word` a tag, a date or a time of
/// day the start (without it the walk has just ended), and what is left is the title.
struct WalkText {
    private(set) var duration: Duration?
    private(set) var steps: Int?
    /// Metres.
    private(set) var distance: Double?
    private(set) var date: String?
    private(set) var time: ClockTime?
    private(set) var tags: [String] = []
    private(set) var title = ""

    init(_ text: String) {
        var words: [Substring] = []
        for word in text.split(whereSeparator: \.isWhitespace) where !take(String(word)) { words.append(word) }
        title = words.joined(separator: " ")
    }

    func draft(now: Instant, zone: Zone) throws(CommandFailure) -> WalkDraft {
        guard let duration else { throw .noDuration }
        let today = zone.day(of: now)
        let day = date.flatMap { RelativeDate.parse($0, today: { today }) } ?? today
        let start: Instant =
            if let time {
                zone.instant(day, hour: time.minute / 60, minute: time.minute % 60)
            } else if day == today {
                now - duration
            } else {
                // Another day without a time: noon is as good as any, and no change of clocks touches it.
                zone.instant(day, hour: 12)
            }
        return WalkDraft(start: start, duration: duration, steps: steps, distance: distance, title: title, tags: tags)
    }

    /// Whether the word says something else than a piece of the title.
    private mutating func take(_ word: String) -> Bool {
        if duration == nil, let found = Self.duration(word) {
            duration = found
        } else if distance == nil, let found = Self.distance(word) {
            distance = found
        } else if steps == nil, let found = Self.steps(word) {
            steps = found
        } else if word.hasPrefix("#"), word.count > 1 {
            tags.append(String(word.dropFirst()))
        } else if time == nil, let found = ClockTime(word) {
            time = found
        } else if date == nil, RelativeDate.parse(word, today: { CivilDate(dayNumber: 0) }) != nil {
            date = word
        } else {
            return false
        }
        return true
    }

    /// Reads `35m`, `1h`, `1h20m`, `90min`, `45분` and `1시간20분`.
    private static func duration(_ word: String) -> Duration? {
        var seconds = 0
        var rest = Substring(word.lowercased())
        while !rest.isEmpty {
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            guard let number = Int(digits), number < 100_000 else { return nil }
            rest = rest.dropFirst(digits.count)
            let unit = rest.prefix { !$0.isNumber }
            rest = rest.dropFirst(unit.count)
            switch unit {
            case "h", "시간": seconds += number * 3600
            case "m", "min", "분": seconds += number * 60
            default: return nil
            }
        }
        return .seconds(seconds)
    }

    private static func distance(_ word: String) -> Double? {
        let word = word.lowercased()
        guard word.hasSuffix("km"), let number = Double(word.dropLast(2)), number.isFinite else { return nil }
        return number * 1000
    }

    /// Reads `3900`, `3,900`, `3900s` as exports write it, `3900보` and `3900걸음`.
    private static func steps(_ word: String) -> Int? {
        var digits = Substring(word)
        for suffix in ["steps", "걸음", "보", "s"] where digits.hasSuffix(suffix) {
            digits = digits.dropLast(suffix.count)
            break
        }
        digits = Substring(digits.filter { $0 != "," })
        guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
        return Int(digits)
    }
}
