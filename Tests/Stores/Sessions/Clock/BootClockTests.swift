import Glibc
import LiveWalking
import Testing

@testable import Sessions

struct BootClockTests {
    @Test func `it goes on from where a session was, and wakes whoever sleeps`() async throws {
        let clock = BootClock(at: SessionTime(seconds: 100))
        #expect(clock.now >= SessionTime(seconds: 100))
        let first = clock.now
        try await clock.sleep(until: first + 0.02)
        #expect(clock.now >= first + 0.02)
        // A deadline that is past already does not sleep.
        try await clock.sleep(until: .zero)
    }

    @Test func `a cancelled sleep ends at once`() async {
        let clock = FastClock(BootClock(), speed: 10)
        let task = Task { try await clock.sleep(until: SessionTime(seconds: 100_000)) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func `tasks that prefer its thread run there, each after the other, and it ends with them`() async throws {
        let threads = try await {
            let clock = FastClock(BootClock(), speed: 10)
            return try await withThrowingTaskGroup(of: pthread_t.self) { group in
                for number in 0..<20 {
                    group.addTask(executorPreference: clock.executor) {
                        try await clock.sleep(until: SessionTime(milliseconds: Int64(number % 3) * 20))
                        return pthread_self()
                    }
                }
                return try await group.reduce(into: Set<pthread_t>()) { $0.insert($1) }
            }
        }()
        #expect(threads.count == 1 && !threads.contains(pthread_self()))
    }

    @Test func `many sleep at once, and each wakes in its time`() async throws {
        let clock = BootClock()
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for number in 0..<50 {
                let time = SessionTime(milliseconds: Int64(number % 7) * 5)
                group.addTask {
                    try await clock.sleep(until: time)
                    return clock.now >= time
                }
            }
            for try await isInTime in group { #expect(isInTime) }
        }
    }
}
