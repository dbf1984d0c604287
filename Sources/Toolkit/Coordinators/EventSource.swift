/// Hands values to everyone who listens, in order.
final class EventSource {
    private var sinks: [Int: @MainActor ((any Sendable)?) -> Void] = [:]
    private var count = 0

    func send(_ event: some Sendable) {
        for (_, sink) in sinks.sorted(by: { $0.key < $1.key }) { sink(event) }
    }

    /// Ends every stream.
    func finish() {
        let all = sinks
        sinks = [:]
        for sink in all.values { sink(nil) }
    }

    func stream<Event: Sendable>(of type: Event.Type) -> AsyncStream<Event> {
        count += 1
        let number = count
        let (stream, continuation) = AsyncStream.makeStream(of: Event.self)
        sinks[number] = { value in
            guard let value else { return continuation.finish() }
            if let event = value as? Event { continuation.yield(event) }
        }
        continuation.onTermination = { [weak self] _ in
            Task { @MainActor in self?.sinks[number] = nil }
        }
        return stream
    }
}
