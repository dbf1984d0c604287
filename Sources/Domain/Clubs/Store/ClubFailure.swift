/// The reason for which a club could not be reached or did not do as it was asked; `Phrases` has a sentence for each.
///
/// No case carries what another wrote, a secret, or the name of a server.
package enum ClubFailure: Error, Hashable, Codable, Sendable {
    /// No network, or nobody answers within the time that a call has.
    case noAnswer
    /// The store is there and has no time now.
    case busy
    /// The disk of the store has no room left.
    case storeFull
    /// The store may be read and not written.
    case readOnly
    /// Another machine writes as this one, which takes another key only by a word of the person's.
    case hasTwin
    /// The folder is not there: a disk that is not mounted, or a folder that was moved.
    case folderMissing(path: String)
    /// The folder, or what is in it, is there and may not be read.
    case folderForbidden(path: String)
    /// The folder is there without the mark of the club.
    case noClub(path: String)
    /// The host is there and has no club to serve: its file is away, another program's or another club's, or not for it to read.
    case hostHasNoClub
    /// The host let this machine in and did not find the program that serves the club.
    case hostHasNoProgram

    /// The host lets in no key of this machine.
    case keyRefused
    /// The store does not know this machine (any more).
    case notMember
    /// The answer came from somebody who could not prove to be the club; nothing was sent.
    case notProven
    /// The inviting member's computer has not let this one in yet.
    case waitingForAcceptance
    /// The keychain has no key of this machine for the club.
    case keyMissing
    /// The disk of this computer has no room left for what it keeps of the club.
    case diskFull
    /// This computer cannot keep what it reads of the club.
    case notKept(path: String)
    /// A library that this kind of store needs is not installed, by the name of its package.
    case libraryMissing(package: String)

    /// The invitation was taken by as many as it was for, or somebody was removed from its room since.
    case inviteUsed
    /// The word for one more computer of the person let in another one.
    case linkUsed
    /// The word made a computer of another member, so that it lets in nobody any more.
    case linkOfAnother
    case inviteExpired
    /// The invitation is for another club, was taken back, or was never given.
    case inviteUnknown

    /// There is no such room, or the member is not in it; which of the two is nobody's business.
    case noSuchRoom
    case roomFull
    /// The room's last day is over.
    case roomClosed
    /// There is a room of that identity with other properties.
    case taken
    /// Only the founder of the room may do that.
    case notFounder
    /// The person is not in the room.
    case noSuchMember
    /// The request is not there, is over, or is for somebody else to answer.
    case noSuchRequest
    /// The challenge is not there, or is for somebody else to call off.
    case noSuchChallenge
    /// A day outside of the room's days, or too far in the future.
    case dayOutOfRange
    /// Fewer steps than none, or more than anybody walks on a day.
    case stepsOutOfRange
    /// There are as many of these as a member may have.
    case tooMany

    /// The store speaks only older versions of the protocol: its admin brings it up to date.
    case storeOlder
    /// The store speaks only newer versions of the protocol: this program must be brought up to date.
    case storeNewer
    /// The store answered with what makes no sense.
    case unreadable
    /// The call was broken off here.
    case cancelled

    /// Indicates that the same call may succeed later without anybody doing anything here.
    package var isPassing: Bool {
        switch self {
        case .noAnswer, .busy, .storeFull, .folderMissing, .waitingForAcceptance, .cancelled: true
        default: false
        }
    }

    /// Indicates that this computer does not come into the club any more, so that nothing can be deleted there.
    package var isOfNoWayIn: Bool {
        switch self {
        case .folderMissing, .folderForbidden, .noClub, .hostHasNoClub, .hostHasNoProgram, .keyRefused, .notMember, .keyMissing: true
        default: false
        }
    }

    /// Indicates that others took the word by which the person waits to be let in: nobody lets this computer in any more.
    package var isOfUsedWord: Bool { self == .inviteUsed || self == .linkUsed }

    /// Indicates that what holds the club is not where it was, and may come back: a stick, a disk of the network, a file of the host.
    var isOfPlace: Bool {
        switch self {
        case .folderMissing, .noClub, .hostHasNoClub, .hostHasNoProgram: true
        default: false
        }
    }

    /// Indicates that the store can be read, and takes nothing.
    package var isOfWriting: Bool {
        switch self {
        case .storeFull, .readOnly, .hasTwin: true
        default: false
        }
    }

    /// Indicates that one room is concerned, and others are not.
    package var isOfRoom: Bool {
        switch self {
        case .noSuchRoom, .roomFull, .roomClosed, .dayOutOfRange, .stepsOutOfRange, .tooMany: true
        default: false
        }
    }
}
