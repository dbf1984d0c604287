import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing

@testable import Settings

/// The look of the page on the program.
@Suite(.leavesNothing)
struct AboutSnapshotTests {
    @Test(arguments: SettingsStage.pictures)
    func `the page`(_ language: Language, _ size: Size) async throws {
        try await SettingsStage(language).assertEditor("about", size)
    }
}
