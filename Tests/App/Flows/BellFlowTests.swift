import LiveWalking
import ScreenTesting
import Terminal
import Testing

@testable import gnd

/// The bell from its choice in the settings to a word of the coach.
@Suite(.leavesNothing)
struct BellFlowTests {
    /// Walks a minute of a plan whose coach speaks at once.
    private func rings(choosing isWanted: Bool) async throws -> Int {
        let stage = try await LiveWalkStage()
        if isWanted {
            await stage.pilot.press(.control("g"))
            await stage.pilot.type("settings/outputs").press(.enter)
            await stage.pilot.press(.down, .down, " ")
            #expect(stage.pilot.screen.contains("[✓] Bell of the terminal at each word"))
            await stage.pilot.press(.escape, .escape, .escape)
        }
        await stage.pilot.press("w", .home, .down, .down, .down, .down, .enter)
        #expect(stage.pilot.screen.contains("Intervals"))
        let before = stage.pilot.device.bellCount
        await stage.stride(60)
        return stage.pilot.device.bellCount - before
    }

    @Test func `who chose the bell hears it at the words of a walk, and nobody else does`() async throws {
        #expect(try await rings(choosing: true) > 0)
        #expect(try await rings(choosing: false) == 0)
    }
}
