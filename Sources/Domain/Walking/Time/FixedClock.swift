import Synchronization

/// A clock that stands still until it is told to move: for tests, pictures and the demo.
package final class FixedClock: WallClock {
    private let instant: Mutex<Instant>

    package init(_ now: Instant) {
        instant = Mutex(now)
    }

    package var now: Instant {
        instant.withLock { $0 }
    }

    package func advance(by duration: Duration) {
        instant.withLock { $0 = $0 + duration }
    }
}
