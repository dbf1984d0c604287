import ClubTesting
import Clubs
import ScreenTesting
import Terminal
import Testing
import Walking

@testable import Together

/// Somebody whom a person does not want to see any more, and the walks with them.
@Suite(.leavesNothing)
struct BlockFlowTests {
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
}
