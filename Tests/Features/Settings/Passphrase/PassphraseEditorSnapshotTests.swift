import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing

@testable import Settings

/// The look of the passphrase.
@Suite(.leavesNothing)
struct PassphraseEditorSnapshotTests {
    @Test(arguments: SettingsStage.pictures)
    func `the passphrase`(_ language: Language, _ size: Size) async throws {
        try await SettingsStage(language).assertEditor("passphrase", size)
    }
}
