import Synchronization

/// A clock that stands still until it is advanced.
///
/// ```swift
/// let clock = ManualClock()
/// let window = Window(clock: clock)
/// clock.advance(by: .seconds(3))
/// window.fireTimers()  // what was scheduled for these three seconds happens now
/// ```
///
/// What sleeps on it wakes up when it has been moved far enough, and not before. A pilot does not wait for a screen's task that sleeps
/// on it, so a test moves the clock and looks what came of it.
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

    private struct Sleeper {
        var deadline: Duration
        var continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var time = Duration.zero
        var sleepers: [Int: Sleeper] = [:]
        var lastNumber = 0
    }

    private let state = Mutex(State())

    /// Makes a clock that stands at zero.
    public init() {}

    /// The time now.
    public var now: Instant { Instant(offset: state.withLock { $0.time }) }
    /// The finest step.
    public var minimumResolution: Duration { .nanoseconds(1) }

    /// Sleeps until the clock has been moved to the deadline.
    /// - Throws: `CancellationError` when the task is cancelled before that.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        try await TrackedTask.sleeping { try await hold(until: deadline.offset) }
    }

    /// The number of places that sleep on it now.
    public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

    /// Lets time pass, and wakes what sleeps no longer than that, in the order of the deadlines.
    public func advance(by duration: Duration) {
        let woken = state.withLock { state in
            state.time += duration
            let due = state.sleepers.filter { $0.value.deadline <= state.time }
                .sorted { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }
            for (number, _) in due { state.sleepers[number] = nil }
            return due.map(\.value.continuation)
        }
        for continuation in woken { continuation.resume() }
    }

    private func hold(until deadline: Duration) async throws {
        let number = state.withLock { state in
            state.lastNumber += 1
            return state.lastNumber
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let answer: Result<Void, any Error>? = state.withLock { state in
                    if Task.isCancelled { return .failure(CancellationError()) }
                    if deadline <= state.time { return .success(()) }
                    state.sleepers[number] = Sleeper(deadline: deadline, continuation: continuation)
                    return nil
                }
                if let answer { continuation.resume(with: answer) }
            }
        } onCancel: {
            state.withLock { $0.sleepers.removeValue(forKey: number) }?.continuation.resume(throwing: CancellationError())
        }
    }
}
