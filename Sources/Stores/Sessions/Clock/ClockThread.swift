import Bus
import Glibc
import Sensors
import Synchronization
import Walking

/// The thread of a clock: wakes tasks at moments, and runs those that prefer it, so that a second of a walk wakes one thread and no other.
///
/// It sleeps in `poll(2)`: timers of libdispatch and of tasks bring threads that tick.
package final class ClockThread: TaskExecutor, Sendable {
    private struct Sleeper {
        var number: Int
        var time: Int64
        var continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var sleepers: [Sleeper] = []
        var cancelled: Set<Int> = []
        var count = 0
        var jobs: [UnownedJob] = []
        /// The end of a pipe that wakes it; nil before it was begun.
        var end: Int32?
        /// Indicates whether it has to be woken for what comes.
        var isAsleep = false
    }

    private let state = Mutex(State())

    package init() {}

    /// Milliseconds since the machine was started, with those in which it slept.
    static var now: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_BOOTTIME, &time)
        return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
    }

    deinit {
        // The thread holds no reference to this, only to the pipe, whose end it hears.
        state.withLock { state in
            if let end = state.end { close(end) }
        }
    }

    // MARK: What waits

    /// Waits for a while, or throws where the task is cancelled.
    package func sleep(for duration: Duration) async throws { try await sleep(until: Self.now + duration.milliseconds) }

    /// - Parameter time: milliseconds of ``now``.
    func sleep(until time: Int64) async throws {
        let number = state.withLock { state in
            state.count += 1
            return state.count
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isCancelled = state.withLock { state in
                    if state.cancelled.remove(number) != nil { return true }
                    state.sleepers.append(Sleeper(number: number, time: time, continuation: continuation))
                    return false
                }
                if isCancelled { return continuation.resume(throwing: CancellationError()) }
                wake()
            }
        } onCancel: {
            let sleeper = state.withLock { state -> Sleeper? in
                guard let index = state.sleepers.firstIndex(where: { $0.number == number }) else {
                    state.cancelled.insert(number)
                    return nil
                }
                return state.sleepers.remove(at: index)
            }
            sleeper?.continuation.resume(throwing: CancellationError())
        }
        state.withLock { _ = $0.cancelled.remove(number) }
    }

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        state.withLock { $0.jobs.append(job) }
        wake()
    }

    /// Lets the thread look again, where it does not do so anyway; it is made when it is first needed.
    private func wake() {
        let (end, input) = state.withLock { state -> (Int32?, Int32?) in
            if let end = state.end {
                defer { state.isAsleep = false }
                return (state.isAsleep ? end : nil, nil)
            }
            var ends: [Int32] = [0, 0]
            guard pipe(&ends) == 0 else { return (nil, nil) }
            for end in ends {
                _ = fcntl(end, F_SETFD, FD_CLOEXEC)
                _ = fcntl(end, F_SETFL, O_NONBLOCK)
            }
            state.end = ends[1]
            return (nil, ends[0])
        }
        if let end {
            var byte: UInt8 = 1
            _ = Glibc.write(end, &byte, 1)
        }
        guard let input else { return }
        _ = SystemThread.begin("gnd-clock") { [weak self] in Self.loop(input) { self?.turn() } }
    }

    // MARK: The thread

    /// Runs what waits and wakes whoever is due, until there is neither.
    /// - Returns: milliseconds until the next one; -1 without any.
    private func turn() -> Int32 {
        while true {
            let (jobs, ready, wait) = state.withLock { state -> ([UnownedJob], [Sleeper], Int32) in
                let now = Self.now
                let ready = state.sleepers.filter { $0.time <= now }
                state.sleepers.removeAll { $0.time <= now }
                defer { state.jobs = [] }
                state.isAsleep = ready.isEmpty && state.jobs.isEmpty
                return (state.jobs, ready, state.sleepers.map(\.time).min().map { Int32(clamping: $0 - now) } ?? -1)
            }
            if jobs.isEmpty, ready.isEmpty { return wait }
            for sleeper in ready { sleeper.continuation.resume() }
            for job in jobs { job.runSynchronously(on: asUnownedTaskExecutor()) }
        }
    }

    /// - Parameter turn: nil when nobody is left to wake.
    private static func loop(_ input: Int32, _ turn: () -> Int32?) {
        var bytes = [UInt8](repeating: 0, count: 64)
        while let wait = turn() {
            var source = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
            let count = poll(&source, 1, wait)
            if count > 0 {
                let read = Glibc.read(input, &bytes, bytes.count)
                if read == 0 { break }
            }
        }
        close(input)
    }
}
