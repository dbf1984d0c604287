import ClubTesting
import Clubs
import Phrases
import Screens
import ScreenTesting
import Terminal
import Testing
import Walking

@testable import Together

/// Coming back into a club after the loss of a computer, on the screen that joins one.
@Suite(.leavesNothing)
struct ComeBackFlowTests {
    private static let phrase = "aaaa-bbbb-cccc-dddd-eeee-ffff-gggg-hhhh"

    @Test func `who lost the computer comes back by the phrase, in the place of an invitation`() async throws {
        let trio = try await ClubTrio()
        try await trio.gather()
        let known = try #require(try await trio.ada.clubs.repository.clubs().first)
        let store = try #require(try await trio.ada.clubs.connector.store(of: known) as? MemoryClubStore)
        let new = try await ClubPerson("Ada", sharing: trio.folders, trio.clock)
        let pilot = await new.pilot()
        await pilot.press("p").type(Self.phrase)
        await pilot.press(.tab).type("~/Sync/walk")
        #expect(pilot.screen.contains("You come back into the club at ~/Sync/walk"))
        #expect(pilot.screen.contains("Your other computers there no longer count."))
        await pilot.press(.control("s"))
        #expect(pilot.screen.contains("Nobody in that folder has this phrase."))
        trio.folders.keep(store, for: Self.phrase)
        await pilot.press(.control("s"))
        #expect(pilot.stack == ["RoomsViewController", "ClubRoomViewController"])
        #expect(pilot.screen.contains("Ada (you)") && pilot.screen.contains("3 members"))
        #expect(pilot.issues.isEmpty)
    }

    @Test(arguments: Language.allCases) func `who comes back by ssh writes the address, and is asked for no folder`(_ language: Language)
        async throws
    {
        let trio = try await ClubTrio()
        let address = try #require(SshAddress("club@walk.example"))
        let name = try #require(SharedName("Walkers"))
        try await FoundClub(trio.ada.clubs)(name, at: .ssh(address), as: trio.ada.nickname, today: trio.ada.today)
        let pilot = await trio.me.pilot(Size(width: 80, height: 24), language)
        let strings: ShareRoomStrings = language == .en ? .en : .ko
        await pilot.press("p").type("ssh://-club")
        #expect(pilot.screen.contains(strings.badAddress))
        for _ in "-club" { await pilot.press(.backspace) }
        await pilot.type("club@walk.example")
        #expect(pilot.screen.contains("ssh://club@walk.example") && !pilot.screen.contains(strings.folder + "  "))
        #expect(pilot.screen.contains(strings.seenByAdmin.prefix(15)), "\(pilot.screen)")
        await pilot.press(.control("s"))
        #expect(pilot.screen.contains(strings.nobodysKey.prefix(20)), "nobody let the key in")
        let known = try #require(try await trio.ada.clubs.repository.clubs().first)
        trio.folders.letIn(try #require(try await trio.ada.clubs.connector.store(of: known) as? MemoryClubStore), at: .ssh(address))
        await pilot.press(.control("s"))
        #expect(pilot.stack == ["RoomsViewController", "ClubRoomViewController"])
        #expect(pilot.screen.contains("Ada"))
        #expect(try await trio.me.clubs.repository.clubs().map(\.place) == [.ssh(address)])
        #expect(pilot.issues.isEmpty)
    }

    @Test func `where a form has no room, what leaves the machine is shown before, and what failed after`() async throws {
        let pilot = await (try ClubTrio()).me.pilot(Size(width: 40, height: 12))
        await pilot.press("p").type("ssh://club@walk.example")
        await pilot.press(.control("s"))
        #expect(pilot.screen.contains("Join by invitation") && pilot.screen.contains("You come back into the club"))
        await pilot.press(.escape)
        #expect(pilot.toast == nil)
        await pilot.press(.control("s"), .right, .enter)
        await pilot.settle()
        #expect(pilot.toast?.contains("There is no folder") == true || pilot.toast?.contains("not there") == true, "\(pilot.toast ?? "–")")
        #expect(pilot.issues.isEmpty)
    }

    @Test(arguments: ClubTrio.pictures) func `how it looks`(_ language: Language, _ size: Size) async throws {
        let pilot = await (try ClubTrio()).me.pilot(size, language)
        await pilot.press("p")
        assertSnapshot(of: pilot.window, named: "empty-\(TogetherStage.name(language, size))")
        await pilot.type("ssh://club@walk.example")
        assertSnapshot(of: pilot.window, named: TogetherStage.name(language, size))
    }
}
