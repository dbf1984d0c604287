import ScreenTesting
import Screens
import Terminal
import Testing
import Walking
import WalkingTesting

@testable import Settings

/// The step length that one counts.
@Suite(.leavesNothing)
struct CalibrationFlowTests {
    @Test func `a step length is counted, shown with its day, and forgotten`() async throws {
        let stage = SettingsStage()
        let pilot = try await stage.open("step length")
        #expect(pilot.stack.last == "CalibrationViewController")
        await pilot.type("400").press(.tab).type("540")
        #expect(pilot.screen.contains("= 74 cm a step"))
        await pilot.press(.control("s"))
        #expect(pilot.toast == "Your step: 74 cm.")
        #expect(try await stage.journal.settings().calibrations.last?.steps == 540)
        #expect(pilot.screen.contains("74\u{A0}cm, "))
        await pilot.press(.enter)
        #expect(pilot.screen.contains("Now 74 cm, counted"))
        await pilot.press(.control("x"))
        #expect(try await stage.journal.settings().calibrations.last == nil)
        #expect(pilot.issues.isEmpty)
    }
}
