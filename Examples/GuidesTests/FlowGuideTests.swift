import Coordinators
import ScreenTesting
import Screens
import Terminal
import Testing

@testable import Guides

@Suite(.leavesNothing)
struct FlowGuideTests {
    private let pilot = Pilot(root: TeaCoordinator(initialRoute: .table))

    @Test func `a tea is ordered in four steps`() async {
        await pilot.press("o", "g", "2")
        await pilot.type("A")
        await pilot.press(.enter)
        #expect(pilot.screen.contains("! Expected a name, such as Ann"))
        await pilot.type("nn")
        await pilot.press(.enter)
        #expect(pilot.screen.contains("2 × green tea for Ann?"))
        await pilot.press(.right, .enter)
        #expect(pilot.screen.contains("2 × green tea for Ann") && pilot.stack == ["TeaTableViewController"])
    }

    @Test(arguments: [["o"], ["o", "g"], ["o", "g", "2"]] as [[Key]])
    func `Esc at any step orders nothing`(_ keys: [Key]) async {
        await pilot.press(keys)
        await pilot.press(.escape)
        #expect(pilot.screen.contains("Nothing yet.") && pilot.stack == ["TeaTableViewController"])
        #expect(!pilot.window.hasOverlay && pilot.issues.isEmpty)
    }
}
