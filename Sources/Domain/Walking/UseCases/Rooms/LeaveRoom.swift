/// Leaves a room; nothing of the member stays there.
package struct LeaveRoom: Sendable {
    private let rooms: any RoomRepository

    package init(rooms: any RoomRepository) {
        self.rooms = rooms
    }

    package func callAsFunction(_ room: RoomID, member: AccountID) async throws(JournalFailure) {
        try await rooms.leave(room, member: member)
    }
}
