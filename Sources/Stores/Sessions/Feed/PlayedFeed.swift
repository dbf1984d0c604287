import LiveWalking

/// A feed that a walk is played from: what it tells comes at its times, or faster.
package struct PlayedFeed: Sendable {
    let header: FeedHeader
    let hub: any SensorHub
    /// Makes the clock of the walk, which runs from its beginning.
    let clock: @Sendable () -> any SessionClock

    package init(_ header: FeedHeader, on hub: any SensorHub, clock: @escaping @Sendable () -> any SessionClock) {
        self.header = header
        self.hub = hub
        self.clock = clock
    }

    /// - Parameter speed: the factor by which it is played faster.
    package init(_ source: FeedSource, speed: Double) {
        self.init(source.header, on: FeedHub { source.lines }) { FastClock(BootClock(), speed: speed) }
    }
}
