import Synchronization

/// A clock that stands still until somebody moves it.
///
/// ```swift
/// let clock = ManualClock()
/// let window = Window(clock: clock)
/// clock.advance(by: .seconds(3))
/// window.fireTimers()  // what was scheduled for these three seconds happens now
/// ```
public nonisolated final class ManualClock: Clock, Sendable {
    /// A time on it.
    public struct Instant: InstantProtocol {
        /// The time since the beginning.
        public var offset: Duration

        /// A later time.
        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        /// Returns the time from this instant to another one.
        public func duration(to other: Instant) -> Duration { other.offset - offset }
        /// Orders them by when they came.
        public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private let time = Mutex(Duration.zero)

    /// Makes a clock that stands at zero.
    public init() {}

    /// The time now.
    public var now: Instant { Instant(offset: time.withLock { $0 }) }
    /// The finest step.
    public var minimumResolution: Duration { .nanoseconds(1) }

    /// Does not sleep: what waits for this clock is asked for by `now`.
    public func sleep(until deadline: Instant, tolerance: Duration?) async throws {}

    /// Lets time pass.
    public func advance(by duration: Duration) { time.withLock { $0 += duration } }
}
