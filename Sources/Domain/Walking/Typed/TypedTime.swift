/// A time of day as people type it: `07:40`, `7:40`, `0740`, `7:40 pm`, `오후 3시 20분`.
package struct TypedTime: Hashable, Sendable, CustomStringConvertible {
    package var hour: Int
    package var minute: Int
    /// Whether nothing but a time is written like this, as `7:40 am` or `7시` is; `1:10` may be a duration.
    let isUnmistakable: Bool

    package init?(_ text: String) {
        var text = text.trimmed.lowercased()
        var half: Int?
        for (word, hours) in [("am", 0), ("pm", 12)] where text.hasSuffix(word) {
            text.removeLast(word.count)
            half = hours
        }
        for (word, hours) in [("오전", 0), ("오후", 12)] where text.hasPrefix(word) {
            text.removeFirst(word.count)
            half = hours
        }
        text = text.trimmed
        let isKorean = text.contains("시")
        guard let (hour, minute) = isKorean ? Self.korean(text) : Self.plain(text, isHourAlone: half != nil), (0..<60).contains(minute),
            half == nil ? (0..<24).contains(hour) : (1...12).contains(hour)
        else { return nil }
        self.hour = half.map { hour % 12 + $0 } ?? hour
        self.minute = minute
        isUnmistakable = isKorean || half != nil
    }

    private static func plain(_ text: String, isHourAlone: Bool) -> (Int, Int)? {
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

    /// `7시`, `7시 40분`, `7시 반`.
    private static func korean(_ text: String) -> (Int, Int)? {
        let parts = text.filter { !$0.isWhitespace }.split(separator: "시", omittingEmptySubsequences: false)
        guard parts.count == 2, let hour = Int(parts[0]) else { return nil }
        if parts[1].isEmpty { return (hour, 0) }
        if parts[1] == "반" { return (hour, 30) }
        guard parts[1].hasSuffix("분"), let minute = Int(parts[1].dropLast()) else { return nil }
        return (hour, minute)
    }

    /// So many minutes after midnight.
    package init(minutes: Int) {
        hour = minutes / 60
        minute = minutes % 60
        isUnmistakable = true
    }

    /// What the clock on the wall shows, to the minute.
    package init(_ zone: Zone, at instant: Instant) {
        self.init(minutes: zone.wall(at: instant).second / 60)
    }

    /// Since midnight.
    package var minutes: Int { hour * 60 + minute }

    package func instant(on date: CivilDate, in zones: ZoneTimeline) -> Instant {
        zones.zone(on: date).instant(date, hour: hour, minute: minute)
    }

    package var description: String {
        "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
    }
}
