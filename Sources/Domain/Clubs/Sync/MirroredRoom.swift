/// A room of a club as it was last seen.
package struct MirroredRoom: Hashable, Sendable, Identifiable {
    package var room: ClubRoom
    /// The number of days that the store does not have yet.
    package var unsentCount: Int
    /// The sum of the days that the store holds of this machine; nil while days are on their way, when nobody knows.
    package var heldSum: Int?

    package var id: ClubRoomID { room.id }

    package init(room: ClubRoom, unsentCount: Int, heldSum: Int?) {
        self.room = room
        self.unsentCount = unsentCount
        self.heldSum = heldSum
    }

    /// Indicates that a machine with this one's key wrote over its days since, where the store shows the room so now.
    func hasTwin(in now: ClubRoom) -> Bool {
        heldSum.map { now.resendReason(after: room.revision, sent: $0, isKnown: true) == .twin } ?? false
    }
}
