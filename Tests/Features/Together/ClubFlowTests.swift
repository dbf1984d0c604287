import ClubTesting
import Clubs
import Coordinators
import Journal
import Phrases
import Screens
import ScreenTesting
import Terminal
import Testing
import Walking

@testable import Together

/// Rooms that are shared with other computers, from the first word to the last.
@Suite(.leavesNothing)
struct ClubFlowTests {
    @Test func `a room is shared by a name and a folder, after saying what leaves the machine`() async throws {
        let trio = try await ClubTrio()
        let pilot = await trio.me.pilot()
        await pilot.press("s").type("Family")
        await pilot.press(.tab).type("~/Sync/walk")
        #expect(pilot.screen.contains("“Family” will be a room in ~/Sync/walk."))
        #expect(pilot.screen.contains("your steps a day from 16 Nov"))
        #expect(trio.folders.club(at: ClubTrio.place) == nil, "nothing is done before")
        await pilot.press(.control("s"))
        #expect(pilot.stack == ["RoomsViewController", "ClubRoomViewController"])
        #expect(pilot.row(0).contains("Family"))
        #expect(pilot.screen.contains("folder ~/Sync/walk · as of 14:05"))
        #expect(pilot.issues.isEmpty)
    }

    @Test func `one pasted word joins, after saying which room it is`() async throws {
        let trio = try await ClubTrio()
        try await trio.gather()
        let stranger = try await ClubPerson("Ben", sharing: trio.folders, trio.clock)
        let pilot = await stranger.pilot()
        await pilot.press("p").type("gnd1-nonsense")
        #expect(pilot.screen.contains("was not copied"))
        await pilot.press(.control("u"))
        for _ in "gnd1-nonsense" { await pilot.press(.backspace) }
        await pilot.type(try await trio.invite().word)
        await pilot.press(.tab).type("~/Sync/walk")
        #expect(pilot.screen.contains("Room “Sunday walkers” of the club “Sunday walkers”."))
        await pilot.press(.control("s"))
        #expect(pilot.stack == ["RoomsViewController", "ClubRoomViewController"])
        #expect(pilot.screen.contains("Ada") && pilot.screen.contains("Ben (you)"))
        #expect(pilot.screen.contains("4 members"))
    }

    @Test func `a new room in the folder of a club is told the way into that one`() async throws {
        let trio = try await ClubTrio()
        try await trio.gather()
        let stranger = try await ClubPerson("Ben", sharing: trio.folders, trio.clock)
        let pilot = await stranger.pilot()
        await pilot.press("s").type("Mine")
        await pilot.press(.tab).type("~/Sync/walk").press(.control("s"))
        #expect(pilot.screen.contains("There is a club in that folder already. Join it by an"), "\(pilot.screen)")
        await pilot.press(.escape)
        #expect(pilot.screen.contains("Leave without saving?"))
        await pilot.press(.right, .enter)
        #expect(pilot.stack == ["RoomsViewController"])
        // Where nothing was typed nothing is asked.
        await pilot.press("s", .escape, "p", .escape)
        #expect(pilot.stack == ["RoomsViewController"])
    }

    @Test func `a word for a folder that is not there says so, and what was typed stays`() async throws {
        let trio = try await ClubTrio()
        try await trio.gather()
        let stranger = try await ClubPerson("Ben", sharing: MemoryClubFolders(), trio.clock)
        let pilot = await stranger.pilot()
        await pilot.press("p").type(try await trio.invite().word)
        await pilot.press(.tab).type("~/walk").press(.control("s"))
        #expect(pilot.stack.last == "ShareRoomViewController")
        #expect(pilot.screen.contains("The folder is not there"))
        #expect(pilot.screen.contains("~/walk"))
        await pilot.press(.escape, .right, .enter)
    }

