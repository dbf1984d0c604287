import Coordinators
import Screens
import ScreenTesting
import Testing

private nonisolated enum HomeRoute: Route { case home, page(Int) }
private nonisolated enum ShelfRoute: Route { case book(Int), lost }

private final class HomeFlow: NavigationCoordinator<HomeRoute> {
    override func prepareTransition(for route: HomeRoute) -> NavigationTransition {
        switch route {
        case .home: return .push(StepScreen("home"))
        case .page(let number): return .push(StepScreen("page \(number)"))
        }
    }
}

/// A child's routes as a parent's.
@Suite(.leavesNothing)
struct RedirectionRouterTests {
    private let home = HomeFlow(initialRoute: .home)

    private var router: RedirectionRouter<HomeRoute, ShelfRoute> {
        RedirectionRouter(parent: home) { route in
            switch route {
            case .book(let number): .page(number)
            case .lost: nil
            }
        }
    }

    @Test func `a route leads to where the parent's leads, and its end is told once`() async {
        let pilot = Pilot(root: home)
        var ends: [StackOutcome] = []
        router.trigger(.book(3)) { ends.append($0) }
        await pilot.settle()
        #expect(pilot.topScreen?.title == "page 3" && ends == [.committed])
        #expect(pilot.issues.isEmpty)
    }

    @Test func `a route that the parent has none for is reported, told and changes nothing`() async {
        let pilot = Pilot(root: home)
        var ends: [StackOutcome] = []
        router.trigger(.lost) { ends.append($0) }
        await pilot.settle()
        #expect(pilot.topScreen?.title == "home")
        #expect(pilot.issues.map(\.kind) == [.unhandledRoute])
        #expect(ends.count == 1 && ends.first?.isDone == false)
    }
}
