import Clubs
import Coordinators
import Walking

/// A place of the Together tab.
///
/// A new screen is a case here, a line of the table ``destinations``, and the screen itself in
/// ``TogetherCoordinator/prepareTransition(for:)``.
package nonisolated enum TogetherRoute: Route, Hashable, Codable {
    case rooms
    case newRoom
    /// The duration of the room that is being made.
    case period
    /// The maximum number of steps of a day that count in it.
    case dailyCap
    case join
    case room(RoomID)
    /// The days behind one's own number in a room.
    case week(RoomID)
    /// The form that begins a room in a shared folder.
    case shareRoom
    /// The form that takes an invitation.
    case joinClub
    /// A room that is shared with other machines.
    case club(ClubRoomID)
    /// The days of one of its members.
    case clubMember(ClubRoomID, MemberID)
    /// The challenges of a room, and the form that starts one there.
    case challenges(RoomID)
    case newChallenge(RoomID)
    case clubChallenges(ClubRoomID)
    case newClubChallenge(ClubRoomID)
    /// The question to a member for a walk.
    case askToWalk(ClubRoomID, MemberID)
    /// The proof of a day's steps, which is another flow's.
    case why(CivilDate)
}
