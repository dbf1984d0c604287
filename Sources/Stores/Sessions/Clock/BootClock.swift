import LiveWalking

/// The machine's clock that counts while it sleeps, since a walk began.
package final class BootClock: SessionClock {
    private let start: Int64
    private let thread = ClockThread()

    /// - Parameter time: the time of the session now; more than zero for one that is gone on with.
    package init(at time: SessionTime = .zero) {
        start = ClockThread.now - time.milliseconds
    }

    package var now: SessionTime { SessionTime(milliseconds: ClockThread.now - start) }

    package var executor: (any TaskExecutor)? { thread }

    package func sleep(until time: SessionTime) async throws {
        try await thread.sleep(until: start + time.milliseconds)
    }
}

/// A clock that runs faster, for walks that are played.
package struct FastClock: SessionClock {
    private let clock: any SessionClock
    private let speed: Double

    package init(_ clock: any SessionClock, speed: Double) {
        self.clock = clock
        self.speed = speed
    }

    package var now: SessionTime { SessionTime(seconds: clock.now.seconds * speed) }
    package var executor: (any TaskExecutor)? { clock.executor }

    package func sleep(until time: SessionTime) async throws {
        try await clock.sleep(until: SessionTime(seconds: time.seconds / speed))
    }
}
