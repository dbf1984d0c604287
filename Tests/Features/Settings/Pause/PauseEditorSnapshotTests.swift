import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing

@testable import Settings

/// The look of a pause that is chosen.
@Suite(.leavesNothing)
struct PauseEditorSnapshotTests {
    @Test(arguments: SettingsStage.pictures)
    func `a pause being chosen`(_ language: Language, _ size: Size) async throws {
        let pilot = try await SettingsStage.afterGoodDays(language).open("streak", size)
        await pilot.press("n", .right, .right, "-")
        assertSnapshot(of: pilot.window, named: SettingsStage.name(language, size))
    }

    @Test(arguments: SettingsStage.pictures)
    func `a pause that ends before it begins`(_ language: Language, _ size: Size) async throws {
        let pilot = try await SettingsStage.afterGoodDays(language).open("streak", size)
        await pilot.press("n", .tab, "-")
        assertSnapshot(of: pilot.window, named: SettingsStage.name(language, size))
    }
}