    @Test func `a room shows the week of all, of last week and of the whole time, without a way to the club`() async throws {
        let trio = try await ClubTrio()
        try await trio.gather()
        try await trio.ada.walk(9000)
        try await trio.grace.walk(4000)
        try await trio.me.walk(6000)
        try await trio.everybodySynchronises()
        trio.me.connector.fail(with: .noAnswer)
        let pilot = await trio.me.pilot()
        #expect(pilot.screen.contains("folder ~/Sync/walk") && pilot.screen.contains("as of 14:05"))
        await pilot.press(.enter)
        #expect(trio.me.askedRounds > 0)
        #expect(pilot.screen.contains("This week"))
        #expect(names(pilot) == ["Ada", "도윤왕 (you)", "Grace"])
        await pilot.press("s")
        #expect(pilot.screen.contains("Last week"))
        await pilot.press("s")
        #expect(pilot.screen.contains("The whole time"))
        #expect(names(pilot) == ["Ada", "도윤왕 (you)", "Grace"])
        await pilot.press(.home, .enter)
        #expect(pilot.stack.last == "ClubMemberViewController")
        #expect(pilot.row(0).contains("Ada") && pilot.screen.contains("9,000"))
        #expect(pilot.issues.isEmpty)
    }

    @Test func `a round that failed is said in words, and the room stays as it was`() async throws {
        let trio = try await ClubTrio()
        try await trio.gather()
        trio.clock.advance(by: .seconds(86_400))
        trio.me.connector.fail(with: .folderMissing(path: "/home/me/Sync/walk"))
        try await trio.me.synchronise()
        let pilot = await trio.me.pilot()
        await pilot.press(.enter)
        #expect(pilot.screen.contains("! The folder is not there"))
        #expect(pilot.screen.contains("as of Wed 18 Nov 14:05"))
        #expect(pilot.screen.contains("Ada"))
        let news = try await LoadClubNews(trio.me.clubs)()
        #expect(news.unreachedSince != nil)
        trio.me.connector.fail(with: nil)
        try await trio.me.synchronise()
        await pilot.press("r")
        #expect(!pilot.screen.contains("! The folder"))
    }

    @Test func `an invitation is shown, and copied where one wants it`() async throws {
        let trio = try await ClubTrio()
        try await trio.gather()
        let pilot = await trio.ada.pilot()
        await pilot.press(.enter, "i")
        #expect(pilot.screen.contains("gnd1-"))
        await pilot.press(.right, .enter)
        #expect(pilot.toast?.contains("invitation") == true)
        #expect(pilot.stack.last == "ClubRoomViewController")
    }

    @Test func `a cheer is given once a day, and told once`() async throws {
        let trio = try await ClubTrio()
        try await trio.gather()
        let pilot = await trio.me.pilot()
        await pilot.press(.enter)
        await select("Ada", pilot)
        await pilot.press("c")
        #expect(pilot.toast == "You cheered Ada.")
        await pilot.press("c")
        #expect(pilot.toast == "One cheer a day.")
        #expect(try await LoadClubNews(trio.ada.clubs)(telling: true).cheers.isEmpty)
        try await trio.everybodySynchronises()
        let told = try await LoadClubNews(trio.ada.clubs)(telling: true)
        #expect(told.cheers.map(\.text) == ["도윤왕"])
        #expect(Phrases(.en).sentence(told, today: trio.ada.today) == "도윤왕 cheers you on!")
        try await trio.everybodySynchronises()
        #expect(try await LoadClubNews(trio.ada.clubs)(telling: true).cheers.isEmpty, "nobody hears of it twice")
    }

    @Test func `a walk is asked for, accepted, and on both homes; a late answer is none`() async throws {
        let trio = try await ClubTrio()
        try await trio.gather()
        let mine = await trio.me.pilot()
        await mine.press(.enter)
        await select("Ada", mine)
        await mine.press("w", .control("s"))
        #expect(mine.toast == "You asked Ada for a walk, Thu 19 Nov 09:00.")
        #expect(mine.screen.contains("You asked Ada for a walk"))
        try await trio.everybodySynchronises()
        let walks = try await LoadClubNews(trio.ada.clubs)().walks
        #expect(walks.map { Phrases(.en).sentence($0, in: .utc, today: trio.ada.today) } == ["도윤왕 asks: a walk, Thu 19 Nov 09:00?"])
        let hers = await trio.ada.pilot()
        await hers.press(.enter)
        #expect(hers.screen.contains("도윤왕 asks: a walk"))
        await hers.press("y")
        await hers.settle()
        #expect(hers.screen.contains("You walk with 도윤왕, Thu 19 Nov 09:00."))
        try await trio.everybodySynchronises()
        await mine.press("r")
        #expect(mine.screen.contains("You walk with Ada, Thu 19 Nov 09:00."))
        #expect(try await LoadClubNews(trio.me.clubs)().walks.count == 1)
        trio.clock.advance(by: .seconds(86_400))
        #expect(try await LoadClubNews(trio.me.clubs)().walks.isEmpty, "it has begun")
    }

