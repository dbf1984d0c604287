import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing

@testable import Settings

/// The look of the list of settings.
@Suite(.leavesNothing)
struct SettingsSnapshotTests {
    @Test(arguments: SettingsStage.pictures)
    func settings(_ language: Language, _ size: Size) async throws {
        let stage = SettingsStage(language)
        assertSnapshot(of: try await stage.pilot(size).window, named: SettingsStage.name(language, size))
    }

    @Test(arguments: Language.allCases)
    func `the settings of the local profile`(_ language: Language) async throws {
        let stage = SettingsStage(language)
        assertSnapshot(of: try await stage.pilot(isLocal: true).window, named: language.rawValue)
    }

    @Test func `the settings at the smallest size`() async throws {
        let stage = SettingsStage()
        assertSnapshot(of: try await stage.pilot(Size(width: 20, height: 5)).window)
    }

    @Test(arguments: SettingsStage.pictures)
    func `the question before one signs out`(_ language: Language, _ size: Size) async throws {
        let pilot = try await SettingsStage(language).assertEditor("sign-out", size)
        // The question must be answered before the screens can go.
        await pilot.press(.escape)
    }
}
