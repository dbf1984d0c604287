import ClubTesting
import Clubs
import Testing
import Walking

struct RecoverClubTests {
    /// Anna at a computer that knows nothing of her, and the phrase that was shown to her.
    private func walker(_ pair: ClubPair, phrase: String) async throws -> ClubWalker {
        let club = try #require(try await pair.anna.repository.clubs().first)
        pair.folders.keep(try #require(try await pair.anna.connector.store(of: club) as? MemoryClubStore), for: phrase)
        return try ClubWalker("Anna", in: pair.folders, pair.clock)
    }

    @Test func `the phrase brings back the same member, with the rooms and all in them`() async throws {
        let pair = try await ClubPair()
        let before = try await pair.anna.room()
        let again = try await walker(pair, phrase: "eleven words")
        let club = try await RecoverClub(again.clubs)("eleven words", at: ClubWalker.place)
        #expect(club.member == before.me && club.place == ClubWalker.place)
        #expect(try await again.repository.clubs().map(\.id) == [club.id])
        let room = try await again.room()
        #expect(room.room.id == before.room.id && room.members.map(\.head.nickname) == before.members.map(\.head.nickname))
    }

    @Test func `a phrase that nobody has, and a folder out of reach, bring nothing`() async throws {
        let pair = try await ClubPair()
        let again = try await walker(pair, phrase: "eleven words")
        await #expect(throws: ClubSync.Failure.club(.notMember)) { try await RecoverClub(again.clubs)("other words", at: ClubWalker.place) }
        again.connector.fail(with: .busy)
        await #expect(throws: ClubSync.Failure.club(.busy)) { try await RecoverClub(again.clubs)("eleven words", at: ClubWalker.place) }
        #expect(try await again.repository.clubs().isEmpty)
    }
}
