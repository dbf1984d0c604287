import ClubTesting
import Clubs
import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing
import Walking

@testable import Together

/// The look of a room that is shared with other computers.
@Suite(.leavesNothing)
struct ClubRoomSnapshotTests {
    @Test(arguments: ClubTrio.pictures)
    func `a shared room`(_ language: Language, _ size: Size) async throws {
        let trio = try await ClubTrio.walking()
        let room = try #require(try await trio.ada.room())
        let me = try #require(room.members.first { $0.head.nickname.text == "도윤왕" })
        try await AskToWalk(trio.ada.clubs)(me.id, at: trio.clock.now + .seconds(3 * 86_400), in: room)
        try await trio.everybodySynchronises()
        let pilot = await trio.me.pilot(size, language)
        await pilot.press(.enter)
        assertSnapshot(of: pilot.window, named: TogetherStage.name(language, size))
    }

    @Test(arguments: Language.allCases)
    func `what leaves the machine`(_ language: Language) async throws {
        let pilot = await (try ClubTrio.walking()).me.pilot(Size(width: 80, height: 24), language)
        await pilot.press(.enter, "v")
        assertSnapshot(of: pilot.window, named: language.rawValue)
    }

    @Test(arguments: Language.allCases)
    func `out of reach`(_ language: Language) async throws {
        let trio = try await ClubTrio.walking()
        trio.clock.advance(by: .seconds(2 * 86_400))
        trio.me.connector.fail(with: .noAnswer)
        try await trio.me.walk(3000)
        try await trio.me.synchronise()
        let pilot = await trio.me.pilot(Size(width: 80, height: 24), language)
        await pilot.press(.enter)
        assertSnapshot(of: pilot.window, named: language.rawValue)
    }
}
