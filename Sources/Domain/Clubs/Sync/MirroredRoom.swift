/// A room of a club as it was last seen.
package struct MirroredRoom: Hashable, Sendable, Identifiable {
    package var room: ClubRoom
    /// The number of days that the store does not have yet.
    package var unsentCount: Int

    package var id: ClubRoomID { room.id }

    package init(room: ClubRoom, unsentCount: Int) {
        self.room = room
        self.unsentCount = unsentCount
    }
}
