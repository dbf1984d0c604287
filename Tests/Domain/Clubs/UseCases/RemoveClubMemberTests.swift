import ClubTesting
import Clubs
import Testing
import Walking

struct RemoveClubMemberTests {
    @Test func `one who is removed is gone here at once, and there with the next round`() async throws {
        let pair = try await ClubPair()
        let ben = try await pair.ben.room()
        try await RemoveClubMember(pair.anna.clubs)(ben.me, from: ben.room.id)
        #expect(try await pair.anna.room().members.map(\.head.nickname) == [pair.anna.nickname])
        try await pair.ben.synchronise()
        #expect(try await LoadClubRoom(pair.ben.clubs)(ben.room.id) == nil)
    }

    @Test func `one who is removed is told so once, and the club is forgotten`() async throws {
        let pair = try await ClubPair()
        let ben = try await pair.ben.room()
        try await RemoveClubMember(pair.anna.clubs)(ben.me, from: ben.room.id)
        let round = try await SynchroniseClub(pair.ben.clubs)(ben.club).get()
        #expect(round.goneRooms == [GoneRoom(id: ben.room.id, name: ben.room.room.name, founder: pair.anna.nickname)])
        #expect(try await pair.ben.repository.clubs().isEmpty)
        #expect(try await LoadClubRooms(pair.ben.clubs)().isEmpty)
    }

    @Test func `only the founder removes, and a refusal changes nothing here`() async throws {
        let pair = try await ClubPair()
        let (anna, room) = (try await pair.anna.room().me, try await pair.ben.room())
        await #expect(throws: ClubSync.Failure.club(.notFounder)) { try await RemoveClubMember(pair.ben.clubs)(anna, from: room.room.id) }
        #expect(try await pair.ben.room() == room)
    }

    @Test func `the founder leaves, and does not remove themselves`() async throws {
        let pair = try await ClubPair()
        let room = try await pair.anna.room()
        await #expect(throws: ClubSync.Failure.club(.noSuchMember)) {
            try await RemoveClubMember(pair.anna.clubs)(room.me, from: room.room.id)
        }
        #expect(try await pair.anna.room().members.count == 2)
    }

    @Test func `one who is removed comes back with a new invitation alone`() async throws {
        let pair = try await ClubPair()
        let old = try await pair.invite()
        let ben = try await pair.ben.room()
        func join(_ invite: Invite) async throws {
            try await JoinClub(pair.ben.clubs)(invite, at: ClubWalker.place, as: pair.ben.nickname, today: pair.today)
        }
        try await join(old)
        try await RemoveClubMember(pair.anna.clubs)(ben.me, from: ben.room.id)
        await #expect(throws: ClubSync.Failure.club(.inviteUsed)) { try await join(old) }
        try await join(pair.invite())
        #expect(try await pair.ben.room().me == ben.me)
    }

    @Test func `a room in which one is not, and a club out of reach, are told apart`() async throws {
        let pair = try await ClubPair()
        let ben = try await pair.ben.room()
        await #expect(throws: ClubSync.Failure.club(.noSuchRoom)) { try await RemoveClubMember(pair.anna.clubs)(ben.me, from: .random()) }
        pair.anna.connector.fail(with: .busy)
        await #expect(throws: ClubSync.Failure.club(.busy)) { try await RemoveClubMember(pair.anna.clubs)(ben.me, from: ben.room.id) }
        #expect(try await pair.anna.room().members.count == 2)
    }
}
