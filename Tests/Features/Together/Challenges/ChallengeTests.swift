import ClubTesting
import Clubs
import Journal
import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing
import Walking

@testable import Together

/// Challenges as people start, watch and end them: in a room of this computer, and in one that is shared.
@Suite(.leavesNothing)
struct ChallengeTests {
    private nonisolated static let sizes = [Size(width: 80, height: 24), Size(width: 40, height: 12)]
    private nonisolated static let pictures = Language.allCases.flatMap { language in sizes.map { (language, $0) } }

    private func name(_ language: Language, _ size: Size) -> String { "\(language.rawValue)-\(size.width)x\(size.height)" }

    /// Wednesday.
    private let today = CivilDate(dayNumber: 20_775)

    private func terms(_ first: Int, _ last: Int, cap: DailyCap = .none, hasHandicap: Bool = false) throws -> ChallengeTerms {
        try #require(
            ChallengeTerms(first: today.adding(days: first), last: today.adding(days: last), dailyCap: cap, hasHandicap: hasHandicap))
    }

    private func trio() async throws -> ClubTrio {
        let trio = try await ClubTrio()
        try await trio.gather()
        for (person, steps) in [(trio.me, 6412), (trio.ada, 9120), (trio.grace, 2210)] { try await person.walk(steps) }
        let room = try #require(try await trio.ada.room())
        try await StartChallenge(trio.ada.clubs)(terms(0, 4, cap: .low), in: room, today: today)
        try await StartChallenge(trio.ada.clubs)(terms(5, 11, hasHandicap: true), in: room, today: today)
        try await trio.everybodySynchronises()
        return trio
    }

    // MARK: How it looks

    @Test(arguments: pictures)
    func `challenges of a shared room`(_ language: Language, _ size: Size) async throws {
        let pilot = await (try trio()).me.pilot(size, language)
        await pilot.press(.enter, "t")
        assertSnapshot(of: pilot.window, named: name(language, size))
    }

    @Test(arguments: pictures)
    func `no challenge yet`(_ language: Language, _ size: Size) async throws {
        let stage = try await TogetherStage(language)
        try await stage.room()
        let pilot = await stage.pilot(size)
        await pilot.press(.enter, "t")
        assertSnapshot(of: pilot.window, named: name(language, size))
    }

    @Test(arguments: pictures)
    func `the form of a challenge`(_ language: Language, _ size: Size) async throws {
        let stage = try await TogetherStage(language)
        try await stage.room()
        let pilot = await stage.pilot(size)
        await pilot.press(.enter, "t", "n", .tab, .tab, .tab, " ")
        assertSnapshot(of: pilot.window, named: name(language, size))
    }

    @Test(arguments: pictures)
    func `a room with a challenge`(_ language: Language, _ size: Size) async throws {
        let stage = try await TogetherStage(language)
        let room = try await stage.room()
        for (person, steps) in [(stage.me, 6412), (stage.others[0], 9120)] { try await stage.walk(person, steps) }
        try await StartRoomChallenge(rooms: stage.journal)(terms(0, 4), in: room, by: stage.me.id, today: today)
        let pilot = await stage.pilot(size)
        await pilot.press(.enter)
        assertSnapshot(of: pilot.window, named: name(language, size))
    }

    // MARK: What one does

    @Test func `a challenge is started on this computer, listed, and called off`() async throws {
        let stage = try await TogetherStage()
        let room = try await stage.room()
        let pilot = await stage.pilot()
        await pilot.press(.enter, "t", "n", .control("s"))
        #expect(pilot.stack.last == "ChallengesViewController")
        #expect(pilot.toast == "Challenge begun: 23 Nov – 29 Nov")
        #expect(try await stage.journal.challenges(of: room.id, for: stage.me.id).map(\.terms) == [try terms(5, 11)])
        #expect(pilot.screen.contains("begins in 5 days"))
        await pilot.press("x", .right, .enter)
        #expect(try await stage.journal.challenges(of: room.id, for: stage.me.id).isEmpty)
    }

    @Test func `a challenge in a shared room reaches the others, and only its starter calls it off`() async throws {
        let trio = try await ClubTrio()
        try await trio.gather()
        let mine = await trio.me.pilot()
        await mine.press(.enter, "t", "n", .control("s"))
        try await trio.everybodySynchronises()
        #expect(try await trio.ada.room()?.shownChallenges.map(\.terms) == [try terms(5, 11)])
        let adas = await trio.ada.pilot()
        await adas.press(.enter, "t", "x")
        #expect(adas.toast == "Only who started it can do that.")
        await mine.press("x", .right, .enter)
        try await trio.everybodySynchronises()
        #expect(try await trio.ada.room()?.challenges.isEmpty == true)
    }

    @Test func `more challenges than are fun are refused in words`() async throws {
        let stage = try await TogetherStage()
        let room = try await stage.room()
        for last in 0..<ChallengeTerms.maximumOpen {
            try await StartRoomChallenge(rooms: stage.journal)(terms(0, last), in: room, by: stage.me.id, today: today)
        }
        let pilot = await stage.pilot()
        await pilot.press(.enter, "t", "n", .control("s"))
        #expect(pilot.stack.last == "NewChallengeViewController")
        #expect(pilot.screen.contains("5 of your challenges are not over yet."))
    }

    @Test func `a result in a room of this computer is said once, in a toast`() async throws {
        let stage = try await TogetherStage()
        let room = try await stage.room(cap: .none)
        for (person, steps) in [(stage.me, 6412), (stage.others[0], 9120)] { try await stage.walk(person, steps) }
        try await StartRoomChallenge(rooms: stage.journal)(terms(0, 0), in: room, by: stage.me.id, today: today)
        stage.clock.advance(by: .seconds(86_400))
        for expected in ["The challenge of 18 Nov is over: place 2 of 3.", nil] {
            let pilot = await stage.pilot()
            await pilot.press(.enter)
            #expect(pilot.toast == expected)
        }
    }

    @Test func `a result among computers is said once, and only when late days had time`() async throws {
        let trio = try await ClubTrio()
        try await trio.gather()
        let room = try #require(try await trio.ada.room())
        try await trio.ada.walk(900)
        try await StartChallenge(trio.ada.clubs)(terms(0, 0), in: room, today: today)
        try await trio.everybodySynchronises()
        trio.clock.advance(by: .seconds(86_400))
        let early = try await LoadClubNews(trio.me.clubs)(telling: true)
        #expect(Phrases(.en).sentence(early, today: trio.me.today) == nil)
        trio.clock.advance(by: .seconds(86_400))
        let news = try await LoadClubNews(trio.me.clubs)(telling: true)
        #expect(Phrases(.en).sentence(news, today: trio.me.today) == "The challenge of 18 Nov is over: place 2 of 3.")
        #expect(Phrases(.ko).sentence(news, today: trio.me.today) == "11월 18일 챌린지가 끝났어요. 3명 가운데 2위예요.")
        #expect(try await LoadClubNews(trio.me.clubs)(telling: true).results.isEmpty)
    }
}
