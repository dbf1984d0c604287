import ClubTesting
import Clubs
import Phrases
import ScreenTesting
import Terminal
import Testing
import Walking

@testable import Together

/// A room that cannot be left, or a request that cannot be taken back, since this computer does not come into the club (any more).
@Suite(.leavesNothing)
struct ForgetRoomFlowTests {
    @Test(arguments: [ClubFailure.folderMissing(path: "/home/me/Sync/walk"), .notMember, .hostHasNoClub])
    func `a room without a way in is forgotten here, after saying what that does not do`(_ failure: ClubFailure) async throws {
        let trio = try await ClubTrio()
        try await trio.gather()
        trio.me.connector.fail(with: failure)
        let pilot = await trio.me.pilot()
        await pilot.press(.enter)
        await pilot.press("x")
        await pilot.press(.right, .enter)
        await pilot.settle()
        #expect(pilot.screen.contains("on this computer?") && pilot.screen.contains("So nothing of"))
        await pilot.press(.enter)
        #expect(try await trio.me.room() != nil, "the way out comes first")
        await pilot.press("x")
        await pilot.press(.right, .enter)
        await pilot.settle()
        await pilot.press(.right, .enter)
        await pilot.settle()
        #expect(try await trio.me.clubs.repository.clubs().isEmpty)
        #expect(!pilot.stack.contains("ClubRoomViewController"))
        #expect(pilot.toast?.hasPrefix("Sunday walkers is forgotten on this computer") == true, "it was not left")
        #expect(pilot.issues.isEmpty)
    }

    @Test func `a club that only does not answer now keeps its room`() async throws {
        let trio = try await ClubTrio()
        try await trio.gather()
        trio.me.connector.fail(with: .noAnswer)
        let pilot = await trio.me.pilot()
        await pilot.press(.enter)
        await pilot.press("x")
        await pilot.press(.right, .enter)
        await pilot.settle()
        #expect(!pilot.screen.contains("on this computer?") && pilot.screen.contains("The club does not answer"))
        #expect(try await trio.me.room() != nil)
        trio.clock.advance(by: .seconds(15 * 86_400))
        await pilot.press("x")
        await pilot.press(.right, .enter)
        await pilot.settle()
        #expect(pilot.screen.contains("on this computer?"), "two weeks are long")
    }

    @Test func `a request to a host that does not answer is forgotten here, after saying what that does not do`() async throws {
        let trio = try await ClubTrio()
        let name = try #require(SharedName("Sunday walkers"))
        try await trio.me.clubs.repository.addClub(
            KnownClub(id: .random(), name: name, place: ClubTrio.place, member: .random()))
        trio.me.connector.fail(with: .noAnswer)
        let pilot = await trio.me.pilot()
        await pilot.press("x")
        await pilot.press(.right, .enter)
        await pilot.settle()
        #expect(pilot.screen.contains("The club does not answer") && pilot.screen.contains("on this computer?"))
        await pilot.press(.enter)
        #expect(try await trio.me.clubs.repository.clubs().count == 1, "the way out comes first")
        await pilot.press("x")
        await pilot.press(.right, .enter)
        await pilot.settle()
        await pilot.press(.right, .enter)
        await pilot.settle()
        #expect(try await trio.me.clubs.repository.clubs().isEmpty)
        #expect(pilot.screen.contains("was forgotten on this computer alone") && pilot.issues.isEmpty)
    }
}
