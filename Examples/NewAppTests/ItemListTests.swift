import ScreenTesting
import Screens
import Terminal
import Testing

@testable import NewApp

@Suite(.leavesNothing)
struct ItemListTests {
    @Test func `the list is the first screen`() async {
        let pilot = Pilot(size: Size(width: 40, height: 12), root: AppCoordinator(initialRoute: .list))
        await pilot.settle()
        assertSnapshot(of: pilot.window)
    }

    @Test func `Enter opens the row at the bar, and Esc leads back to it`() async {
        let pilot = Pilot(size: Size(width: 40, height: 12), root: AppCoordinator(initialRoute: .list))
        await pilot.press(.down, .enter)
        #expect(pilot.screen.contains("This is Second."))
        await pilot.press(.escape)
        #expect(pilot.stack == ["ItemListViewController"])
        #expect(pilot.issues.isEmpty)
    }
}
