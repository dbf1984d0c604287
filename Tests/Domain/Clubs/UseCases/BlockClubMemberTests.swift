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

    @Test func `a journal that takes nothing says so`() async throws {
        let pair = try await ClubPair()
        let room = try await pair.anna.room()
        pair.anna.repository.fail(with: .locked)
        await #expect(throws: JournalFailure.locked) { try await BlockClubMember(pair.anna.clubs)(true, .random(), in: room.club.id) }
    }
}
