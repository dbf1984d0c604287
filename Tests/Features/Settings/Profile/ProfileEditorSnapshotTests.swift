import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing

@testable import Settings

/// The look of the profile.
@Suite(.leavesNothing)
struct ProfileEditorSnapshotTests {
    @Test(arguments: SettingsStage.pictures)
    func `the profile`(_ language: Language, _ size: Size) async throws {
        try await SettingsStage(language).assertEditor("profile", size)
    }
}
