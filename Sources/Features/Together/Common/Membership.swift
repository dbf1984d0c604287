import Walking

/// One person as a member of rooms: where the rooms lie, and the day where the person is.
struct Membership {
    let id: AccountID
    let rooms: any RoomRepository
    private let day: () -> CivilDate
    /// Ticks when the journal changed; nil where nothing tells.
    let changes: () async -> AsyncStream<Void>?

    init(
        id: AccountID, rooms: any RoomRepository, changes: @escaping () async -> AsyncStream<Void>? = { nil },
        today: @escaping () -> CivilDate
    ) {
        self.id = id
        self.rooms = rooms
        self.changes = changes
        day = today
    }

    var today: CivilDate { day() }

    /// The present week of a room; nil where the room is no more.
    func week(in id: RoomID) async throws(JournalFailure) -> RoomWeek? {
        guard let room = try await rooms.room(id) else { return nil }
        let today = today
        return RoomWeek(room: room, standings: try await RankMembers(rooms: rooms)(room, today: today), day: today, me: self.id)
    }
}
