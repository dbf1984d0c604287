import ClubTesting
import Clubs
import Testing
import Walking

struct BlockClubMemberTests {
    @Test func `a member is blocked in all rooms of the club, and let in again`() async throws {
        let pair = try await ClubPair()
        let (ben, club) = (try await pair.ben.room().me, try await pair.anna.room().club.id)
        let other = try await pair.openRoom("Other")
        try await BlockClubMember(pair.anna.clubs)(true, ben, in: club)
        #expect(try await pair.anna.room().blocked == [ben])
        #expect(try await LoadClubRoom(pair.anna.clubs)(other)?.blocked == [ben])
        try await BlockClubMember(pair.anna.clubs)(false, ben, in: club)
        #expect(try await pair.anna.room().blocked.isEmpty)
    }

    @Test func `the one who is blocked learns nothing of it, and stays in the ranking`() async throws {
        let pair = try await ClubPair()
        pair.ben.repository.setDay(pair.today, 4000)
        let before = try await pair.ben.room()
        try await BlockClubMember(pair.anna.clubs)(true, before.me, in: before.club.id)
        try await pair.synchronise()
        let after = try await pair.ben.room()
        #expect(after.blocked.isEmpty && after.members.map(\.id) == before.members.map(\.id))
        let ranking = try await pair.anna.room().ranking(.week(monday: pair.today.startOfWeek))
        #expect(ranking?.top.map(\.id).contains(before.me) == true)
    }

    @Test func `the cheers and walks of a blocked member are no news, and are again when they are let in`() async throws {
        let pair = try await ClubPair()
        let (ben, anna) = (try await pair.ben.room(), try await pair.anna.room())
        try await CheerMember(pair.ben.clubs)(anna.me, in: ben, on: pair.today)
        try await AskToWalk(pair.ben.clubs)(anna.me, at: pair.clock.now + .seconds(3600), in: ben)
        try await BlockClubMember(pair.anna.clubs)(true, ben.me, in: anna.club.id)
        try await pair.synchronise()
        #expect(try await LoadClubNews(pair.anna.clubs)() == ClubNews())
        try await BlockClubMember(pair.anna.clubs)(false, ben.me, in: anna.club.id)
        let news = try await LoadClubNews(pair.anna.clubs)()
        #expect(news.cheers == [pair.ben.nickname] && news.walks.count == 1)
    }

    @Test func `walks with whoever is blocked are called off, withdrawn and declined, and stay so`() async throws {
        let pair = try await ClubPair()
        let (anna, ben, now) = (try await pair.anna.room(), try await pair.ben.room(), pair.clock.now)
        let agreed = now + .seconds(1800)
        for starts in [agreed, now + .seconds(3600)] { try await AskToWalk(pair.anna.clubs)(ben.me, at: starts, in: anna) }
        try await AskToWalk(pair.ben.clubs)(anna.me, at: now + .seconds(5400), in: ben)
        try await pair.synchronise()
        let first = try #require(try await pair.ben.room().requests.first { $0.request.starts == agreed })
        try await AnswerWalkRequest(pair.ben.clubs)(first.id, with: .accepted, in: pair.ben.room())
        try await pair.synchronise()
        let block = BlockClubMember(pair.anna.clubs)
        #expect(try await block.endsWalks(with: ben.me, in: anna.club.id))
        #expect(try await pair.anna.room().requests.allSatisfy { $0.request.answer != .withdrawn }, "asking alone ends nothing")
        #expect(try await block(true, ben.me, in: anna.club.id))
        try await pair.synchronise()
        let answers: [WalkRequest.Answer?] = [.withdrawn, .withdrawn, .declined]
        for walker in [pair.anna, pair.ben] {
            let entries = try await walker.room().requests
            #expect(entries.map(\.request.answer) == answers && entries.map(\.isCalledOff) == [true, false, false])
        }
        let told = try await LoadClubNews(pair.ben.clubs)()
        #expect(told.calledOffWalk?.id == first.id && told.walks.map(\.request.answer) == [.withdrawn, .declined])
        #expect(try await !block(false, ben.me, in: anna.club.id))
        try await pair.synchronise()
        #expect(try await pair.anna.room().requests.map(\.request.answer) == answers)
        #expect(try await !block.endsWalks(with: ben.me, in: anna.club.id))
    }

    @Test func `walks end in every room of the club, those with others and those that have begun do not`() async throws {
        let pair = try await ClubPair()
        let (anna, ben, now) = (try await pair.anna.room(), try await pair.ben.room().me, pair.clock.now)
        let other = try await pair.openRoom("Other")
        let mirror = try await pair.anna.mirror()
        func keep(with member: MemberID, in seconds: Int64) async throws {
            let starts = now + .seconds(seconds)
            let request = WalkRequest(from: member, to: anna.me, starts: starts, expires: starts, answer: .accepted)
            try await mirror.keep(MirroredWalkRequest(request, isAsked: true, isAnswerSent: true), in: other)
        }
        try await keep(with: ben, in: -1800)
        try await keep(with: .random(), in: 1800)
        let block = BlockClubMember(pair.anna.clubs)
        #expect(try await !block.endsWalks(with: ben, in: anna.club.id))
        try await keep(with: ben, in: 3600)
        #expect(try await block(true, ben, in: anna.club.id))
        let answers = try await mirror.walkRequests(of: other).sorted { $0.request.starts < $1.request.starts }.map(\.request.answer)
        #expect(answers == [.accepted, .accepted, .declined])
    }

    @Test func `a journal that takes nothing says so`() async throws {
        let pair = try await ClubPair()
        let room = try await pair.anna.room()
        pair.anna.repository.fail(with: .locked)
        await #expect(throws: JournalFailure.locked) { try await BlockClubMember(pair.anna.clubs)(true, .random(), in: room.club.id) }
    }
}
