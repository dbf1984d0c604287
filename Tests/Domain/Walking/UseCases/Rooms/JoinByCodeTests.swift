import Testing

@testable import Walking

struct JoinByCodeTests {
    private let rooms = MemoryRooms()
    private let ann = AccountID(rawValue: 1)
    private let bob = AccountID(rawValue: 2)
    private let today = CivilDate(dayNumber: 20_000)

    private func made(_ name: String = "river", _ period: Period = .week, by owner: AccountID? = nil) async throws -> Room {
        try await CreateRoom(rooms: rooms)(name: name, period: period, dailyCap: .none, owner: owner ?? ann, today: today)
    }

    @Test func `one joins by the code, however it is typed, once`() async throws {
        let room = try await made()
        let join = JoinByCode(rooms: rooms)
        #expect(try await join(" aaa222 ", member: bob, today: today).memberCount == 2)
        let now = try #require(try await rooms.room(room.id))
        await #expect(throws: JoinByCode.Failure.alreadyInside(now)) { try await join(room.code, member: bob, today: today) }
        #expect(try await rooms.members(of: room.id).map(\.id) == [ann, bob])
    }

    @Test func `the day of joining is the day on which one joined`() async throws {
        let room = try await made()
        _ = try await JoinByCode(rooms: rooms)(room.code, member: bob, today: today.adding(days: 3))
        #expect(try await rooms.members(of: room.id).map(\.joined) == [today, today.adding(days: 3)])
    }

    @Test func `a code of nothing, an unknown one and that of a closed room are told apart`() async throws {
        let room = try await made()
        let join = JoinByCode(rooms: rooms)
        await #expect(throws: JoinByCode.Failure.emptyCode) { try await join(" - ", member: bob, today: today) }
        await #expect(throws: JoinByCode.Failure.noSuchRoom) { try await join("ZZZ-999", member: bob, today: today) }
        await #expect(throws: JoinByCode.Failure.closed) { try await join(room.code, member: bob, today: today.adding(days: 7)) }
        #expect(try await rooms.members(of: room.id).count == 1)
        #expect(try await join(room.code, member: bob, today: today.adding(days: 6)).id == room.id)
    }

    @Test func `a room without an end is never closed`() async throws {
        let room = try await made("river", .open)
        #expect(try await JoinByCode(rooms: rooms)(room.code, member: bob, today: today.adding(days: 4000)).id == room.id)
    }

    @Test func `a member of a closed room is told that they are inside`() async throws {
        let room = try await made()
        await #expect(throws: JoinByCode.Failure.alreadyInside(room)) {
            try await JoinByCode(rooms: rooms)(room.code, member: ann, today: today.adding(days: 99))
        }
    }

    @Test func `an empty code asks nothing of the store, any other says what the store says`() async throws {
        await rooms.fail(with: .locked)
        let join = JoinByCode(rooms: rooms)
        await #expect(throws: JoinByCode.Failure.emptyCode) { try await join("", member: bob, today: today) }
        await #expect(throws: JoinByCode.Failure.journal(.locked)) { try await join("AAA-222", member: bob, today: today) }
    }
}
