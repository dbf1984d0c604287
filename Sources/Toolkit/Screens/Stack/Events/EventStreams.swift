/// The streams of those who listen to something, from when they asked for one.
final class EventStreams<Element: Sendable> {
    private var continuations: [Int: AsyncStream<Element>.Continuation] = [:]
    private var count = 0

    /// Indicates whether anybody listens.
    var hasListeners: Bool { !continuations.isEmpty }

    isolated deinit {
        for continuation in continuations.values { continuation.finish() }
    }

    /// Makes a stream, which ends with this.
    func stream() -> AsyncStream<Element> {
        count += 1
        let number = count
        let (stream, continuation) = AsyncStream.makeStream(of: Element.self)
        continuations[number] = continuation
        continuation.onTermination = { [weak self] _ in
            Task { @MainActor in self?.continuations[number] = nil }
        }
        return stream
    }

    /// Hands an element to all streams.
    func send(_ element: Element) {
        for continuation in continuations.values { continuation.yield(element) }
    }
}
