import Testing

@testable import Walking

struct LeaveRoomTests {
    private let rooms = MemoryRooms()
    private let ann = AccountID(rawValue: 1)
    private let bob = AccountID(rawValue: 2)
    private let today = CivilDate(dayNumber: 20_000)

    private func made(_ name: String = "river", _ period: Period = .week, by owner: AccountID? = nil) async throws -> Room {
        try await CreateRoom(rooms: rooms)(name: name, period: period, dailyCap: .none, owner: owner ?? ann, today: today)
    }

    @Test func `one who leaves is inside no more and may come again`() async throws {
        let room = try await made()
        try await LeaveRoom(rooms: rooms)(room.id, member: ann)
        #expect(try await LoadRooms(rooms: rooms)(of: ann).isEmpty)
        #expect(try await JoinByCode(rooms: rooms)(room.code, member: ann, today: today).id == room.id)
    }

    @Test func `the others stay, and one's other rooms`() async throws {
        let (river, lake) = (try await made("river"), try await made("lake"))
        _ = try await JoinByCode(rooms: rooms)(river.code, member: bob, today: today)
        try await LeaveRoom(rooms: rooms)(river.id, member: ann)
        #expect(try await rooms.members(of: river.id).map(\.id) == [bob])
        #expect(try await LoadRooms(rooms: rooms)(of: ann).map(\.id) == [lake.id])
    }

    @Test func `to leave a room in which one is not is no failure`() async throws {
        let room = try await made()
        try await LeaveRoom(rooms: rooms)(room.id, member: bob)
        #expect(try await rooms.members(of: room.id).map(\.id) == [ann])
    }
}
