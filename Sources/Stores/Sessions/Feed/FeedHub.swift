import LiveWalking

/// Sensors played from a feed: its lines come at their times.
package struct FeedHub: SensorHub {
    private let feed: @Sendable () -> AsyncStream<FeedLine>

    package init(_ feed: @escaping @Sendable () -> AsyncStream<FeedLine>) {
        self.feed = feed
    }

    package func lines(on clock: any SessionClock) -> AsyncStream<FeedLine> {
        let (stream, continuation) = AsyncStream.makeStream(of: FeedLine.self)
        let task = Task(executorPreference: clock.executor) { [feed] in
            for await line in feed() {
                if case .header = line { continue }
                if let time = line.time, (try? await clock.sleep(until: time)) == nil { break }
                continuation.yield(line)
            }
            continuation.finish()
        }
        continuation.onTermination = { _ in task.cancel() }
        return stream
    }

    package func troubles() -> AsyncStream<SensorTrouble?> { AsyncStream { $0.finish() } }
}
