/// A moment on the one time line that everybody shares, to the millisecond.
package struct Instant: Hashable, Comparable, Sendable, Codable {
    /// Milliseconds since 1970-01-01T00:00:00Z.
    package var milliseconds: Int64

    package init(milliseconds: Int64) {
        self.milliseconds = milliseconds
    }

    package init(seconds: Int64) {
        milliseconds = seconds.multipliedReportingOverflow(by: 1000).partialValue
    }

    /// Whole seconds since 1970, rounded towards the past.
    package var seconds: Int64 {
        milliseconds >= 0 ? milliseconds / 1000 : (milliseconds - 999) / 1000
    }

    package static func < (left: Instant, right: Instant) -> Bool {
        left.milliseconds < right.milliseconds
    }

    package static func + (instant: Instant, duration: Duration) -> Instant {
        Instant(milliseconds: instant.milliseconds + duration.milliseconds)
    }

    package static func - (instant: Instant, duration: Duration) -> Instant {
        Instant(milliseconds: instant.milliseconds - duration.milliseconds)
    }

    package static func - (later: Instant, earlier: Instant) -> Duration {
        .milliseconds(later.milliseconds - earlier.milliseconds)
    }
}

extension Duration {
    /// The duration in whole milliseconds; what is shorter is dropped.
    package var milliseconds: Int64 {
        components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
    }
}
