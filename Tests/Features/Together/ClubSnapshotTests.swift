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

/// Every screen of the rooms that are shared with other computers, as it looks.
@Suite(.leavesNothing)
struct ClubSnapshotTests {
    private nonisolated static let sizes = [Size(width: 80, height: 24), Size(width: 40, height: 12)]
    private nonisolated static let pictures = Language.allCases.flatMap { language in sizes.map { (language, $0) } }

    private func name(_ language: Language, _ size: Size) -> String { "\(language.rawValue)-\(size.width)x\(size.height)" }

    private func trio() async throws -> ClubTrio {
        let trio = try await ClubTrio()
        try await trio.gather()
        for (person, steps) in [(trio.me, 6412), (trio.ada, 9120), (trio.grace, 2210)] {
            try await person.walk(steps)
            try await person.walk(steps / 2, daysAgo: 1)
        }
        try await trio.everybodySynchronises()
        return trio
    }

    @Test(arguments: pictures)
    func `rooms here and elsewhere`(_ language: Language, _ size: Size) async throws {
        let trio = try await trio()
        _ = try await trio.me.journal.createRoom(
            named: "Stairs", period: .fourWeeks, dailyCap: .low, owner: trio.me.account.id, opened: trio.me.today)
        assertSnapshot(of: await trio.me.pilot(size, language).window, named: name(language, size))
    }

    @Test(arguments: pictures)
    func `a shared room`(_ language: Language, _ size: Size) async throws {
        let trio = try await trio()
        let room = try #require(try await trio.ada.room())
        let me = try #require(room.members.first { $0.head.nickname.text == "도윤왕" })
        try await AskToWalk(trio.ada.clubs)(me.id, at: trio.clock.now + .seconds(3 * 86_400), in: room)
        try await trio.everybodySynchronises()
        let pilot = await trio.me.pilot(size, language)
        await pilot.press(.enter)
        assertSnapshot(of: pilot.window, named: name(language, size))
    }

    @Test(arguments: pictures)
    func `somebody's days`(_ language: Language, _ size: Size) async throws {
        let pilot = await (try trio()).me.pilot(size, language)
        await pilot.press(.enter, .home, .enter)
        assertSnapshot(of: pilot.window, named: name(language, size))
    }

    @Test(arguments: pictures)
    func `a question for a walk`(_ language: Language, _ size: Size) async throws {
        let pilot = await (try trio()).me.pilot(size, language)
        await pilot.press(.enter, .home, "w")
        assertSnapshot(of: pilot.window, named: name(language, size))
    }

    @Test(arguments: pictures)
    func `before sharing`(_ language: Language, _ size: Size) async throws {
        let pilot = await (try ClubTrio()).me.pilot(size, language)
        await pilot.press("s").type("Family")
        await pilot.press(.tab).type("~/Sync/walk")
        assertSnapshot(of: pilot.window, named: name(language, size))
    }

    @Test(arguments: Language.allCases)
    func `what leaves the machine`(_ language: Language) async throws {
        let pilot = await (try trio()).me.pilot(Size(width: 80, height: 24), language)
        await pilot.press(.enter, "v")
        assertSnapshot(of: pilot.window, named: language.rawValue)
    }

    @Test(arguments: Language.allCases)
    func `out of reach`(_ language: Language) async throws {
        let trio = try await trio()
        trio.clock.advance(by: .seconds(2 * 86_400))
        trio.me.connector.fail(with: .noAnswer)
        try await trio.me.walk(3000)
        try await trio.me.synchronise()
        let pilot = await trio.me.pilot(Size(width: 80, height: 24), language)
        await pilot.press(.enter)
        assertSnapshot(of: pilot.window, named: language.rawValue)
    }
}
