import Walking

/// A moment as ISO 8601 has it, to the millisecond, on the clock of a zone: `2026-11-21T07:40:00+09:00`.
struct TimeText {
    let text: String

    init(_ instant: Instant, in zone: Zone) {
        let wall = zone.wall(at: instant)
        let offset = zone.offset(at: instant)
        let milliseconds = Int(instant.milliseconds - instant.seconds * 1000)
        let fraction = milliseconds == 0 ? "" : ".\(Self.pad(milliseconds, 3))"
        let time = [wall.second / 3600, wall.second / 60 % 60, wall.second % 60].map { Self.pad($0, 2) }.joined(separator: ":")
        text = "\(wall.date)T\(time)\(fraction)\(Self.offset(offset))"
    }

    /// Old zones were off by odd seconds, which ISO 8601 has no place for; `+HH:MM:SS` is what everybody writes then.
    private static func offset(_ seconds: Int) -> String {
        let size = abs(seconds)
        let rest = size % 60 == 0 ? "" : ":\(pad(size % 60, 2))"
        return "\(seconds < 0 ? "-" : "+")\(pad(size / 3600, 2)):\(pad(size / 60 % 60, 2))\(rest)"
    }

    private static func pad(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
