import Testing
import Walking

struct RoomChallengeTests {
    private let today = CivilDate(dayNumber: 20_775)
    private let ann = AccountID(rawValue: 1)
    private let ben = AccountID(rawValue: 2)

    private func terms(_ first: Int, _ last: Int, hasHandicap: Bool = false) throws -> ChallengeTerms {
        try #require(
            ChallengeTerms(first: today.adding(days: first), last: today.adding(days: last), dailyCap: .none, hasHandicap: hasHandicap))
    }

    private func room(_ rooms: MemoryRooms, period: Period = .open, opened: Int = -40) async throws -> Room {
        let room = try await rooms.createRoom(
            named: "r", period: period, dailyCap: .none, owner: ann, opened: today.adding(days: opened))
        try await rooms.join(room.id, member: ben, on: today)
        return room
    }

    @Test func `a challenge is ranked by the days of its own, and listed for five weeks`() async throws {
        let rooms = MemoryRooms()
        let room = try await room(rooms)
        try await StartRoomChallenge(rooms: rooms)(terms(0, 2), in: room, by: ann, today: today)
        await rooms.setDays([ann: [today: 10, today.adding(days: -1): 900], ben: [today: 30]])
        let load = LoadRoomChallenges(rooms: rooms)
        let seen = try #require(try await load(of: room, for: ann, today: today).first)
        #expect(seen.places.map(\.id) == [ben, ann])
        #expect(seen.places.map(\.steps) == [30, 10])
        #expect(seen.by == ann)
        #expect(try await load(of: room, for: ann, today: today.adding(days: 37)).count == 1)
        #expect(try await load(of: room, for: ann, today: today.adding(days: 38)).isEmpty)
    }

    @Test func `days from before the week in which somebody joined are not looked at`() async throws {
        let rooms = MemoryRooms()
        let room = try await room(rooms)
        let before = Dictionary(uniqueKeysWithValues: (1...20).map { (today.adding(days: -$0), 5000) })
        await rooms.setDays([ann: before, ben: before])
        try await StartRoomChallenge(rooms: rooms)(terms(0, 6, hasHandicap: true), in: room, by: ann, today: today)
        let seen = try #require(try await LoadRoomChallenges(rooms: rooms)(of: room, for: ann, today: today).first)
        #expect(seen.places.map(\.id) == [ann, ben])
        #expect(seen.places.map(\.rank) == [1, nil])
    }

    @Test(arguments: [(-1, 3), (0, 28), (ChallengeTerms.latestStart + 1, 60)])
    func `days that a room has not, or that are past or far, are refused`(_ first: Int, _ last: Int) async throws {
        let rooms = MemoryRooms()
        let room = try await room(rooms, period: .fourWeeks, opened: 0)
        await #expect(throws: StartRoomChallenge.Failure.badDays) {
            try await StartRoomChallenge(rooms: rooms)(terms(first, last), in: room, by: ann, today: today)
        }
    }

    @Test func `there are no more at once than one may have, of each member`() async throws {
        let rooms = MemoryRooms()
        let room = try await room(rooms)
        let start = StartRoomChallenge(rooms: rooms)
        for _ in 0..<ChallengeTerms.maximumOpen { try await start(terms(0, 0), in: room, by: ann, today: today) }
        await #expect(throws: StartRoomChallenge.Failure.tooMany) { try await start(terms(0, 0), in: room, by: ann, today: today) }
        try await start(terms(0, 0), in: room, by: ben, today: today)
    }
}
