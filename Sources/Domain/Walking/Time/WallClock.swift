/// Tells what time it is; injected, so that a test can say it is New Year's Eve.
package protocol WallClock: Sendable {
    var now: Instant { get }
}