    @Test func `only a walk that is shown is agreed to, also where there is little room`() async throws {
        let trio = try await ClubTrio()
        try await trio.gather()
        let room = try #require(try await trio.ada.room())
        let me = try #require(room.members.first { $0.head.nickname.text == "도윤왕" })
        for hours in [30, 40] as [Int64] {
            try await AskToWalk(trio.ada.clubs)(me.id, at: trio.clock.now + .seconds(hours * 3600), in: room)
        }
        try await trio.everybodySynchronises()
        // With no room for it at all, the walk is shown before it is agreed to.
        let small = await trio.me.pilot(Size(width: 40, height: 1))
        await small.press(.enter)
        await small.press("y")
        #expect(try #require(try await trio.me.room()).requests.count { $0.request.answer == .accepted } == 0)
        await small.press(.escape)
        let pilot = await trio.me.pilot(Size(width: 40, height: 12))
        await pilot.press(.enter)
        #expect(pilot.screen.contains("Thu 19 Nov 20:05") && pilot.screen.contains("(1 of 2)"))
        await pilot.press("o")
        #expect(pilot.screen.contains("Fri 20 Nov 06:05") && pilot.screen.contains("(2 of 2)"))
        await pilot.press("y")
        await pilot.settle()
        let agreed = try #require(try await trio.me.room()).requests.filter { $0.request.answer == .accepted }
        #expect(agreed.map(\.request.starts) == [trio.clock.now + .seconds(40 * 3600)])
    }

    @Test func `who waits to be let in sees that, and takes it back`() async throws {
        let trio = try await ClubTrio()
        let name = try #require(SharedName("Sunday walkers"))
        try await trio.me.clubs.repository.addClub(
            KnownClub(id: .random(), name: name, place: ClubTrio.place, member: .random()))
        let pilot = await trio.me.pilot()
        #expect(pilot.screen.contains("waiting to be let in"))
        await pilot.press("x")
        #expect(pilot.screen.contains("Take back the request to Sunday walkers?"))
        await pilot.press(.escape)
    }

    @Test func `who waits by an invitation that has expired sees that, and is told what to do`() async throws {
        let trio = try await ClubTrio()
        let club = KnownClub(
            id: .random(), name: try #require(SharedName("Sunday walkers")), place: ClubTrio.place, member: .random())
        try await trio.me.clubs.repository.addClub(club)
        try await trio.me.clubs.repository.mirror(of: club.id).save(ClubSyncState(failure: .inviteExpired))
        let pilot = await trio.me.pilot()
        #expect(pilot.screen.contains("invitation expired") && !pilot.screen.contains("waiting to be let in"), "\(pilot.screen)")
        await pilot.press(.enter)
        #expect(pilot.toast == "Sunday walkers: This invitation has expired. Ask for another.")
    }

    @Test func `who has no name yet gives it with the invitation, and the word for a code form is pointed on`() async throws {
        let trio = try await ClubTrio()
        try await trio.gather()
        let pilot = await trio.me.pilot()
        await pilot.press("c").type(try await trio.invite().word)
        #expect(pilot.screen.contains("That is an invitation: go back and press p."))
    }

    @Test func `a walk is declined, or taken back`() async throws {
        let trio = try await ClubTrio()
        try await trio.gather()
        let room = try #require(try await trio.me.room())
        let ada = try #require(room.members.first { $0.head.nickname.text == "Ada" })
        let grace = try #require(room.members.first { $0.head.nickname.text == "Grace" })
        try await AskToWalk(trio.me.clubs)(ada.id, at: trio.clock.now + .seconds(7200), in: room)
        try await AskToWalk(trio.me.clubs)(grace.id, at: trio.clock.now + .seconds(3600), in: room)
        await #expect(throws: AskToWalk.Failure.badTime) {
            try await AskToWalk(trio.me.clubs)(ada.id, at: trio.clock.now, in: room)
        }
        try await trio.everybodySynchronises()
        let hers = await trio.ada.pilot()
        await hers.press(.enter, "n")
        let mine = await trio.me.pilot()
        await mine.press(.enter, "z")
        await mine.settle()
        #expect(mine.toast == "You took back the walk with Grace, 15:05.")
        try await trio.everybodySynchronises()
        await mine.press("r")
        #expect(mine.screen.contains("Ada cannot walk, 16:05."))
        #expect(try await LoadClubNews(trio.grace.clubs)().walks.isEmpty)
    }

