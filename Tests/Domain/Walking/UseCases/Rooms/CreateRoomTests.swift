import Testing

@testable import Walking

struct CreateRoomTests {
    private let rooms = MemoryRooms()
    private let ann = AccountID(rawValue: 1)
    private let bob = AccountID(rawValue: 2)
    private let today = CivilDate(dayNumber: 20_000)

    private func create(_ name: String, _ cap: DailyCap = .none) async throws(CreateRoom.Failure) -> Room {
        try await CreateRoom(rooms: rooms)(name: name, period: .fourWeeks, dailyCap: cap, owner: ann, today: today)
    }

    @Test func `a room has its name without blanks, begins today and has its owner inside`() async throws {
        let room = try await create(" river ", .high)
        #expect(room.name == "river" && room.opened == today && room.memberCount == 1)
        #expect(room.period == .fourWeeks && room.dailyCap == .high && room.owner == ann)
        #expect(try await rooms.members(of: room.id).map(\.id) == [ann])
    }

    @Test(
        arguments: [
            ("", .emptyName), ("   ", .emptyName), ("r", nil), (String(repeating: "강", count: 20), nil),
            (String(repeating: "강", count: 25), .nameTooLong(maximum: 24)), (" " + String(repeating: "강", count: 24) + " ", nil),
        ] as [(String, CreateRoom.Failure?)])
    func `a name is one to twenty characters`(_ name: String, _ problem: CreateRoom.Failure?) {
        #expect(CreateRoom.problem(name: name) == problem)
    }

    @Test func `a name that is refused makes no room`() async throws {
        await #expect(throws: CreateRoom.Failure.emptyName) { try await create(" ") }
        await #expect(throws: CreateRoom.Failure.nameTooLong(maximum: 24)) { try await create(String(repeating: "r", count: 25)) }
        #expect(await rooms.all.isEmpty)
    }

    @Test func `two rooms may have one name, and are two`() async throws {
        let (first, second) = (try await create("river"), try await create("river"))
        #expect(first.id != second.id && first.code != second.code)
    }

    @Test func `a store that takes nothing says so`() async throws {
        await rooms.fail(with: .locked)
        await #expect(throws: CreateRoom.Failure.journal(.locked)) { try await create("river") }
    }
}
