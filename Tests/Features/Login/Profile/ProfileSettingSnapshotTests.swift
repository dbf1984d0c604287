import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing

@testable import Login

/// The look of the questions for a profile.
@Suite(.leavesNothing)
struct ProfileSettingSnapshotTests {
    @Test(arguments: LoginStage.pictures)
    func `profile setting`(_ language: Language, _ size: Size) async throws {
        let stage = LoginStage(language)
        let pilot = stage.pilot(size, resuming: try await stage.register("ann"))
        assertSnapshot(of: pilot.window, named: LoginStage.name(language, size))
    }

    @Test(arguments: Language.allCases)
    func `a height that nobody has`(_ language: Language) async throws {
        let stage = LoginStage(language)
        let pilot = stage.pilot(resuming: try await stage.register("ann"))
        await pilot.press(.enter, .down, .enter).type("20")
        #expect(!pilot.screen.contains("! 50"))
        await pilot.press(.backspace, .backspace).type("300")
        assertSnapshot(of: pilot.window, named: language.rawValue)
    }
}
