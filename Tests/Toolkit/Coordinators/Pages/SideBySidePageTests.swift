import Coordinators
import ScreenTesting
import Screens
import Terminal
import Testing

/// The code of the page, as its reader would run it.
@Suite(.leavesNothing) @MainActor
struct SideBySidePageTests {
    @Test func `a letter stands beside the list where there is room, and in its place where there is none`() async {
        for (width, isBeside) in [(100, true), (40, false)] {
            let pilot = Pilot(size: Size(width: width, height: 12), root: OfficeCoordinator())
            await pilot.press(.down, .enter)
            #expect(pilot.screen.contains("This is From Bob."))
            #expect(pilot.screen.contains("From Ann") == isBeside)
            #expect(pilot.issues.isEmpty)
        }
    }

    @Test func `the arrows turn the page, and the tab keeps it`() async {
        let pilot = Pilot(size: Size(width: 60, height: 12), root: OfficeCoordinator())
        await pilot.press("2")
        #expect(pilot.screen.contains("This is Old stamp."))
        await pilot.press(.right)
        #expect(pilot.screen.contains("This is Newest stamp."))
        await pilot.press("1", "2")
        #expect(pilot.screen.contains("This is Newest stamp."))
    }

    @Test func `a route leads to a page`() async {
        let stamps = StampsCoordinator()
        let pilot = Pilot(size: Size(width: 60, height: 12), root: stamps)
        await stamps.trigger(.newest)
        await pilot.settle()
        #expect(pilot.screen.contains("This is Newest stamp."))
    }
}
