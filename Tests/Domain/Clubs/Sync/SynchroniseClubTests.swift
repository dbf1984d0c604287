import ClubTesting
import Clubs
import Testing
import Walking

struct SynchroniseClubTests {
    @Test func `a way that cannot be found is a failure of the club, and what was seen stays`() async throws {
        let pair = try await ClubPair()
        let before = try await pair.ben.room()
        pair.clock.advance(by: .seconds(60))
        pair.ben.connector.fail(with: .keyMissing)
        try await pair.ben.synchronise()
        let after = try await pair.ben.room()
        #expect(after.state.failure == .keyMissing && after.state.failedAt == pair.clock.now)
        #expect(after.state.backoff.failures == 1 && after.state.lastSuccess == before.state.lastSuccess)
        #expect(after.members == before.members)
    }

    @Test func `days that changed here are at the other one with one round of each`() async throws {
        let pair = try await ClubPair()
        pair.anna.repository.setDay(pair.today, 4000)
        #expect(try await pair.anna.room().room.unsentCount == 1)
        try await pair.anna.synchronise()
        #expect(try await pair.anna.room().room.unsentCount == 0)
        try await pair.ben.synchronise()
        let anna = try await pair.anna.room().me
        #expect(try await pair.ben.room().member(anna)?.days == [pair.today: 4000])
        pair.anna.repository.setDay(pair.today, nil)
        try await pair.anna.synchronise()
        try await pair.ben.synchronise()
        #expect(try await pair.ben.room().member(anna)?.days == [:])
    }

    @Test(arguments: [ClubFailure.storeFull, .readOnly])
    func `a store that takes nothing is read all the same, and what waits is sent once it takes it`(_ failure: ClubFailure) async throws {
        let pair = try await ClubPair()
        pair.anna.repository.setDay(pair.today, 4000)
        try await pair.anna.synchronise()
        let anna = try await pair.anna.room().me
        pair.ben.repository.setDay(pair.today, 3000)
        let club = try await pair.ben.room().club
        let store = try #require(try await pair.ben.connector.store(of: club) as? MemoryClubStore)
        // Behind the greeting and the rooms comes the day.
        store.faults.plan([2: .failure(failure)])
        pair.clock.advance(by: .seconds(60))
        let round = try await SynchroniseClub(pair.ben.clubs)(club).get()
        #expect(round.unsent == failure && round.sentDays == 0 && round.fetchedMembers == 1)
        let seen = try await pair.ben.room()
        #expect(seen.member(anna)?.days == [pair.today: 4000] && seen.room.unsentCount == 1)
        #expect(seen.state.failure == failure && seen.state.lastSuccess == pair.clock.now && seen.state.backoff.failures == 1)
        try await pair.ben.synchronise()
        #expect(try await pair.ben.room().room.unsentCount == 0)
        #expect(try await pair.ben.room().state.failure == nil)
    }

    @Test(arguments: [ClubFailure.linkUsed, .inviteUsed])
    func `a club that nobody lets the person into any more is forgotten, and one in which they are is not`(_ failure: ClubFailure)
        async throws
    {
        let pair = try await ClubPair()
        let club = try await pair.anna.room().club
        let carol = try ClubWalker("Carol", in: pair.folders, pair.clock)
        let waiting = try #require(try await carol.connector.newStore(of: club.id, at: ClubWalker.place).store as? MemoryClubStore)
        let inside = try #require(try await pair.ben.connector.store(of: club) as? MemoryClubStore)
        try await carol.repository.addClub(club)
        for (walker, store) in [(carol, waiting), (pair.ben, inside)] {
            store.faults.plan([0: .failure(failure)])
            let made = await SynchroniseClub(walker.clubs)(club)
            #expect(made == .failure(.club(failure)) && made.refusedWords(of: club) == [RefusedWord(name: club.name, reason: failure)])
        }
        #expect(try await carol.repository.clubs().isEmpty)
        #expect(try await pair.ben.repository.clubs().map(\.id) == [club.id])
        try await pair.ben.synchronise()
        #expect(try await pair.ben.room().state.failure == nil)
    }

    @Test func `a word is no news in a round that went through or failed for something else`() async throws {
        let pair = try await ClubPair()
        let club = try await pair.ben.room().club
        #expect(await SynchroniseClub(pair.ben.clubs)(club).refusedWords(of: club).isEmpty)
        pair.ben.connector.fail(with: .noAnswer)
        #expect(await SynchroniseClub(pair.ben.clubs)(club).refusedWords(of: club).isEmpty)
    }

    @Test func `a word for a further room is told under the name of that room, and a room that is closed is no word`() async throws {
        let club = try await ClubPair().ben.room().club
        let (further, another, closed) = (ClubRoomID(rawValue: 1), ClubRoomID(rawValue: 2), ClubRoomID(rawValue: 3))
        let (one, other) = (try #require(SharedName("Further")), try #require(SharedName("Another")))
        var round = ClubRound()
        round.refused = [further: .inviteUsed, another: .inviteExpired, closed: .roomClosed]
        round.refusedRooms = [further: one, another: other]
        let words = Result<ClubRound, ClubSync.Failure>.success(round).refusedWords(of: club)
        #expect(words == [RefusedWord(name: one, reason: .inviteUsed), RefusedWord(name: other, reason: .inviteExpired)])
    }

    @Test func `a journal that takes nothing is no failure of the club`() async throws {
        let pair = try await ClubPair()
        let club = try await pair.ben.room().club
        pair.ben.repository.fail(with: .diskFull)
        await SynchroniseClub(pair.ben.clubs)(club)
        pair.ben.repository.fail(with: nil)
        #expect(try await pair.ben.room().state.failure == nil)
    }
}
