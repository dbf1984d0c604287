import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing

@testable import Walk

/// The look of the form of a walk.
@Suite(.leavesNothing)
struct WalkFormSnapshotTests {
    @Test(arguments: Language.allCases, WalkWorld.sizes)
    func `the form`(_ language: Language, _ size: Size) async {
        await WalkWorld(language).assertScreen("form", size, keys: ["n", .control("s")])
    }

    @Test(arguments: Language.allCases)
    func `the question before what was typed is lost`(_ language: Language) async {
        let pilot = await WalkWorld(language).pilot()
        await pilot.press("n", "3", "5", .escape)
        assertSnapshot(of: pilot.window, named: "leave \(language.rawValue)", function: "walk")
        await pilot.press(.escape)
    }
}
