import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing

@testable import Walk

/// The look of the menu.
@Suite(.leavesNothing)
struct MenuSnapshotTests {
    @Test(arguments: Language.allCases, WalkWorld.sizes + [WalkWorld.tiny])
    func `the menu over the home screen`(_ language: Language, _ size: Size) async {
        await WalkWorld(language).assertScreen("menu", size, keys: ["m", .down])
    }

    @Test func `the menu without colours still shows where one is`() async {
        let pilot = await WalkWorld().pilot()
        await pilot.press("m", .down)
        assertSnapshot(of: Snapshot(window: pilot.window, theme: .mono, depth: .mono), named: "menu mono", function: "walk")
    }
}
