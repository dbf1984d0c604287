import Coordinators
import Screens
import ScreenTesting
import Terminal
import Testing

private enum FlowRoute: Route {
    case first
    case second
    case child
    case modalChild
    case back
}

private final class Flow: NavigationCoordinator<FlowRoute>, CoordinatorFinishDelegate {
    var finished: [String] = []
    weak var child: Flow?

    override func prepareTransition(for route: FlowRoute) -> NavigationTransition {
        switch route {
        case .first, .second:
            let screen = ViewController()
            screen.title = "\(route)"
            return .push(screen)
        case .child:
            let child = Flow(rootViewController: rootViewController, initialRoute: .first)
            self.child = child
            return .addChild(child)
        case .modalChild:
            let child = Flow(initialRoute: .first)
            self.child = child
            return .present(child)
        case .back: return .back()
        }
    }

    func coordinatorDidEnd(childCoordinator: any Coordinator, ending: FlowEnding) {
        finished.append(String(describing: type(of: childCoordinator)))
    }
}

@Suite(.leavesNothing)
struct LifetimeTests {
    @Test func `a child on a shared stack lives until its last screen is popped by a key`() async {
        let flow = Flow(initialRoute: .first)
        let pilot = Pilot(root: flow)
        await flow.trigger(.child)
        #expect(flow.child != nil)
        #expect(flow.children.count == 1)
        await flow.child?.trigger(.second)
        #expect(flow.rootViewController.viewControllers.count == 3)
        await pilot.press(.escape)
        #expect(flow.child != nil)
        await pilot.press(.escape)
        #expect(flow.child == nil)
        #expect(flow.finished == ["Flow"])
        #expect(flow.children.isEmpty)
    }

    @Test func `the same holds without a window`() {
        let flow = Flow(initialRoute: .first)
        flow.trigger(.child)
        #expect(flow.child != nil)
        #expect(flow.rootViewController.viewControllers.count == 2)
        flow.rootViewController.popViewController(animated: true)
        #expect(flow.child == nil)
        #expect(flow.finished == ["Flow"])
    }

    @Test func `a presented child finishes when Esc closes it`() async {
        let flow = Flow(initialRoute: .first)
        let pilot = Pilot(root: flow)
        await flow.trigger(.modalChild)
        #expect(flow.child != nil)
        await pilot.press(.escape)
        #expect(flow.child == nil)
        #expect(flow.finished == ["Flow"])
        #expect(pilot.issues.isEmpty)
    }

    @Test func `finish takes the screens away and tells the delegate once`() {
        let flow = Flow(initialRoute: .first)
        let pilot = Pilot(root: flow)
        flow.trigger(.child)
        flow.child?.trigger(.modalChild)
        flow.child?.finish()
        #expect(flow.child == nil)
        #expect(flow.finished == ["Flow"])
        #expect(flow.rootViewController.viewControllers.count == 1)
        #expect(flow.rootViewController.presentedViewController == nil)
        #expect(pilot.issues.isEmpty)
    }

    @Test func `a coordinator that nobody shows and nobody holds is freed`() {
        weak var gone: Flow?
        do {
            let flow = Flow(initialRoute: .first)
            flow.trigger(.child)
            flow.trigger(.modalChild)
            gone = flow
        }
        #expect(gone == nil)
    }
}
