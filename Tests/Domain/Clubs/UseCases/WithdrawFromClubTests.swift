import ClubTesting
import Clubs
import Testing
import Walking

struct WithdrawFromClubTests {
    @Test func `the club is forgotten here, and not by the others`() async throws {
        let pair = try await ClubPair()
        let club = try #require(try await pair.ben.repository.clubs().first)
        #expect(try await WithdrawFromClub(pair.ben.clubs)(club))
        #expect(try await pair.ben.repository.clubs().isEmpty)
        #expect(try await pair.anna.repository.clubs().map(\.id) == [club.id])
    }

    @Test func `a club without a way in is forgotten all the same, and that is told`() async throws {
        let pair = try await ClubPair()
        let club = try #require(try await pair.ben.repository.clubs().first)
        pair.ben.connector.fail(with: .folderMissing(path: "/home/me/Sync/walk"))
        #expect(try await WithdrawFromClub(pair.ben.clubs)(club) == false)
        #expect(try await pair.ben.repository.clubs().isEmpty)
    }

    @Test func `a club out of reach is kept, so that it can be tried again`() async throws {
        let pair = try await ClubPair()
        let club = try #require(try await pair.ben.repository.clubs().first)
        pair.ben.connector.fail(with: .noAnswer)
        await #expect(throws: ClubSync.Failure.club(.noAnswer)) { try await WithdrawFromClub(pair.ben.clubs)(club) }
        #expect(try await pair.ben.repository.clubs().map(\.id) == [club.id])
    }
}
