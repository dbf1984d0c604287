import Walking

/// Time on the clock of a session: since it began, with the time that the machine slept.
package struct SessionTime: Hashable, Comparable, Sendable {
    /// Milliseconds since the start; never negative.
    package let milliseconds: Int64

    package static let zero = SessionTime(milliseconds: 0)
    /// The end of the longest walk; no session lasts longer, and no sum of two times overflows.
    package static let longest = SessionTime(milliseconds: most)
    private static let most = Quarantine.longestWalk.milliseconds

    package init(milliseconds: Int64) {
        self.milliseconds = min(max(0, milliseconds), Self.most)
    }

    /// Rounds to the millisecond; what is no number is the start.
    package init(seconds: Double) {
        self.init(milliseconds: seconds.isFinite ? Int64(clamping: (max(0, seconds) * 1000).rounded()) : 0)
    }

    package var seconds: Double { Double(milliseconds) / 1000 }

    package static func < (left: Self, right: Self) -> Bool { left.milliseconds < right.milliseconds }

    /// Seconds from one moment to another.
    package static func - (later: Self, earlier: Self) -> Double { Double(later.milliseconds - earlier.milliseconds) / 1000 }

    package static func + (time: Self, seconds: Double) -> Self { SessionTime(seconds: time.seconds + seconds) }
}
