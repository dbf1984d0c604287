import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing

@testable import Live

/// The look of four metres that are timed.
@Suite(.leavesNothing)
struct FourMetresSnapshotTests {
    @Test(arguments: Language.allCases, LiveStage.sizes)
    func `how four metres look`(_ language: Language, _ size: Size) async throws {
        let stage = try await LiveStage.atTests(language, size, hasResults: false)
        await stage.pilot.press(.enter)
        assertSnapshot(of: stage.pilot.window, named: "ready.\(LiveStage.name(language, size))")
        for milliseconds in [3400, 3214] {
            await stage.pilot.press(" ")
            stage.uptime.advance(by: .milliseconds(milliseconds))
            await stage.pilot.press(" ")
        }
        assertSnapshot(of: stage.pilot.window, named: "twice.\(LiveStage.name(language, size))")
    }
}
