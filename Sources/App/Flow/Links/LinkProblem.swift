import Coordinators
import Walking

/// The reason for which a link leads nowhere; parts are counted from 0 after `gnd://`.
nonisolated enum LinkProblem: Error, Hashable, Sendable {
    /// No form of link fits.
    case unknown(LinkTable<AppLink>.Failure)
    /// The journal of whoever is in has no such walk.
    case noWalk(segment: Int)
    /// The journal knows no such import, but these.
    case noImport(segment: Int, Int64, mine: [Int64])
    /// There are fewer pauses of the streak than that.
    case noPause(segment: Int, count: Int)
    /// There are fewer periods than that.
    case noPeriod(segment: Int, count: Int)
    /// The person who is in has no account, and so neither a passphrase nor anything to delete.
    case noAccount(segment: Int)
    /// The person who is in is in no such room, but in these.
    case noRoom(segment: Int, RoomID, mine: [RoomID])
    /// The person who is in is in no such room that is shared with other machines.
    case noSharedRoom(segment: Int)
    /// The shared room has no such member, as far as is known.
    case noMember(segment: Int)
    /// The screens could not be put up.
    case stopped(DeepLinkFailure)
}