    @Test func `somebody blocked has no name, no cheers and no questions here`() async throws {
        let trio = try await ClubTrio()
        try await trio.gather()
        let pilot = await trio.me.pilot()
        await pilot.press(.enter)
        await select("Ada", pilot)
        await pilot.press("b", .right, .enter)
        await pilot.settle()
        #expect(!pilot.screen.contains("Ada") && pilot.screen.contains("(blocked)"))
        await pilot.press(.enter)
        #expect(pilot.stack.last == "ClubMemberViewController")
        #expect(!pilot.screen.contains("Ada") && pilot.row(0).contains("(blocked)"))
        let room = try #require(try await trio.ada.room())
        let me = try #require(room.members.first { $0.head.nickname.text == "도윤왕" })
        try await CheerMember(trio.ada.clubs)(me.id, in: room, on: trio.ada.today)
        try await AskToWalk(trio.ada.clubs)(me.id, at: trio.clock.now + .seconds(7200), in: room)
        try await trio.everybodySynchronises()
        let news = try await LoadClubNews(trio.me.clubs)(telling: true)
        #expect(news.cheers.isEmpty && news.walks.isEmpty)
        #expect(pilot.issues.isEmpty)
    }

    @Test func `the recovery phrase is shown once, when a room was opened`() async throws {
        let trio = try await ClubTrio()
        trio.me.connector.setRecoveryPhrase("abcd-efgh")
        let pilot = await trio.me.pilot()
        await pilot.press("s").type("Family")
        await pilot.press(.tab).type("~/Sync/walk").press(.control("s"))
        #expect(pilot.screen.contains("Write this down") && pilot.screen.contains("abcd-efgh"))
        await pilot.press(.enter)
        #expect(pilot.stack.last == "ClubRoomViewController")
        #expect(!pilot.screen.contains("abcd-efgh"))
        #expect(pilot.issues.isEmpty)
    }

