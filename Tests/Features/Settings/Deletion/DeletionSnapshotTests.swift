import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing

@testable import Settings

/// The look of the deletion.
@Suite(.leavesNothing)
struct DeletionSnapshotTests {
    @Test(arguments: SettingsStage.pictures)
    func `the deletion`(_ language: Language, _ size: Size) async throws {
        try await SettingsStage(language).assertEditor("deletion", size)
    }
}
