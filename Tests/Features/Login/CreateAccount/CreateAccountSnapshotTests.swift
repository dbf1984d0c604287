import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing

@testable import Login

/// The look of the way to an account.
@Suite(.leavesNothing)
struct CreateAccountSnapshotTests {
    @Test(arguments: LoginStage.pictures)
    func `create an account`(_ language: Language, _ size: Size) async {
        let pilot = LoginStage(language).pilot(size)
        await pilot.press(.tab, .tab, .tab, .enter)
        assertSnapshot(of: pilot.window, named: LoginStage.name(language, size))
    }

    @Test(arguments: Language.allCases)
    func `two passphrases that differ`(_ language: Language) async {
        let pilot = LoginStage(language).pilot()
        await pilot.press(.tab, .tab, .tab, .enter)
        await pilot.type("ann").press(.enter)
        await pilot.type("long enough").press(.enter)
        await pilot.type("long enouhg").press(.enter)
        assertSnapshot(of: pilot.window, named: language.rawValue)
    }
}
