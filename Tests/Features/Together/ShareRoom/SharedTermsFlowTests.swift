import ClubTesting
import Clubs
import Phrases
import Screens
import ScreenTesting
import Terminal
import Testing
import Walking

@testable import Together

/// The period and the cap of a room that is about to be shared.
@Suite(.leavesNothing)
struct SharedTermsFlowTests {
    @Test func `a shared room lasts and counts as it was chosen`() async throws {
        let trio = try await ClubTrio()
        let pilot = await trio.me.pilot()
        await pilot.press("s").type("Family")
        await pilot.press(.tab).type("~/Sync/walk")
        #expect(pilot.screen.contains("no end date") && pilot.screen.contains("no cap"))
        await pilot.press(.tab, .enter)
        #expect(pilot.screen.contains("How long should the room last?"))
        await pilot.press(.right, .right, .enter)
        await pilot.settle()
        #expect(pilot.screen.contains("4 weeks"))
        await pilot.press(.tab, .enter)
        #expect(pilot.screen.contains("How many steps of a day count at most?"))
        await pilot.press(.right, .right, .enter)
        await pilot.settle()
        #expect(pilot.screen.contains("7,500 a day"))
        await pilot.press(.control("s"))
        #expect(pilot.stack == ["RoomsViewController", "ClubRoomViewController"])
        let room = try #require(try await trio.me.room()).room.room
        #expect(room.period == .fourWeeks && room.dailyCap == .low && room.closes?.description == "2026-12-13")
        #expect(pilot.issues.isEmpty)
    }

    @Test func `in the folder of a club that one is in another room is opened`() async throws {
        let trio = try await ClubTrio()
        try await trio.gather()
        let pilot = await trio.me.pilot()
        await pilot.press("s").type("Marathon")
        await pilot.press(.tab, .tab).type("~/Sync/walk")
        await pilot.press(.control("s"))
        #expect(pilot.stack == ["RoomsViewController", "ClubRoomViewController"])
        #expect(pilot.row(0).contains("Marathon") && pilot.screen.contains("1 member"), "\(pilot.screen)")
        #expect(try await LoadClubRooms(trio.me.clubs)().count == 2)
        #expect(try await trio.me.clubs.repository.clubs().count == 1)
        #expect(pilot.issues.isEmpty)
    }

    @Test func `a further room is opened in a club that is chosen, wherever that lies`() async throws {
        let trio = try await ClubTrio()
        try await trio.gather()
        let pilot = await trio.me.pilot()
        await pilot.press("s").type("Marathon")
        await pilot.press(.tab, .enter)
        #expect(pilot.screen.contains("Where shall the room be?"), "\(pilot.screen)")
        await pilot.press(.right, .right, .enter)
        await pilot.settle()
        #expect(pilot.screen.contains("Room “Marathon” of the club “Sunday walkers”."), "\(pilot.screen)")
        #expect(!pilot.screen.contains("Syncthing"), "no folder is asked for")
        await pilot.press(.control("s"))
        await pilot.settle()
        #expect(pilot.row(0).contains("Marathon") && pilot.screen.contains("1 member"), "\(pilot.screen)")
        #expect(try await LoadClubRooms(trio.me.clubs)().count == 2)
        #expect(pilot.issues.isEmpty)
    }

    @Test func `a question that is closed leaves the choice as it was`() async throws {
        let trio = try await ClubTrio()
        let pilot = await trio.me.pilot()
        await pilot.press("s")
        await pilot.press(.tab, .tab, .enter)
        #expect(pilot.screen.contains("How long should the room last?"))
        await pilot.press(.escape)
        await pilot.settle()
        #expect(pilot.screen.contains("no end date") && pilot.stack.last == "ShareRoomViewController")
    }

    @Test func `who joins is asked for neither`() async throws {
        let trio = try await ClubTrio()
        let pilot = await trio.me.pilot(Size(width: 80, height: 24))
        await pilot.press("p")
        #expect(!pilot.screen.contains("no end date") && !pilot.screen.contains("no cap"))
    }
}
