import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing

@testable import Settings

/// The look of a stay that is typed in.
@Suite(.leavesNothing)
struct TimeZonePeriodEditorSnapshotTests {
    @Test(arguments: SettingsStage.pictures)
    func `a stay being typed`(_ language: Language, _ size: Size) async throws {
        let stage = SettingsStage(language)
        let pilot = try await stage.open("zones", size)
        await pilot.press("n")
        await pilot.type("Europe/Atlantis")
        await pilot.press(.enter)
        assertSnapshot(of: pilot.window, named: SettingsStage.name(language, size))
    }
}
