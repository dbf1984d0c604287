import Synchronization

/// Hands a continuation to whoever answers first, the work or the deadline; the other comes too late.
final class FirstAnswer<Value: Sendable>: Sendable {
    private let continuation: Mutex<CheckedContinuation<Value, Never>?>

    init(_ continuation: CheckedContinuation<Value, Never>) {
        self.continuation = Mutex(continuation)
    }

    /// Whether this was the first answer.
    @discardableResult
    func give(_ value: Value) -> Bool {
        let waiting = continuation.withLock { waiting in
            defer { waiting = nil }
            return waiting
        }
        waiting?.resume(returning: value)
        return waiting != nil
    }
}
