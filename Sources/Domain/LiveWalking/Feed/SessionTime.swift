/// Time on the clock of a session: since it began, with the time that the machine slept.
package struct SessionTime: Hashable, Comparable, Sendable {
    /// Milliseconds since the start; never negative.
    package let milliseconds: Int64

    package static let zero = SessionTime(milliseconds: 0)

    package init(milliseconds: Int64) {
        self.milliseconds = min(max(0, milliseconds), Self.longest)
    }

    /// Rounds to the millisecond; what is no number is the start.
    package init(seconds: Double) {
        self.init(milliseconds: seconds.isFinite ? Int64(min(max(0, seconds), 1e9) * 1000 + 0.5) : 0)
    }

    package var seconds: Double { Double(milliseconds) / 1000 }

    package static func < (left: Self, right: Self) -> Bool { left.milliseconds < right.milliseconds }

    /// Seconds from one moment to another.
    package static func - (later: Self, earlier: Self) -> Double { Double(later.milliseconds - earlier.milliseconds) / 1000 }

    package static func + (time: Self, seconds: Double) -> Self { SessionTime(seconds: time.seconds + seconds) }

    /// A month; no session lasts that long, and no sum of two times overflows.
    private static let longest: Int64 = 31 * 86_400_000
}
