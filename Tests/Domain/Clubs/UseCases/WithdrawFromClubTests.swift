import ClubTesting
import Clubs
import Testing
import Walking

struct WithdrawFromClubTests {
    @Test func `the club is forgotten here, and not by the others`() async throws {
        let pair = try await ClubPair()
        let club = try #require(try await pair.ben.repository.clubs().first)
        try await WithdrawFromClub(pair.ben.clubs)(club)
        #expect(try await pair.ben.repository.clubs().isEmpty)
        #expect(try await pair.anna.repository.clubs().map(\.id) == [club.id])
    }

    @Test(arguments: [ClubFailure.folderMissing(path: "/home/me/Sync/walk"), .noAnswer, .busy])
    func `a wish that cannot be taken back is kept, so that it can be tried again`(_ failure: ClubFailure) async throws {
        let pair = try await ClubPair()
        let club = try #require(try await pair.ben.repository.clubs().first)
        pair.ben.connector.fail(with: failure)
        await #expect(throws: ClubSync.Failure.club(failure)) { try await WithdrawFromClub(pair.ben.clubs)(club) }
        #expect(try await pair.ben.repository.clubs().map(\.id) == [club.id])
    }

    @Test func `a wish is forgotten here without the club, unless that only has no time`() async throws {
        let pair = try await ClubPair()
        let club = try #require(try await pair.ben.repository.clubs().first)
        pair.ben.connector.fail(with: .noAnswer)
        try await WithdrawFromClub(pair.ben.clubs).forget(club)
        #expect(try await pair.ben.repository.clubs().isEmpty)
        #expect(WithdrawFromClub.isForgettable(after: .noAnswer) && WithdrawFromClub.isForgettable(after: .hostHasNoClub))
        #expect(!WithdrawFromClub.isForgettable(after: .busy))
    }
}
