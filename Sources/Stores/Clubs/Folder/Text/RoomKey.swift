import Clubs

/// A room as files name it: together with its founder, so that nobody can take the place of another's room by its identity.
struct RoomKey: Hashable, Sendable {
    var id: ClubRoomID
    var founder: MemberID

    /// The founder is in the room without joining; leaving it is told by this.
    var founderJoin: JoinID { JoinID(bits: id.bits) }

    var text: String { "\(id.text) \(founder.text)" }
}

/// The identity of one joining of a room: who left or was removed joins anew under another one.
struct JoinID: RandomIdentifier {
    let bits: RandomBits
}
