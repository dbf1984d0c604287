import ClubTesting
import Clubs
import Testing
import Walking

struct StartChallengeTests {
    private func terms(_ pair: ClubPair, _ first: Int, _ last: Int, hasHandicap: Bool = false) throws -> ChallengeTerms {
        try #require(
            ChallengeTerms(
                first: pair.today.adding(days: first), last: pair.today.adding(days: last), dailyCap: .none, hasHandicap: hasHandicap))
    }

    @Test func `a challenge reaches the others with the next rounds, and everybody counts it alike`() async throws {
        let pair = try await ClubPair()
        pair.anna.repository.setDay(pair.today, 3000)
        pair.ben.repository.setDay(pair.today, 4000)
        let challenge = try await StartChallenge(pair.anna.clubs)(terms(pair, 0, 6), in: pair.anna.room(), today: pair.today)
        #expect(try await pair.anna.room().shownChallenges == [challenge])
        try await pair.synchronise()
        for walker in [pair.anna, pair.ben] {
            let room = try await walker.room()
            #expect(room.shownChallenges == [challenge])
            #expect(room.places(in: challenge, today: pair.today).map(\.nickname) == ["Ben", "Anna"])
            #expect(room.places(in: challenge, today: pair.today).map(\.steps) == [4000, 3000])
        }
        #expect(try await pair.anna.room().challenges.allSatisfy { !$0.isWaiting })
    }

    @Test func `one that is called off goes, before it was sent and after`() async throws {
        let pair = try await ClubPair()
        let start = StartChallenge(pair.anna.clubs)
        for isSent in [false, true] {
            let challenge = try await start(terms(pair, 1, 7), in: pair.anna.room(), today: pair.today)
            if isSent { try await pair.synchronise() }
            #expect(try await !StartChallenge(pair.ben.clubs).callOff(challenge.id, in: pair.ben.room()))
            #expect(try await start.callOff(challenge.id, in: pair.anna.room()))
            #expect(try await pair.anna.room().shownChallenges.isEmpty)
            try await pair.synchronise()
            for walker in [pair.anna, pair.ben] { #expect(try await walker.room().challenges.isEmpty) }
        }
    }

    @Test func `a challenge is news once, for those who were there and see who started it`() async throws {
        let pair = try await ClubPair()
        let (room, club) = (try await pair.ben.room().room.id, try await pair.ben.room().club)
        func news(_ walker: ClubWalker) async throws -> Int { try await SynchroniseClub(walker.clubs)(club).get().news.challenges }
        try await StartChallenge(pair.anna.clubs)(terms(pair, 0, 6), in: pair.anna.room(), today: pair.today)
        #expect(try await news(pair.anna) == 0, "one's own")
        #expect(try await news(pair.ben) == 1)
        #expect(try await news(pair.ben) == 0)
        // One that is over before it was seen.
        let anna = try await pair.anna.room().me
        try await pair.anna.connector.store(of: club).start(Challenge(by: anna, terms: terms(pair, -2, -1)), in: room)
        #expect(try await news(pair.ben) == 0)
        try await BlockClubMember(pair.ben.clubs)(true, anna, in: club.id)
        try await StartChallenge(pair.anna.clubs)(terms(pair, 1, 7), in: pair.anna.room(), today: pair.today)
        try await pair.anna.synchronise()
        #expect(try await news(pair.ben) == 0, "of somebody blocked")
        // To who comes in, what is there already is no news.
        let carol = try ClubWalker("Carol", in: pair.folders, pair.clock)
        let store = try await carol.connector.newStore(of: club.id, at: ClubWalker.place).store
        try await store.join(pair.invite(), as: carol.nickname, on: pair.today)
        try await carol.repository.addClub(club)
        #expect(try await news(carol) == 0)
        #expect(try await carol.room().challenges.count == 3)
    }

    @Test func `the same challenge twice is one, and one that was called off can be started again`() async throws {
        let pair = try await ClubPair()
        let start = StartChallenge(pair.anna.clubs)
        let first = try await start(terms(pair, 0, 6), in: pair.anna.room(), today: pair.today)
        #expect(try await start(terms(pair, 0, 6), in: pair.anna.room(), today: pair.today) == first)
        // Of another member's or of other rules it is another one.
        try await pair.synchronise()
        let bens = try await StartChallenge(pair.ben.clubs)(terms(pair, 0, 6), in: pair.ben.room(), today: pair.today)
        let other = try await start(terms(pair, 0, 6, hasHandicap: true), in: pair.anna.room(), today: pair.today)
        #expect(Set([first.id, bens.id, other.id]).count == 3)
        try await start.callOff(first.id, in: pair.anna.room())
        #expect(try await start(terms(pair, 0, 6), in: pair.anna.room(), today: pair.today) != first)
    }

    @Test func `days that cannot be, and more than are fun, are refused before anything is kept`() async throws {
        let pair = try await ClubPair()
        let start = StartChallenge(pair.anna.clubs)
        for (first, last) in [(-1, 4), (ChallengeTerms.latestStart + 1, 40)] {
            await #expect(throws: StartChallenge.Failure.badDays) {
                try await start(terms(pair, first, last), in: pair.anna.room(), today: pair.today)
            }
        }
        for last in 0..<ChallengeTerms.maximumOpen { try await start(terms(pair, 0, last), in: pair.anna.room(), today: pair.today) }
        await #expect(throws: StartChallenge.Failure.tooMany) {
            try await start(terms(pair, 0, ChallengeTerms.maximumOpen), in: pair.anna.room(), today: pair.today)
        }
        #expect(try await pair.anna.room().challenges.count == ChallengeTerms.maximumOpen)
    }

    @Test func `in a room whose days are not all here only who opened it starts a challenge`() async throws {
        let pair = try await ClubPair()
        var room = try await pair.ben.room()
        room.room.room.memberCount = ClubRoom.mirroredMembers + 1
        await #expect(throws: StartChallenge.Failure.roomTooLarge) {
            try await StartChallenge(pair.ben.clubs)(terms(pair, 0, 6), in: room, today: pair.today)
        }
        room = try await pair.anna.room()
        room.room.room.memberCount = ClubRoom.mirroredMembers + 1
        try await StartChallenge(pair.anna.clubs)(terms(pair, 0, 6), in: room, today: pair.today)
    }

    @Test func `a large room shows the challenges of who opened it, by the page that was last seen`() async throws {
        let pair = try await ClubPair()
        let challenge = try await StartChallenge(pair.anna.clubs)(terms(pair, 0, 6), in: pair.anna.room(), today: pair.today)
        let bens = try await StartChallenge(pair.ben.clubs)(terms(pair, 0, 6), in: pair.ben.room(), today: pair.today)
        try await pair.synchronise()
        var room = try await pair.ben.room()
        #expect(Set(room.shownChallenges.map(\.id)) == [challenge.id, bens.id])
        room.room.room.memberCount = 7000
        let places = [(1, "Zoe", 9000), (4211, "Anna", 20), (4212, "Ben", 10)].map { rank, name, steps in
            RankedMember(
                id: name == "Ben" ? room.me : .random(), nickname: SharedName(name) ?? room.room.room.name, rank: rank, steps: steps)
        }
        #expect(room.places(in: challenge, today: pair.today).isEmpty, "nothing was seen yet")
        room.pages = [
            RankingPage(
                span: .challenge(challenge.id), memberCount: 7000, top: [places[0]], around: Array(places[1...]), position: 4210)
        ]
        #expect(room.shownChallenges == [challenge])
        let shown = room.places(in: challenge, today: pair.today)
        #expect(shown.map(\.rank) == [1, 4211, 4212] && shown.map(\.steps) == [9000, 20, 10])
        #expect(room.walkerCount(in: challenge, of: shown) == 7000)
    }

    @Test func `challenges of blocked people are not shown`() async throws {
        let pair = try await ClubPair()
        try await StartChallenge(pair.ben.clubs)(terms(pair, 0, 6), in: pair.ben.room(), today: pair.today)
        try await pair.synchronise()
        let room = try await pair.anna.room()
        try await BlockClubMember(pair.anna.clubs)(true, pair.ben.room().me, in: room.club.id)
        #expect(try await pair.anna.room().shownChallenges.isEmpty)
    }

    @Test func `a result is told once, when it stays, and never of one that was not lived to`() async throws {
        let pair = try await ClubPair()
        pair.anna.repository.setDay(pair.today, 3000)
        pair.ben.repository.setDay(pair.today, 4000)
        let challenge = try await StartChallenge(pair.anna.clubs)(terms(pair, 0, 0), in: pair.anna.room(), today: pair.today)
        try await pair.synchronise()
        #expect(try await LoadClubNews(pair.anna.clubs)().results.isEmpty)
        pair.clock.advance(by: challenge.terms.settles - pair.clock.now)
        let result = try #require(try await LoadClubNews(pair.anna.clubs)(telling: true).results.first)
        #expect(result.rank == 2 && result.walkerCount == 2)
        #expect(try await LoadClubNews(pair.anna.clubs)(telling: true).results.isEmpty)
        try await pair.synchronise()
        #expect(try await LoadClubNews(pair.anna.clubs)().results.isEmpty, "also when the club tells of it again")
        #expect(try await LoadClubNews(pair.ben.clubs)().results.map(\.rank) == [1])
        pair.clock.advance(by: LoadClubNews.freshness)
        #expect(try await LoadClubNews(pair.ben.clubs)().results.isEmpty)
    }
}
