import Coordinators
import ScreenTesting
import Screens
import Terminal
import Testing

@testable import Guides

@Suite(.leavesNothing)
struct TabsGuideTests {
    @Test func `where there is room the note stands beside the list`() async {
        let pilot = Pilot(size: Size(width: 100, height: 20), root: DeskCoordinator())
        await pilot.press(.enter)
        #expect(pilot.screen.contains("Tea") && pilot.screen.contains("Two bottles."))
    }

    @Test func `where it is narrow Esc leads back to the list`() async {
        let pilot = Pilot(size: Size(width: 40, height: 12), root: DeskCoordinator())
        await pilot.press(.down, .enter)
        #expect(pilot.screen.contains("The green one.") && !pilot.screen.contains("Walk"))
        await pilot.press(.escape)
        #expect(pilot.screen.contains("Walk"))
    }

    @Test func `a tab keeps what was open in it`() async {
        let pilot = Pilot(size: Size(width: 40, height: 12), root: DeskCoordinator())
        await pilot.press(.enter, "2")
        #expect(pilot.screen.contains("Notes on a desk."))
        await pilot.press("1")
        #expect(pilot.screen.contains("Two bottles."))
    }
}
