import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing

@testable import Login

/// The look of the way in.
@Suite(.leavesNothing)
struct LoginSnapshotTests {
    @Test(arguments: LoginStage.pictures)
    func login(_ language: Language, _ size: Size) {
        assertSnapshot(of: LoginStage(language).pilot(size).window, named: LoginStage.name(language, size))
    }

    @Test(arguments: LoginStage.pictures)
    func `what can be done about a forgotten passphrase`(_ language: Language, _ size: Size) async {
        let pilot = LoginStage(language).pilot(size)
        await pilot.press(.tab, .tab, .tab, .tab, .tab, .enter)
        assertSnapshot(of: pilot.window, named: LoginStage.name(language, size))
        await pilot.press(.escape)
    }

    @Test func `login at the smallest size`() async {
        let pilot = LoginStage().pilot(Size(width: 20, height: 5))
        await pilot.type("ann")
        assertSnapshot(of: pilot.window)
    }

    @Test(arguments: Language.allCases)
    func `a refused sign-in`(_ language: Language) async {
        let pilot = LoginStage(language).pilot()
        await pilot.type("ann").press(.enter)
        await pilot.type("not this one").press(.enter)
        assertSnapshot(of: pilot.window, named: language.rawValue)
    }

    @Test func `a refused sign-in without colours still shows focus, selection and error`() async {
        let pilot = LoginStage().pilot()
        await pilot.type("ann").press(.enter)
        await pilot.type("not this one").press(.enter)
        let snapshot = Snapshot(window: pilot.window, theme: .mono, depth: .mono)
        let selection = snapshot.styles.filter { $0.contains("reverse") }
        #expect(selection.count == 1)
        assertSnapshot(of: snapshot)
    }
}
