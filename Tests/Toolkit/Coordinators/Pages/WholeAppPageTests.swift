import Coordinators
import ScreenTesting
import Screens
import Terminal
import Testing

@Suite(.leavesNothing)
struct WholeAppPageTests {
    @Test func `a link waits for somebody to be in, goes through the tabs, and keeps the list below it`() async throws {
        let app = LibraryCoordinator()
        let pilot = Pilot(root: app)
        app.open(try LibraryLink.table.parse("library://loans/Walden"))
        await pilot.settle()
        #expect(pilot.stack == ["SignInViewController"])
        await pilot.press("a")
        #expect(pilot.stack == ["LoanListViewController", "LoanViewController"])
        #expect(pilot.row(0).contains("Walden"))
        await pilot.press(.escape)
        #expect(pilot.stack == ["LoanListViewController"])
        #expect(pilot.issues.isEmpty)
    }

    @Test func `who signs out is at the way in again, where the next link waits`() async {
        let app = LibraryCoordinator()
        let pilot = Pilot(root: app)
        await pilot.press("a", "2", "o")
        #expect(pilot.stack == ["SignInViewController"])
        app.open(.loan("Emma"))
        await pilot.settle()
        #expect(pilot.stack == ["SignInViewController"])
        await pilot.press("a")
        #expect(pilot.row(0).contains("Emma"))
        #expect(pilot.issues.isEmpty)
    }
}
