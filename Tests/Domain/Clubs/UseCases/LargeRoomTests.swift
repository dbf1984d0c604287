import ClubTesting
import Clubs
import Testing
import Walking

/// A room of more members than all of whose days are kept: the first hundred are shown, and the hundred before Ben, who walked nothing.
struct LargeRoomTests {
    private let pair: ClubPair
    private let crowd: Crowd
    private let room: ClubRoomID

    init() async throws {
        let pair = try await ClubPair()
        let seen = try await pair.anna.room()
        let club = try #require(pair.folders.club(at: ClubWalker.place))
        crowd = try await Crowd(
            joining: seen.room.id, by: pair.anna.connector.store(of: seen.club), now: pair.clock.now, machine: { club.machine() })
        room = seen.room.id
        self.pair = pair
        try await pair.ben.synchronise()
    }

    /// The number of somebody far away: neither among the first hundred nor the hundred before Ben or Anna.
    private let number = 120

    private func name(_ number: Int) throws -> SharedName { try #require(Crowd.name(number)) }
    private func id(_ number: Int) async throws -> MemberID { try await crowd.stores[number].hello().member }

    @Test func `who is far away is on no page, and is found by name with their days`() async throws {
        let before = try await pair.ben.room()
        #expect(!before.room.room.isMirrored && before.ranking(.whole)?.top.count == RankingPage.top)
        #expect(try before.members(named: name(number)).isEmpty)
        try await FindClubMembers(pair.ben.clubs)(WantedMembers(names: [name(number)]), in: before)
        let (seen, far) = (try await pair.ben.room(), try await id(number))
        #expect(try seen.members(named: name(number)) == [far])
        #expect(seen.member(far)?.days == [pair.today: 20_000 - number])
        #expect(seen.pages == before.pages)
    }

    @Test func `who was looked at once is kept up to date by the rounds, and is gone when they leave`() async throws {
        let far = try await id(number)
        try await FindClubMembers(pair.ben.clubs)(WantedMembers(ids: [far]), in: pair.ben.room())
        try await crowd.stores[number].push([pair.today: 30_000], to: room)
        try await pair.ben.synchronise()
        #expect(try await pair.ben.room().member(far)?.days == [pair.today: 30_000])
        // They are first now, and on the page as well.
        #expect(try await pair.ben.room().ranking(.whole)?.top.first?.nickname == name(number))
        try await crowd.stores[number].leave(room)
        try await pair.ben.synchronise()
        let seen = try await pair.ben.room()
        #expect(seen.member(far) == nil && seen.nickname(of: far) == nil)
    }

    @Test func `a round in the background looks at this week, and once an hour at everything`() async throws {
        func first(_ span: RankingSpan) async throws -> SharedName? { try await pair.ben.room().ranking(span)?.top.first?.nickname }
        let (week, club) = (RankingSpan.week(monday: pair.today.startOfWeek), try #require(try await pair.ben.repository.clubs().first))
        let inBackground = SynchroniseClub(pair.ben.clubs, look: .brief)
        try await crowd.stores[number].push([pair.today: 30_000], to: room)
        await inBackground(club)
        #expect(try await first(week) == name(number))
        #expect(try await first(.whole) == name(0))
        pair.clock.advance(by: .seconds(3600))
        await inBackground(club)
        #expect(try await first(.whole) == name(number))
        try await crowd.stores[number + 1].push([pair.today: 40_000], to: room)
        await inBackground(club)
        #expect(try await first(.whole) == name(number))
        await SynchroniseClub(pair.ben.clubs)(club)
        #expect(try await first(.whole) == name(number + 1), "whoever asks is shown everything")
    }

    @Test func `a round in the background asks for the page of this week where somebody sent days, came or went`() async throws {
        func first() async throws -> SharedName? {
            try await pair.ben.room().ranking(.week(monday: pair.today.startOfWeek))?.top.first?.nickname
        }
        let club = try #require(try await pair.ben.repository.clubs().first)
        let inBackground = SynchroniseClub(pair.ben.clubs, look: .brief)
        let store = try #require(try await pair.ben.connector.store(of: club) as? MemoryClubStore)
        func calls() async -> Int {
            store.faults.plan([:])
            await inBackground(club)
            return store.faults.callCount
        }
        let quiet = await calls()
        try await crowd.stores[number].push([pair.today: 30_000], to: room)
        #expect(await calls() == quiet + 1)
        #expect(try await first() == name(number))
        #expect(await calls() == quiet)
        try await crowd.stores[number].leave(room)
        #expect(await calls() == quiet + 1)
        #expect(try await first() == name(0))
        #expect(await calls() == quiet)
    }

    @Test func `who cheers or asks for a walk from far away has a name with the next round`() async throws {
        let (me, far, other) = (try await pair.ben.room().me, try await id(number), try await id(number + 1))
        try await crowd.stores[number].cheer(me, in: room, on: pair.today)
        let starts = pair.clock.now + .seconds(3600)
        try await crowd.stores[number + 1].ask(WalkRequest(from: other, to: me, starts: starts, expires: starts), in: room)
        try await pair.ben.synchronise()
        let seen = try await pair.ben.room()
        #expect(try seen.nickname(of: far) == name(number) && seen.nickname(of: other) == name(number + 1))
        let news = try await LoadClubNews(pair.ben.clubs)()
        #expect(try news.cheers == [name(number)] && news.walks.map(\.nickname) == [name(number + 1)])
    }

    @Test func `who calls themselves as one on a page does gets a name of their own`() async throws {
        let far = try await id(number)
        try await crowd.stores[number].rename(to: name(0))
        try await FindClubMembers(pair.ben.clubs)(WantedMembers(names: [name(0)]), in: pair.ben.room())
        for _ in 0..<2 {
            let seen = try await pair.ben.room()
            #expect(seen.nickname(of: far)?.text == "Walker 000 ·\(far.text.prefix(4))")
            #expect(try await seen.nickname(of: id(0)) == name(0))
            try await pair.ben.synchronise()
        }
    }

    @Test func `a member who was found is removed like any other`() async throws {
        try await pair.anna.synchronise()
        let far = try await id(number)
        try await FindClubMembers(pair.anna.clubs)(WantedMembers(names: [name(number)]), in: pair.anna.room())
        try await RemoveClubMember(pair.anna.clubs)(far, from: room)
        #expect(try await pair.anna.room().nickname(of: far) == nil)
        await #expect(throws: ClubFailure.noSuchRoom) { try await crowd.stores[number].heads(of: room) }
    }

    @Test func `a club out of reach is told, and who is known stays`() async throws {
        let (far, seen) = (try await id(number), try await pair.ben.room())
        try await FindClubMembers(pair.ben.clubs)(WantedMembers(ids: [far]), in: seen)
        pair.ben.connector.fail(with: .noAnswer)
        await #expect(throws: ClubSync.Failure.club(.noAnswer)) {
            try await FindClubMembers(pair.ben.clubs)(WantedMembers(names: [name(number + 1)]), in: seen)
        }
        #expect(try await pair.ben.room().member(far) != nil)
    }
}
