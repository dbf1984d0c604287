import Foundation

/// A time zone of the IANA database, which knows when its days begin.
package struct Zone: Hashable, Sendable {
    /// The IANA name, as `Asia/Seoul`.
    package let id: String
    private let timeZone: TimeZone

    /// Returns nil when the database does not know the name.
    package init?(_ id: String) {
        guard let timeZone = TimeZone(identifier: id) else { return nil }
        self.id = id
        self.timeZone = timeZone
    }

    private init(_ timeZone: TimeZone, id: String) {
        self.id = id
        self.timeZone = timeZone
    }

    package static let utc = Zone(TimeZone.gmt, id: "UTC")

    /// The zone of the machine, for the one place that may ask: the program's start.
    package static var current: Zone {
        let timeZone = TimeZone.current
        return Zone(timeZone, id: timeZone.identifier == "GMT" ? "UTC" : timeZone.identifier)
    }

    /// Seconds east of UTC at a moment.
    package func offset(at instant: Instant) -> Int {
        timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant.seconds)))
    }

    package static func == (left: Zone, right: Zone) -> Bool {
        left.id == right.id
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }
}
