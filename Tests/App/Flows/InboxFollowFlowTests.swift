import Foundation
import ScreenTesting
import Terminal
import Testing
import Walking
import WalkingTesting

@testable import gnd

/// Files that come into the inbox while the app is open.
@Suite(.leavesNothing)
struct InboxFollowFlowTests {
    @Test func `a file that comes is imported, said once with its difference, and undone and done again with one key`() async throws {
        let services = TestServices()
        let account = try await services.signIn("ann", nickname: "Ann")
        let file = try OneWalkFile()
        let folder = MemoryInbox()
        services.inbox = folder.access
        let path = URL(fileURLWithPath: file.path)
        _ = try await services.journal(of: account).change { $0[Inbox.self] = Inbox(folder: path.deletingLastPathComponent().path) }
        let pilot = await AppStage(services: services).pilot
        await pilot.settle()
        #expect(pilot.toast == nil)
        folder.put([InboxFile(path.lastPathComponent, size: 1, changed: services.clock.now - .seconds(60))])
        await pilot.waitUntil { pilot.toast != nil }
        #expect(pilot.toast?.hasPrefix("1 file from GPX: +1 walk") == true)
        #expect(pilot.screen.contains("1 file from GPX: +1 walk"))
        await pilot.press("u")
        #expect(try await services.journal(of: account).countWalks(WalkFilter()) == 0)
        #expect(pilot.toast?.hasPrefix("Undone: ") == true)
        await pilot.press("U")
        #expect(try await services.journal(of: account).countWalks(WalkFilter()) == 1, "its file is still there")
        await pilot.press("u")
        #expect(try await services.journal(of: account).countWalks(WalkFilter()) == 0)
        folder.end()
    }
}
