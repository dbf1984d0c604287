import Clubs
import Walking

/// A member's place in a room, by the numbers that the file gives them.
struct Membership {
    let number: Int64
    let roomNumber: Int64
    let member: MemberID
    let nickname: SharedName
    let joined: CivilDate
    let revision: Revision
    let total: Int
    let room: NewClubRoom
    let founder: MemberID
}
