import Dispatch
import Synchronization

/// Waits before the first screen and after the last one, where no key waits.
enum Patience {
    /// Runs work that needs no main actor, and returns when it is done or the time is over.
    /// - Returns: what came of it; nil where it was not done in time.
    static func wait<Value: Sendable>(_ seconds: Double, for work: @escaping @Sendable () async -> Value) -> Value? {
        let done = DispatchSemaphore(value: 0)
        let result = Result<Value>()
        Task.detached {
            let value = await work()
            result.value.withLock { $0 = value }
            done.signal()
        }
        _ = done.wait(timeout: .now() + seconds)
        return result.value.withLock { $0 }
    }

    private nonisolated final class Result<Value: Sendable>: Sendable {
        let value = Mutex<Value?>(nil)
    }
}
