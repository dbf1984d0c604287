import ClubTesting
import Testing
import Walking

@testable import Clubs

struct PersonalClubsTests {
    @Test func `the club of a room is found among several`() async throws {
        let pair = try await ClubPair()
        let first = try await pair.ben.room()
        let name = try #require(SharedName("Another"))
        let own = try await FoundClub(pair.ben.clubs)(
            name, at: .folder(path: "/home/me/other"), as: pair.ben.nickname, today: pair.today)
        let second = try #require(try await LoadClubRooms(pair.ben.clubs)().last?.room?.id)
        #expect(try await pair.ben.clubs.club(of: first.room.id) == first.club)
        #expect(try await pair.ben.clubs.club(of: second) == own)
    }

    @Test func `a room that the journal does not know has no club, and a journal that fails is told from it`() async throws {
        let pair = try await ClubPair()
        let room = try await pair.ben.room().room.id
        await #expect(throws: ClubSync.Failure.club(.noSuchRoom)) { try await pair.ben.clubs.club(of: .random()) }
        pair.ben.repository.fail(with: .locked)
        await #expect(throws: ClubSync.Failure.journal(.locked)) { try await pair.ben.clubs.club(of: room) }
    }

    @Test func `a club without its key here says so`() async throws {
        let pair = try await ClubPair()
        let club = try await pair.ben.room().club
        let elsewhere = try ClubWalker("Ben", in: pair.folders, pair.clock)
        await #expect(throws: ClubSync.Failure.club(.keyMissing)) { try await elsewhere.clubs.store(of: club) }
        #expect(try await pair.ben.clubs.store(of: club).hello().member == club.member)
    }
}
