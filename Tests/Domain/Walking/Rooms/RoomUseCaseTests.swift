import Testing

@testable import Walking

struct RoomUseCaseTests {
    /// Rooms in memory, with one code each.
    private actor Rooms: RoomRepository {
        var all: [Room] = []
        var inside: [RoomID: [Member]] = [:]
        var failure: JournalFailure?

        func fail(with failure: JournalFailure?) { self.failure = failure }
        private func check() throws(JournalFailure) { if let failure { throw failure } }

        func rooms(of member: AccountID) throws(JournalFailure) -> [Room] {
            try check()
            return all.filter { room in inside[room.id]?.contains { $0.id == member } ?? false }
        }
        func room(_ id: RoomID) throws(JournalFailure) -> Room? {
            try check()
            return all.first { $0.id == id }
        }
        func room(code: String) throws(JournalFailure) -> Room? {
            try check()
            return all.first { RoomCode.key($0.code) == RoomCode.key(code) }
        }
        func createRoom(
            named name: String, period: Period, dailyCap: DailyCap, owner: AccountID, opened: CivilDate
        ) throws(JournalFailure) -> Room {
            try check()
            let room = Room(
                id: RoomID(rawValue: Int64(all.count)), name: name, code: "AAA-22\(all.count + 2)", period: period, dailyCap: dailyCap,
                owner: owner,
                opened: opened, memberCount: 0)
            all.append(room)
            try join(room.id, member: owner, on: opened)
            return all.first { $0.id == room.id } ?? room
        }
        func join(_ room: RoomID, member: AccountID, on date: CivilDate) throws(JournalFailure) {
            try check()
            inside[room, default: []].append(Member(id: member, nickname: "m\(member.rawValue)", joined: date))
            for index in all.indices where all[index].id == room { all[index].memberCount += 1 }
        }
        func leave(_ room: RoomID, member: AccountID) throws(JournalFailure) {
            try check()
            inside[room]?.removeAll { $0.id == member }
        }
        func members(of room: RoomID) throws(JournalFailure) -> [Member] {
            try check()
            return inside[room] ?? []
        }
        func steps(in room: RoomID, from: CivilDate, through: CivilDate) throws(JournalFailure) -> [AccountID: [CivilDate: Int]] { [:] }
    }

    private let ann = AccountID(rawValue: 1)
    private let bob = AccountID(rawValue: 2)
    private let today = CivilDate(dayNumber: 20_000)

    private func made(_ rooms: Rooms, _ period: Period = .week) async throws -> Room {
        try await CreateRoom(rooms: rooms)(name: " river ", period: period, dailyCap: .none, owner: ann, today: today)
    }

    @Test func `a room has its name without blanks and its owner inside`() async throws {
        let rooms = Rooms()
        let room = try await made(rooms)
        #expect(room.name == "river" && room.opened == today && room.memberCount == 1)
        #expect(try await LoadRooms(rooms: rooms)(of: ann) == [room])
        #expect(try await LoadRooms(rooms: rooms)(of: bob).isEmpty)
    }

    @Test(
        arguments: [
            ("", .emptyName), ("   ", .emptyName), ("r", nil), (String(repeating: "강", count: 20), nil),
            (String(repeating: "강", count: 21), .nameTooLong(maximum: 20)),
        ] as [(String, CreateRoom.Failure?)])
    func `a name is one to twenty characters`(_ name: String, _ problem: CreateRoom.Failure?) {
        #expect(CreateRoom.problem(name: name) == problem)
    }

    @Test func `a name that is refused makes no room`() async throws {
        let rooms = Rooms()
        await #expect(throws: CreateRoom.Failure.emptyName) {
            try await CreateRoom(rooms: rooms)(name: " ", period: .week, dailyCap: .none, owner: ann, today: today)
        }
        #expect(await rooms.all.isEmpty)
    }

    @Test func `one joins by the code, however it is typed, once`() async throws {
        let rooms = Rooms()
        let room = try await made(rooms)
        let join = JoinByCode(rooms: rooms)
        #expect(try await join(" aaa222 ", member: bob, today: today).memberCount == 2)
        let now = try #require(try await rooms.room(room.id))
        await #expect(throws: JoinByCode.Failure.alreadyInside(now)) { try await join(room.code, member: bob, today: today) }
        #expect(try await rooms.members(of: room.id).map(\.id) == [ann, bob])
    }

    @Test func `a code of nothing, an unknown one and that of a closed room are told apart`() async throws {
        let rooms = Rooms()
        let room = try await made(rooms)
        let join = JoinByCode(rooms: rooms)
        await #expect(throws: JoinByCode.Failure.emptyCode) { try await join(" - ", member: bob, today: today) }
        await #expect(throws: JoinByCode.Failure.noSuchRoom) { try await join("ZZZ-999", member: bob, today: today) }
        await #expect(throws: JoinByCode.Failure.closed) { try await join(room.code, member: bob, today: today.adding(days: 7)) }
        #expect(try await join(room.code, member: bob, today: today.adding(days: 6)).id == room.id)
    }

    @Test func `who leaves is inside no more and may come again`() async throws {
        let rooms = Rooms()
        let room = try await made(rooms)
        try await LeaveRoom(rooms: rooms)(room.id, member: ann)
        #expect(try await LoadRooms(rooms: rooms)(of: ann).isEmpty)
        #expect(try await JoinByCode(rooms: rooms)(room.code, member: ann, today: today).id == room.id)
    }

    @Test func `what the store says is passed on`() async throws {
        let rooms = Rooms()
        await rooms.fail(with: .locked)
        await #expect(throws: JoinByCode.Failure.journal(.locked)) {
            try await JoinByCode(rooms: rooms)("AAA-222", member: bob, today: today)
        }
        await #expect(throws: CreateRoom.Failure.journal(.locked)) { try await made(rooms) }
        await #expect(throws: JournalFailure.locked) { try await LoadRooms(rooms: rooms)(of: ann) }
    }
}
