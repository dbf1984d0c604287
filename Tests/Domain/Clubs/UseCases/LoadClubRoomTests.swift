import ClubTesting
import Clubs
import Testing
import Walking

struct LoadClubRoomTests {
    @Test func `a room is read out of the journal alone, without a way to the club`() async throws {
        let pair = try await ClubPair()
        let before = try await pair.ben.room()
        pair.ben.connector.fail(with: .noAnswer)
        #expect(try await LoadClubRoom(pair.ben.clubs)(before.room.id) == before)
    }

    @Test func `a room in which one is not is none`() async throws {
        let pair = try await ClubPair()
        let other = try await pair.openRoom("Of Anna alone")
        #expect(try await LoadClubRoom(pair.ben.clubs)(other) == nil)
        #expect(try await LoadClubRoom(pair.anna.clubs)(other)?.room.id == other)
    }

    @Test func `the founder's room is theirs, and nobody else's`() async throws {
        let pair = try await ClubPair()
        #expect(try await pair.anna.room().isMine)
        #expect(try await !pair.ben.room().isMine)
    }

    @Test func `a small room is ranked whole, from the days that were seen`() async throws {
        let pair = try await ClubPair()
        pair.anna.repository.setDay(pair.today, 3000)
        pair.ben.repository.setDay(pair.today, 8000)
        pair.ben.repository.setDay(pair.today.startOfWeek, 1000)
        try await pair.synchronise()
        let week = try #require(try await pair.anna.room().ranking(.week(monday: pair.today.startOfWeek)))
        #expect(week.top.map(\.nickname.text) == ["Ben", "Anna"] && week.top.map(\.steps) == [9000, 3000])
        let before = try #require(try await pair.anna.room().ranking(.week(monday: pair.today.startOfWeek.adding(days: -7))))
        #expect(before.top.map(\.steps).allSatisfy { $0 == 0 })
    }

    @Test func `a large room is ranked by the page that was last seen, and knows the names on it`() async throws {
        let pair = try await ClubPair()
        let room = try await pair.ben.room()
        let (near, far) = (MemberID.random(), MemberID.random())
        func place(_ id: MemberID, _ rank: Int, _ name: String) throws -> RankedMember {
            RankedMember(id: id, nickname: try #require(SharedName(name)), rank: rank, steps: 10_000 - rank)
        }
        let page = RankingPage(
            span: .whole, memberCount: 5000, top: [try place(far, 1, "First")], around: [try place(near, 2501, "Near")], position: 2500)
        let mirror = try await pair.ben.mirror()
        var large = room.room.room
        large.memberCount = ClubRoom.mirroredMembers + 1
        _ = try await mirror.replace([large])
        try await mirror.replacePages(of: large.id, with: [page])
        let seen = try await pair.ben.room()
        #expect(seen.ranking(.whole) == page && seen.ranking(.week(monday: pair.today.startOfWeek)) == nil)
        #expect(seen.nickname(of: far)?.text == "First" && seen.nickname(of: near)?.text == "Near")
        #expect(seen.nickname(of: .random()) == nil)
    }

    @Test func `days to come, of a computer whose clock is ahead, count for nobody until they are there`() async throws {
        let pair = try await ClubPair()
        pair.anna.repository.setDay(pair.today, 3000)
        try await pair.synchronise()
        let me = try await pair.anna.room().me
        let mirror = try await pair.ben.mirror()
        var members = try await pair.ben.room().members
        let index = try #require(members.firstIndex { $0.id == me })
        let days = [ClubRoom.dateTolerance, ClubRoom.dateTolerance + 1, 365].map { pair.today.adding(days: $0) }
        for date in days { members[index].days[date] = 100_000 }
        try await mirror.replaceMembers(of: pair.ben.room().room.id, with: members)
        let seen = try #require(try await pair.ben.room().member(me))
        #expect(seen.days == [pair.today: 3000, days[0]: 100_000])
        #expect(try await pair.ben.room().ranking(.whole)?.top.first?.steps == 103_000)
        pair.clock.advance(by: .seconds(86_400))
        #expect(try await pair.ben.room().member(me)?.days.keys.contains(days[1]) == true)
    }

    @Test func `a cheer counts for its day and its member alone`() async throws {
        let pair = try await ClubPair()
        let (anna, ben) = (try await pair.anna.room().me, try await pair.ben.room().me)
        try await CheerMember(pair.anna.clubs)(ben, in: pair.anna.room(), on: pair.today)
        let room = try await pair.anna.room()
        #expect(room.hasCheered(ben, on: pair.today))
        #expect(!room.hasCheered(ben, on: pair.today.adding(days: -1)) && !room.hasCheered(anna, on: pair.today))
        try await pair.synchronise()
        #expect(try await !pair.ben.room().hasCheered(anna, on: pair.today), "the cheer of the other one is not one's own")
    }

    @Test func `one's own steps are those of the journal, and of nobody without news anything is said, oneself among them`() async throws {
        let pair = try await ClubPair()
        let today = pair.today
        pair.ben.repository.setDay(today, 8000)
        try await pair.synchronise()
        pair.anna.connector.fail(with: .noAnswer)
        pair.clock.advance(by: .seconds(21 * 86_400))
        pair.anna.repository.setDay(today.adding(days: 21), 3333)
        let span = RankingSpan.week(monday: today.adding(days: 21).startOfWeek)
        let room = try await pair.anna.room()
        let places = try #require(room.ranking(span)).top
        #expect(places.map(\.nickname.text) == ["Anna", "Ben"] && places.map(\.steps) == [3333, 0])
        #expect(places.map { room.hasNews(of: $0, in: span) } == [true, false])
        let before = RankingSpan.week(monday: today.startOfWeek)
        #expect(try #require(room.ranking(before)).top.map { room.hasNews(of: $0, in: before) } == [true, false])
        // A day that was corrected counts as it is now.
        pair.anna.repository.setDay(today.adding(days: 21), 1111)
        #expect(try await pair.anna.room().ranking(span)?.top.first?.steps == 1111)
    }
}
