import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing

@testable import Settings

/// The look of the choices of the program.
@Suite(.leavesNothing)
struct ChoicesSnapshotTests {
    @Test(arguments: SettingsStage.pictures, ["units", "language", "colours", "pictures", "motion"])
    func `each choice`(_ picture: (Language, Size), _ choice: String) async throws {
        try await SettingsStage(picture.0).assertEditor(choice, picture.1)
    }

    @Test(arguments: SettingsStage.pictures)
    func `a preference that cannot be written`(_ language: Language, _ size: Size) async throws {
        let stage = SettingsStage(language)
        await stage.preferences.fail(with: .notWritten(path: "~/.config/gnd"))
        let pilot = try await stage.open("colours", size)
        await pilot.press(.down, .enter)
        assertSnapshot(of: pilot.window, named: SettingsStage.name(language, size))
    }
}
