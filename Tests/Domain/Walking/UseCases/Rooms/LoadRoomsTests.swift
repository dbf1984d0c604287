import Testing

@testable import Walking

struct LoadRoomsTests {
    private let rooms = MemoryRooms()
    private let ann = AccountID(rawValue: 1)
    private let bob = AccountID(rawValue: 2)
    private let today = CivilDate(dayNumber: 20_000)

    private func made(_ name: String = "river", _ period: Period = .week, by owner: AccountID? = nil) async throws -> Room {
        try await CreateRoom(rooms: rooms)(name: name, period: period, dailyCap: .none, owner: owner ?? ann, today: today)
    }

    @Test func `everybody sees the rooms in which they are`() async throws {
        let (river, lake) = (try await made("river"), try await made("lake", by: bob))
        #expect(try await LoadRooms(rooms: rooms)(of: ann) == [river])
        _ = try await JoinByCode(rooms: rooms)(lake.code, member: ann, today: today)
        #expect(Set(try await LoadRooms(rooms: rooms)(of: ann).map(\.id)) == [river.id, lake.id])
        #expect(try await LoadRooms(rooms: rooms)(of: AccountID(rawValue: 3)).isEmpty)
    }

    @Test func `a store that cannot be read says so`() async throws {
        await rooms.fail(with: .locked)
        await #expect(throws: JournalFailure.locked) { try await LoadRooms(rooms: rooms)(of: ann) }
    }
}
