import ClubTesting
import Clubs
import ScreenTesting
import Terminal
import Testing
import Walking

@testable import Together

/// Blocking a member of a room, and the walks with them.
@Suite(.leavesNothing)
struct BlockFlowTests {
    @Test func `nobody who is blocked is asked or cheered, and one's own question to them is taken back`() async throws {
        let trio = try await ClubTrio()
        try await trio.gather()
        let pilot = await trio.me.pilot()
        await pilot.press(.enter)
        await select("Ada", pilot)
        await pilot.press("w", .control("s"))
        #expect(pilot.screen.contains("You asked Ada for a walk"))
        await pilot.press("b")
        #expect(pilot.screen.contains("Block Ada?") && pilot.screen.contains("Your walks with them"), "\(pilot.screen)")
        await pilot.press(.right, .enter)
        await pilot.settle()
        #expect(!pilot.screen.contains("Ada") && !pilot.screen.contains("You asked"), "\(pilot.screen)")
        #expect(try await trio.me.room()?.requests.map(\.request.answer) == [.withdrawn])
        for key in ["w", "c"] as [Key] {
            await pilot.press(key)
            #expect(pilot.stack.last == "ClubRoomViewController" && pilot.toast == "You have blocked them.")
        }
        #expect(pilot.issues.isEmpty)
    }

    @Test func `blocking calls an agreed walk off after saying so, and the other one is told that it is off`() async throws {
        let trio = try await ClubTrio()
        try await trio.gather()
        let (me, room) = (try #require(try await trio.me.room()).me, try #require(try await trio.ada.room()))
        try await AskToWalk(trio.ada.clubs)(me, at: trio.clock.now + .seconds(7200), in: room)
        try await trio.everybodySynchronises()
        let pilot = await trio.me.pilot()
        await pilot.press(.enter, "y")
        await pilot.settle()
        try await trio.everybodySynchronises()
        await select("Grace", pilot)
        await pilot.press("b")
        #expect(pilot.screen.contains("Block Grace?") && !pilot.screen.contains("Your walks with them"), "\(pilot.screen)")
        await pilot.press(.escape)
        await select("Ada", pilot)
        await pilot.press("b")
        #expect(pilot.screen.contains("Block Ada?") && pilot.screen.contains("Your walks with them"), "\(pilot.screen)")
        await pilot.press(.right, .enter)
        await pilot.settle()
        try await trio.everybodySynchronises()
        let told = try #require(try await LoadClubNews(trio.ada.clubs)().firstWalk)
        #expect(told.isCalledOff && told.request.answer == .declined && told.nickname?.text == "도윤왕")
        #expect(try await LoadClubNews(trio.me.clubs)().walks.isEmpty)
        #expect(pilot.issues.isEmpty)
    }

    @Test func `what another computer of one's own asks of somebody blocked is taken back without their name`() async throws {
        let trio = try await ClubTrio()
        try await trio.gather()
        let room = try #require(try await trio.me.room())
        let ada = try #require(room.members.first { $0.head.nickname.text == "Ada" })
        try await BlockClubMember(trio.me.clubs)(true, ada.id, in: room.club.id)
        try await AskToWalk(trio.me.clubs)(ada.id, at: trio.clock.now + .seconds(7200), in: room)
        let pilot = await trio.me.pilot()
        await pilot.press(.enter)
        #expect(!pilot.screen.contains("You asked"), "\(pilot.screen)")
        await pilot.press("z")
        #expect(pilot.toast == "You took back the walk with (blocked), 16:05.")
        #expect(pilot.issues.isEmpty)
    }

    /// Moves the bar to somebody's row.
    private func select(_ name: String, _ pilot: Pilot) async {
        await pilot.press(.home)
        for _ in 0..<10 where !(0..<24).contains(where: { pilot.row($0).contains("▌") && pilot.row($0).contains(name) }) {
            await pilot.press(.down)
        }
    }
}
