import Synchronization

/// A value that the thread of the sensors sets, and that its observers get each time it changes.
final class Board<Value: Equatable & Sendable>: Sendable {
    private struct State {
        var value: Value?
        var readers: [Int: AsyncStream<Value?>.Continuation] = [:]
        var next = 0
    }

    private let state = Mutex(State())

    func set(_ value: Value?) {
        state.withLock { state in
            guard state.value != value else { return }
            state.value = value
            for reader in state.readers.values { reader.yield(value) }
        }
    }

    func stream() -> AsyncStream<Value?> {
        let (stream, continuation) = AsyncStream.makeStream(of: Value?.self, bufferingPolicy: .bufferingNewest(1))
        let number = state.withLock { state in
            state.next += 1
            state.readers[state.next] = continuation
            continuation.yield(state.value)
            return state.next
        }
        continuation.onTermination = { [weak self] _ in self?.remove(number) }
        return stream
    }

    private func remove(_ number: Int) { state.withLock { $0.readers[number] = nil } }
}
