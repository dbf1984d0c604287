/// The rooms that a person is in, newest first.
package struct LoadRooms: Sendable {
    private let rooms: any RoomRepository

    package init(rooms: any RoomRepository) {
        self.rooms = rooms
    }

    package func callAsFunction(of member: AccountID) async throws(JournalFailure) -> [Room] {
        try await rooms.rooms(of: member)
    }
}
