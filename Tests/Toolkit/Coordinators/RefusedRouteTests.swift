import Coordinators
import Screens
import ScreenTesting
import Terminal
import Testing

/// Routes that lead nowhere: their coordinator says so, and who asked gets the reason.
@Suite(.leavesNothing)
struct RefusedRouteTests {
    private enum ShelfRoute: Route, Codable, Hashable { case list, book(String), two }

    private final class Shelf: NavigationCoordinator<ShelfRoute> {
        override func prepareTransition(for route: ShelfRoute) -> NavigationTransition {
            switch route {
            case .list: .push(StepScreen("list"))
            case .book("Walden"): .push(StepScreen("Walden"))
            case .book(let title): .fail("there is no book \(title)")
            case .two: .multiple(.push(StepScreen("one")), .route(.book("Emma"), on: self), .perform { [weak self] in self?.done += 1 })
            }
        }

        var done = 0
    }

    private let shelf = Shelf(initialRoute: .list)

    @Test func `who goes to a route that leads nowhere is told why, nothing changes, and it is no misuse`() async {
        let pilot = Pilot(root: shelf)
        guard case .failed(let issue, _) = await shelf.trigger(.book("Emma")) else {
            Issue.record("It was a success.")
            return
        }
        #expect(issue.kind == .refusedRoute && issue.what == "there is no book Emma" && issue.place == "Shelf")
        #expect(shelf.rootViewController.titles == ["list"])
        #expect(pilot.issues.isEmpty && pilot.window.navigationIssues.isEmpty)
    }

    @Test func `nothing of a transition happens of which one step leads nowhere`() async {
        let pilot = Pilot(root: shelf)
        #expect(await !shelf.trigger(.two).isDone)
        #expect(shelf.rootViewController.titles == ["list"] && shelf.done == 0)
        #expect(pilot.issues.isEmpty)
    }

    @Test func `a link that leads nowhere fails with the reason of its coordinator`() async {
        let pilot = Pilot(root: shelf)
        await #expect(throws: DeepLinkFailure(segment: 0, route: "book(…)", reason: "there is no book Emma", accepted: ["ShelfRoute"])) {
            try await shelf.follow(DeepLink(.book("Emma")))
        }
        #expect(shelf.rootViewController.titles == ["list"])
        await #expect(throws: Never.self) { try await shelf.follow(DeepLink(.book("Walden"))) }
        #expect(pilot.topScreen?.title == "Walden")
    }

    @Test func `a record with a route that leads nowhere now brings nothing back, and says why`() {
        shelf.trigger(.book("Walden"), completion: nil)
        var record = shelf.stackRecord
        record.root.entries[1].route = record.root.entries[1].route.replacing("Walden", with: "Emma")
        let other = Shelf(initialRoute: .list)
        #expect(other.restore(record) == [.refused("there is no book Emma")])
        #expect(other.rootViewController.titles == ["list"])
    }

    @Test func `what a refused transition would have brought is not begun, and is nobody's child`() async {
        let pilot = Pilot(root: shelf)
        let (shown, added) = (Shelf(initialRoute: nil), Shelf(initialRoute: nil))
        shelf.perform(.multiple(.present(shown), .addChild(added), .fail("no")))
        await pilot.settle()
        #expect(shelf.children.isEmpty && shown.rootViewController.titles.isEmpty)
        shelf.finish()
        #expect(shelf.isFinished)
    }
}
