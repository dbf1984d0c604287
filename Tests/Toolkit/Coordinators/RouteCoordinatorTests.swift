import Coordinators
import Screens
import ScreenTesting
import Terminal
import Testing

@Suite(.leavesNothing)
struct RouteCoordinatorTests {
    private enum ChildRoute: Route { case unknown }

    private let flow = CaseCoordinator(initialRoute: .screen("root"))

    @Test func `a route climbs as it is to the nearest flow above that has routes of its type`() {
        let (middle, low) = (NavigationCoordinator<ChildRoute>(root: StepScreen("middle")), CaseCoordinator())
        flow.perform(.present(middle))
        middle.addChild(low)
        #expect(low.escalate(CaseRoute.screen("asked for from below")))
        #expect(flow.rootViewController.titles == ["root", "asked for from below"])
        #expect(flow.rootViewController.engine.issues.isEmpty)
    }

    @Test func `a route that a redirection does not know fails as the only step that it is`() {
        let router = RedirectionRouter<CaseRoute, ChildRoute>(parent: flow) { _ in nil }
        var outcome: StackOutcome?
        router.trigger(.unknown) { outcome = $0 }
        guard case .failed(let issue, let index) = outcome else {
            Issue.record("\(String(describing: outcome))")
            return
        }
        #expect(issue.kind == .unhandledRoute && index == 0)
    }
}
