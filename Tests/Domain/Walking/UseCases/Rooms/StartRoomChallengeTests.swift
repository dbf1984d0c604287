import Testing
import Walking

struct StartRoomChallengeTests {
    private let today = CivilDate(dayNumber: 20_775)
    private let ann = AccountID(rawValue: 1)
    private let ben = AccountID(rawValue: 2)

    private func terms(_ first: Int, _ last: Int) throws -> ChallengeTerms {
        try #require(
            ChallengeTerms(first: today.adding(days: first), last: today.adding(days: last), dailyCap: .none, hasHandicap: false))
    }

    private func room(_ rooms: MemoryRooms, period: Period = .open, opened: Int = -40) async throws -> Room {
        let room = try await rooms.createRoom(
            named: "r", period: period, dailyCap: .none, owner: ann, opened: today.adding(days: opened))
        try await rooms.join(room.id, member: ben, on: today)
        return room
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
        let most = ChallengeTerms.maximumOpen
        // The same one twice is one.
        for last in 0..<most { for _ in 0..<2 { try await start(terms(0, last), in: room, by: ann, today: today) } }
        await #expect(throws: StartRoomChallenge.Failure.tooMany) { try await start(terms(0, most), in: room, by: ann, today: today) }
        try await start(terms(0, 0), in: room, by: ben, today: today)
        #expect(try await rooms.challenges(of: room.id, for: ann).count == most + 1)
    }
}
