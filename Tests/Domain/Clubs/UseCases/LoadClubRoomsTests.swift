import ClubTesting
import Clubs
import Testing
import Walking

struct LoadClubRoomsTests {
    @Test func `the rooms of a club follow one another, each with its club and its state`() async throws {
        let pair = try await ClubPair()
        let first = try await pair.anna.room()
        let other = try await pair.openRoom("Other")
        let listed = try await LoadClubRooms(pair.anna.clubs)()
        #expect(listed.compactMap(\.room?.id) == [first.room.id, other])
        #expect(listed.allSatisfy { $0.club == first.club && $0.state.lastSuccess == pair.clock.now })
    }

    @Test func `clubs come in the order in which they were joined`() async throws {
        let pair = try await ClubPair()
        let name = try #require(SharedName("A club of Ben's"))
        let own = try await FoundClub(pair.ben.clubs)(
            name, at: .folder(path: "/home/me/other"), as: pair.ben.nickname, today: pair.today)
        let listed = try await LoadClubRooms(pair.ben.clubs)()
        #expect(listed.map(\.club.name.text) == ["Sunday walkers", "A club of Ben's"])
        #expect(listed.last?.club == own)
    }

    @Test func `a club that has not let one in yet is listed without a room`() async throws {
        let walker = try ClubWalker("Carol", in: MemoryClubFolders(), FixedClock(Instant(seconds: 0)))
        let club = KnownClub(id: .random(), name: walker.nickname, place: ClubWalker.place, member: .random())
        try await walker.repository.addClub(club)
        #expect(try await LoadClubRooms(walker.clubs)() == [ListedClubRoom(club: club, room: nil, state: ClubSyncState())])
    }

    @Test func `a club out of reach is listed as it was last seen`() async throws {
        let pair = try await ClubPair()
        let before = try await LoadClubRooms(pair.ben.clubs)()
        pair.ben.connector.fail(with: .noAnswer)
        try await pair.ben.synchronise()
        let after = try await LoadClubRooms(pair.ben.clubs)()
        #expect(after.map(\.room) == before.map(\.room))
        #expect(after.map(\.state.failure) == [.noAnswer])
    }

    @Test func `a journal that cannot be read says so`() async throws {
        let pair = try await ClubPair()
        pair.ben.repository.fail(with: .locked)
        await #expect(throws: JournalFailure.locked) { try await LoadClubRooms(pair.ben.clubs)() }
    }
}
