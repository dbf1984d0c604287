import ClubTesting
import Clubs
import Testing
import Walking

struct FindClubMembersTests {
    @Test func `nobody is asked for in a small room`() async throws {
        let pair = try await ClubPair()
        let seen = try await pair.ben.room()
        pair.ben.connector.fail(with: .noAnswer)
        try await FindClubMembers(pair.ben.clubs)(WantedMembers(ids: [.random()]), in: seen)
        #expect(try await pair.ben.room() == seen)
    }
}