    @Test(arguments: Language.allCases)
    func `one is offline for three weeks, one leaves and one is removed`(_ language: Language) async throws {
        let trio = try await ClubTrio()
        try await trio.gather()
        // Grace's computer is off for three weeks; everybody goes on walking.
        trio.grace.connector.fail(with: .noAnswer)
        for _ in 0..<21 {
            trio.clock.advance(by: .seconds(86_400))
            for (person, steps) in [(trio.me, 5000), (trio.ada, 6000), (trio.grace, 7000)] {
                try await person.walk(steps)
                try await person.synchronise()
            }
        }
        let hers = await trio.grace.pilot(Size(width: 80, height: 24), language)
        await hers.press(.enter)
        #expect(hers.screen.contains("18 Nov 14:05") || hers.screen.contains("11월 18일"))
        #expect(try await trio.grace.room()?.room.unsentCount == 21)
        #expect(try await total("Grace", seenBy: trio.me) == 0)
        trio.grace.connector.fail(with: nil)
        try await trio.everybodySynchronises()
        #expect(try await total("Grace", seenBy: trio.me) == 21 * 7000)
        #expect(try await total("도윤왕", seenBy: trio.grace) == 21 * 5000)
        // I leave: nothing of mine stays.
        let mine = await trio.me.pilot(Size(width: 80, height: 24), language)
        await mine.press(.enter, "x", .right, .enter)
        #expect(mine.stack == ["RoomsViewController"])
        #expect(mine.toast == Phrases(language)(en: "You left Sunday walkers.", ko: "‘Sunday walkers’ 방에서 나왔어요."))
        try await trio.everybodySynchronises()
        #expect(try await trio.ada.room()?.members.map(\.head.nickname.text).sorted() == ["Ada", "Grace"])
        // Ada removes Grace, who is told so by the list.
        let founder = await trio.ada.pilot(Size(width: 80, height: 24), language)
        await founder.press(.enter)
        await select("Grace", founder)
        await founder.press("d", .right, .enter)
        await founder.settle()
        #expect(!founder.screen.contains("Grace"))
        try await trio.everybodySynchronises()
        #expect(try await trio.grace.room() == nil)
        await hers.press("r")
        #expect(hers.screen.contains(Phrases(language)(en: "You are no longer in this room.", ko: "더는 이 방에 있지 않아요.")))
        for pilot in [hers, mine, founder] { #expect(pilot.issues.isEmpty) }
    }

    @Test func `a room of ten thousand shows its top and one's neighbourhood, without all of their days`() async throws {
        let trio = try await ClubTrio()
        try await trio.gather()
        let seen = try #require(try await trio.me.room())
        var large = seen.room.room
        large.memberCount = 10_000
        let mirror = trio.me.clubs.repository.mirror(of: seen.club.id)
        _ = try await mirror.replace([large])
        func member(_ rank: Int, _ id: MemberID? = nil) throws -> RankedMember {
            RankedMember(
                id: id ?? MemberID(rawValue: UInt128(rank)), nickname: try #require(SharedName("Walker \(rank)")), rank: rank,
                steps: 20_000 - rank)
        }
        let span = RankingSpan.week(monday: trio.me.today.startOfWeek)
        let around = try (4990...5010).map { try member($0, $0 == 5000 ? seen.me : nil) }
        let page = RankingPage(span: span, memberCount: 10_000, top: try (1...10).map { try member($0) }, around: around, position: 4989)
        try await mirror.replacePages(of: large.id, with: [page])
        #expect(try await mirror.pages(of: large.id) == [page])
        let pilot = await trio.me.pilot(Size(width: 80, height: 50))
        await pilot.press(.enter)
        #expect(pilot.screen.contains("10,000 members") && pilot.screen.contains("Walker 10 "))
        #expect(pilot.screen.contains("⋮") && pilot.screen.contains("Walker 5000 (you)"))
        await pilot.press("s")
        #expect(pilot.screen.contains("Nothing of it was seen yet."))
        // Where not all fits, it begins at one's own place; the first places and the next pages are keys away, and nothing is waited for.
        let small = await trio.me.pilot(Size(width: 80, height: 24))
        await small.press(.enter)
        #expect(small.screen.contains("Walker 5000 (you)") && !small.screen.contains("Walker 1 "))
        await small.press(.pageDown)
        #expect(small.screen.contains("Walker 5010"))
        await small.press(.home)
        #expect(small.screen.contains("Walker 1 "))
    }

    // MARK: Reading the screen

    private func names(_ pilot: Pilot) -> [String] {
        (0..<24).map { pilot.row($0) }.compactMap { row in
            ["Ada", "도윤왕 (you)", "Grace"].first { row.contains(" \($0) ") && row.contains(/\d/) && !row.contains("walk") }
        }
    }

    /// Moves the bar to somebody's row.
    private func select(_ name: String, _ pilot: Pilot) async {
        await pilot.press(.home)
        for _ in 0..<10 where !(0..<24).contains(where: { pilot.row($0).contains("▌") && pilot.row($0).contains(name) }) {
            await pilot.press(.down)
        }
    }

    private func total(_ name: String, seenBy person: ClubPerson) async throws -> Int? {
        try await person.room()?.members.first { $0.head.nickname.text == name }?.days.values.reduce(0, +)
    }
}
