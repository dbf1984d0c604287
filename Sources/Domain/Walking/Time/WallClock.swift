import Glibc
import Synchronization

/// Tells what time it is; injected, so that a test can say it is New Year's Eve.
package protocol WallClock: Sendable {
    var now: Instant { get }
}

/// The machine's clock.
package struct SystemClock: WallClock {
    package init() {}

    package var now: Instant {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Instant(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
    }
}

/// A clock that stands still until it is set: for tests, pictures and the demo.
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
