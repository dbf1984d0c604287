import Walking

/// A time of day as people type it: `07:40`, `7:40`, `0740`.
struct TypedTime: Equatable, CustomStringConvertible {
    var hour: Int
    var minute: Int

    init?(_ text: String) {
        let text = text.trimmed
        let parts: [Substring]
        if text.contains(":") {
            parts = text.split(separator: ":", omittingEmptySubsequences: false)
        } else if text.count == 4 {
            parts = [text.prefix(2), text.suffix(2)]
        } else {
            return nil
        }
        guard parts.count == 2, parts[1].count == 2, let hour = Int(parts[0]), let minute = Int(parts[1]), (0..<24).contains(hour),
            (0..<60).contains(minute)
        else { return nil }
        self.hour = hour
        self.minute = minute
    }

    /// So many minutes after midnight.
    init(minutes: Int) {
        hour = minutes / 60
        minute = minutes % 60
    }

    /// What the clock on the wall shows, to the minute.
    init(_ zone: Zone, at instant: Instant) {
        self.init(minutes: zone.wall(at: instant).second / 60)
    }

    /// Since midnight.
    var minutes: Int { hour * 60 + minute }

    func instant(on date: CivilDate, in zones: ZoneTimeline) -> Instant {
        zones.zone(on: date).instant(date, hour: hour, minute: minute)
    }

    var description: String {
        "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
    }
}
