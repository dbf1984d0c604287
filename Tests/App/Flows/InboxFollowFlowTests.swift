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
        #expect(pilot.toast?.hasPrefix("From the inbox: \(path.lastPathComponent)") == true)
        #expect(pilot.screen.components(separatedBy: "1 file from GPX: +1 walk").count == 2, "once")
        await pilot.press("u")
        #expect(try await services.journal(of: account).countWalks(WalkFilter()) == 0)
        #expect(pilot.toast?.hasPrefix("Undone: ") == true)
        await pilot.press("U")
        #expect(try await services.journal(of: account).countWalks(WalkFilter()) == 1, "its file is still there")
        await pilot.press("u")
        #expect(try await services.journal(of: account).countWalks(WalkFilter()) == 0)
        folder.end()
    }

    @Test func `a file that breaks off is said to, and the whole one takes its place`() async throws {
        let services = TestServices()
        let account = try await services.signIn("ann", nickname: "Ann")
        let file = try OneWalkFile()
        let folder = MemoryInbox()
        services.inbox = folder.access
        let path = URL(fileURLWithPath: file.path)
        _ = try await services.journal(of: account).change { $0[Inbox.self] = Inbox(folder: path.deletingLastPathComponent().path) }
        let whole = try Data(contentsOf: path)
        try whole.prefix(whole.count / 2).write(to: path)
        let pilot = await AppStage(services: services).pilot
        await pilot.settle()
        let name = path.lastPathComponent
        folder.put([InboxFile(name, size: 1, changed: services.clock.now - .seconds(60))])
        await pilot.waitUntil { pilot.toast != nil }
        #expect(pilot.toast?.contains("\(name) breaks off or is damaged: copy it again") == true)
        let part = try await services.journal(of: account).walks(WalkFilter(), after: nil, limit: 9).walks.map(\.end)
        #expect(part.count == 1)
        try whole.write(to: path)
        folder.put([InboxFile(name, size: 2, changed: services.clock.now - .seconds(60))])
        await pilot.waitUntil { pilot.toast.map { !$0.contains("breaks off") } == true }
        let now = try await services.journal(of: account).walks(WalkFilter(), after: nil, limit: 9).walks.map(\.end)
        #expect(now.count == 1 && now != part)
        await pilot.press("u")
        #expect(try await services.journal(of: account).walks(WalkFilter(), after: nil, limit: 9).walks.map(\.end) == part)
        folder.end()
    }
}
