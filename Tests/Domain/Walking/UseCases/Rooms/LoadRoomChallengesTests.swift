import Testing
import Walking

struct LoadRoomChallengesTests {
    private let today = CivilDate(dayNumber: 20_775)
    private let ann = AccountID(rawValue: 1)
    private let ben = AccountID(rawValue: 2)

    private func terms(_ first: Int, _ last: Int, hasHandicap: Bool = false) throws -> ChallengeTerms {
        try #require(
            ChallengeTerms(first: today.adding(days: first), last: today.adding(days: last), dailyCap: .none, hasHandicap: hasHandicap))
    }

    private func room(_ rooms: MemoryRooms) async throws -> Room {
        let room = try await rooms.createRoom(
            named: "r", period: .open, dailyCap: .none, owner: ann, opened: today.adding(days: -40))
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
}
