import ScreenTesting
import Screens
import Terminal
import Testing
import Walking

@testable import gnd

@Suite(.leavesNothing)
struct ResumedUndoTests {
    @Test func `what was logged before the program was left can be undone when it comes back`() async throws {
        let services = TestServices()
        let first = await AppStage(services: services)
        await first.pilot.press(.enter, .enter)
        await first.pilot.press("n").type("30").press(.control("s"))
        let account = try await services.accounts().localAccount()
        let journal = try await services.journal(of: account)
        #expect(try await journal.countWalks(WalkFilter()) == 1)
        let second = await AppStage(services: services)
        #expect(second.pilot.stack == ["WalkHomeViewController"])
        await second.pilot.press("u")
        #expect(try await journal.countWalks(WalkFilter()) == 0, "\(second.pilot.screen)")
    }
}
