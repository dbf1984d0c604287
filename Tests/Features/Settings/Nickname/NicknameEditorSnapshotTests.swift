import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing
import Walking
import WalkingTesting

@testable import Settings

/// The look of the nickname.
@Suite(.leavesNothing)
struct NicknameEditorSnapshotTests {
    @Test(arguments: SettingsStage.pictures)
    func `the nickname`(_ language: Language, _ size: Size) async throws {
        try await SettingsStage(language).assertEditor("nickname", size)
    }

    @Test(arguments: SettingsStage.pictures)
    func `a nickname that somebody has`(_ language: Language, _ size: Size) async throws {
        let stage = SettingsStage(language)
        let other = try await stage.accounts.localAccount()
        _ = try await stage.accounts.save(try Nickname("산책왕👑"), of: other.id)
        let pilot = try await stage.open("nickname", size)
        await pilot.press(.control("u")).type("산책왕👑")
        assertSnapshot(of: pilot.window, named: SettingsStage.name(language, size))
    }
}
