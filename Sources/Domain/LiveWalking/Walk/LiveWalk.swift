import Walking

/// A walk in progress: a screen or a line of text observes it and passes the walker's keys on.
///
/// Every line that sensors and keys produce is recorded before it counts, so that nothing recorded is lost when the program is.
package protocol LiveWalk: Sendable {
    /// The name of the session, and of the walk it becomes.
    var id: WalkID { get }
    /// The clock on the wall beside the walk: that of its feed for one that is played.
    var wall: any WallClock { get }
    /// The walk at every second and after every command, the newest only; ends with the walk.
    ///
    /// Watching costs nothing while nobody watches; several may.
    func updates() async -> LiveUpdates
    func handle(_ command: LiveCommand) async
}

/// A key of the walker's.
package enum LiveCommand: Hashable, Sendable {
    case pause, resume, lap
    /// Laps of this length by themselves; nil for none.
    case laps(every: LapLength?)
    case mode(WalkChoice)
    /// Steps that the walker counted.
    case tapped(steps: Int)
    case beat(isOn: Bool)
    case voice(isOn: Bool)
    /// On Borg's scale from 6 to 20.
    case effort(Int)
    case note(String)
    /// A command to the belt, where its owner lets keys control it.
    case belt(BeltCommand)
    case end
}
