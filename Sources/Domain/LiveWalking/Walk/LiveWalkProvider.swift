import Walking

/// Begins live walks, and keeps those that were broken off.
package protocol LiveWalkProvider: Sendable {
    /// Begins a walk now, with the sensors that are remembered.
    func begin(_ choice: WalkChoice) async throws(JournalFailure) -> any LiveWalk
    /// Walks whose recording has no end and that nobody records any more, the newest first.
    func unfinished() async -> [UnfinishedWalk]
    /// The walk that another window or program records now; nil where none does.
    func recordedElsewhere() async -> UnfinishedWalk?
    /// Goes on with a walk that was broken off.
    func goOn(with id: WalkID) async throws(JournalFailure) -> any LiveWalk
    /// Puts a recorded walk into the journal, up to its end or up to where it was broken off.
    func save(_ id: WalkID) async throws(JournalFailure) -> SavedLiveWalk
    /// Lets go of a walk that is over and could not be saved: its recording stays, and can be saved later.
    /// - Throws: where some of it lies in memory alone, which would be lost.
    func keep(_ id: WalkID) async throws(JournalFailure)
    /// Deletes a recording; its walk never was.
    func discard(_ id: WalkID) async throws(JournalFailure)
}

extension LiveWalkProvider {
    package func recordedElsewhere() async -> UnfinishedWalk? { nil }
}

/// A recording without an end.
package struct UnfinishedWalk: Hashable, Sendable {
    package var id: WalkID
    package var start: Instant
    /// The moment of its last line.
    package var last: Instant
    package var state: LiveState
    /// Indicates whether it was ended, and never saved.
    package var isOver: Bool
    /// Indicates whether another walk was recorded since: whoever began that one has left the belt of this one.
    package var isFollowed = false

    package init(id: WalkID, start: Instant, last: Instant, state: LiveState, isOver: Bool = false) {
        self.isOver = isOver
        self.id = id
        self.start = start
        self.last = last
        self.state = state
    }

    /// Returns whether going on is still likely: a quarter of an hour, as somebody needs who restarts a machine.
    package func canGoOn(at now: Instant) -> Bool { !isOver && now.milliseconds - last.milliseconds <= 15 * 60_000 }

    /// Returns the belt that moved when it was heard last, or that nobody let go: it may still run.
    ///
    /// Nil where there was none, and after another walk or a day, in which somebody has seen to it.
    package func belt(at now: Instant) -> RunningBelt? {
        guard !isFollowed, now.milliseconds - last.milliseconds <= 86_400_000 else { return nil }
        return state.sensors.first { $0.isTreadmill && ($0.isConnected || $0.isMoving) }.map {
            RunningBelt(title: $0.description.title, isHeld: $0.isConnected)
        }
    }
}

/// The outcome of saving a recorded walk.
package enum SavedLiveWalk: Sendable {
    /// The walk, and the way to undo that; nil where the journal had it already.
    case saved(Walk, undo: Undo?)
    /// A recording in which nobody walked: no steps, no distance, and less than ten seconds.
    case nothing
    /// It was over before five seconds were.
    case tooShort

    /// The change that a saved walk is.
    package enum Undo: Hashable, Sendable {
        case change(UndoID)
        /// Imports, by their numbers in the ledger.
        case imports([Int64])
    }
}
