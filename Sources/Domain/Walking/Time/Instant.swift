/// A moment on the one time line that everybody shares, to the millisecond.
///
/// It lies in the years from -9999 to 9999, whatever a file says: what is made of a number beyond is the first or the last of them,
/// so that no sum or difference of two moments is too large for a number.
package struct Instant: Hashable, Comparable, Sendable {
    /// Milliseconds since 1970-01-01T00:00:00Z.
    package let milliseconds: Int64

    /// The first moment of the year -9999.
    package static let earliest = Instant(milliseconds: .min)
    /// The last moment of the year 9999.
    package static let latest = Instant(milliseconds: .max)

    package init(milliseconds: Int64) {
        self.milliseconds = min(max(milliseconds, -377_705_116_800_000), 253_402_300_799_999)
    }

    package init(seconds: Int64) {
        self.init(milliseconds: seconds.inMilliseconds)
    }

    /// Whole seconds since 1970, rounded towards the past.
    package var seconds: Int64 {
        milliseconds >= 0 ? milliseconds / 1000 : (milliseconds - 999) / 1000
    }

    package static func < (left: Instant, right: Instant) -> Bool {
        left.milliseconds < right.milliseconds
    }

    package static func + (instant: Instant, duration: Duration) -> Instant {
        Instant(milliseconds: instant.milliseconds.addingClamped(duration.milliseconds))
    }

    package static func - (instant: Instant, duration: Duration) -> Instant {
        Instant(milliseconds: instant.milliseconds.addingClamped(-max(duration.milliseconds, -.max)))
    }

    package static func - (later: Instant, earlier: Instant) -> Duration {
        .milliseconds(later.milliseconds - earlier.milliseconds)
    }
}

extension Instant: Codable {
    private enum CodingKeys: CodingKey { case milliseconds }

    package init(from decoder: any Decoder) throws {
        self.init(milliseconds: try decoder.container(keyedBy: CodingKeys.self).decode(Int64.self, forKey: .milliseconds))
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(milliseconds, forKey: .milliseconds)
    }
}

extension Duration {
    /// The duration in whole milliseconds; what is shorter is dropped.
    package var milliseconds: Int64 {
        components.seconds.inMilliseconds.addingClamped(components.attoseconds / 1_000_000_000_000_000)
    }
}

extension Int64 {
    fileprivate var inMilliseconds: Int64 {
        let (product, isBeyond) = multipliedReportingOverflow(by: 1000)
        return isBeyond ? (self < 0 ? .min : .max) : product
    }
}
