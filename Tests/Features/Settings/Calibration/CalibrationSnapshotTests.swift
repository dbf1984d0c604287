import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing
import Walking
import WalkingTesting

@testable import Settings

/// The look of the step length.
@Suite(.leavesNothing)
struct CalibrationSnapshotTests {
    @Test(arguments: Language.allCases, SettingsStage.usualSizes)
    func `a step length that was counted`(_ language: Language, _ size: Size) async throws {
        let stage = SettingsStage(language)
        let calibration = try #require(StepCalibration(distance: 400, steps: 540, date: CivilDate(dayNumber: 20_700)))
        _ = try await stage.journal.change { $0.calibrations.last = calibration }
        let pilot = try await stage.open("step length", size)
        let name = "step length \(language.rawValue) \(size.width)x\(size.height)"
        assertSnapshot(of: pilot.window, named: name, function: "privacy")
    }
}
