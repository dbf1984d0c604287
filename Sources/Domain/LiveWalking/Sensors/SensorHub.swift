/// The sensors of this machine, as a live walk hears them.
package protocol SensorHub: Sendable {
    /// Packets, places and connections of all remembered sensors, with a ``SessionEvent/device(_:)`` before the first packet of each.
    ///
    /// Connects while somebody reads, and disconnects when the reading task is cancelled.
    func lines(on clock: any SessionClock) -> AsyncStream<FeedLine>
    /// The reason why nothing or not everything is heard, each time it changes; nil where all is well.
    func troubles() -> AsyncStream<SensorTrouble?>
    /// The belt that keys may control, each time that something about it changes; nil where none may be controlled.
    func belts() -> AsyncStream<BeltStatus?>
    /// Passes a key on to that belt.
    /// - Parameter fastest: metres a second; the fastest that this person has walked, nil where nobody knows.
    func control(_ command: BeltCommand, fastest: Double?)
}

extension SensorHub {
    package func belts() -> AsyncStream<BeltStatus?> { AsyncStream { $0.finish() } }
    package func control(_ command: BeltCommand, fastest: Double?) {}
}

/// The clock of a session, which counts while the machine sleeps.
package protocol SessionClock: Sendable {
    var now: SessionTime { get }
    /// The thread that wakes whoever sleeps, for tasks that do little else: they need no thread of their own to be woken. Nil for any.
    var executor: (any TaskExecutor)? { get }
    /// Returns at a moment, or soon after it where the machine slept.
    /// - Throws: `CancellationError`.
    func sleep(until time: SessionTime) async throws
}

extension SessionClock {
    package var executor: (any TaskExecutor)? { nil }
}
