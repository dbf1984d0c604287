import Clubs

/// The way into a club.
nonisolated enum ClubEntry: Hashable, Sendable {
    case room(ClubRoomID)
    /// The person asked to be let in.
    case waiting(SharedName)
}
