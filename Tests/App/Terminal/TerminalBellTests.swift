import ScreenTesting
import Terminal
import Testing

@testable import gnd

/// The bell of a walk, which is that of the terminal that shows the app.
@MainActor
@Suite(.leavesNothing)
struct TerminalBellTests {
    @Test func `each word of the coach rings the terminal once, and a walk alone does not`() async throws {
        let services = TestServices()
        try await services.signIn("ann", nickname: "Ann")
        let stage = await AppStage(services: services)
        await stage.pilot.press("w", .enter, .tab, .enter)
        #expect(stage.pilot.device.bellCount == 0)
        let bell = try #require(services.bell)
        #expect(bell.name == "bell" && bell.obstacle == nil)
        await bell.notify(title: "Walk", body: "A little faster.")
        await stage.pilot.settle()
        #expect(stage.pilot.device.bellCount == 1)
        await bell.notify(title: "Walk", body: "Good, that is the rhythm.")
        await stage.pilot.settle()
        #expect(stage.pilot.device.bellCount == 2)
    }
}
