import LiveWalking
import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing

@testable import Settings

/// The look of the choice of what a live walk is heard by.
@Suite(.leavesNothing)
struct OutputsSnapshotTests {
    @Test(arguments: SettingsStage.pictures)
    func `the outputs`(_ language: Language, _ size: Size) async throws {
        try await SettingsStage(language).assertEditor("outputs", size)
    }

    @Test(arguments: SettingsStage.pictures)
    func `outputs that cannot work here`(_ language: Language, _ size: Size) async throws {
        let stage = SettingsStage(language)
        stage.obstacles = [.voice: .noService, .beat: .noLibrary("libasound.so.2")]
        let pilot = try await stage.open("outputs", size)
        assertSnapshot(of: pilot.window, named: SettingsStage.name(language, size))
    }
}
