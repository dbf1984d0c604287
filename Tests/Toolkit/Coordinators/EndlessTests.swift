import Coordinators
import Screens
import ScreenTesting
import Terminal
import Testing

/// Circles that a program may build by accident: each of them ends, and says where it was.
@Suite(.leavesNothing, .timeLimit(.minutes(1)))
struct EndlessTests {
    private enum PartRoute: Route, Codable { case show, tabs }

    private final class Part: NavigationCoordinator<PartRoute> {
        let label: String

        init(_ label: String) {
            self.label = label
            super.init(initialRoute: .show)
        }

        override func prepareTransition(for route: PartRoute) -> NavigationTransition { .push(StepScreen(label)) }
    }

    private enum AppRoute: Route { case login, main }

    /// Takes every ending for a reason to show the other one: the circle of finish delegates.
    private final class App: NavigationCoordinator<AppRoute>, CoordinatorFinishDelegate {
        override func prepareTransition(for route: AppRoute) -> NavigationTransition { .set([Part(route == .login ? "login" : "main")]) }

        func coordinatorDidEnd(childCoordinator: any Coordinator, ending: FlowEnding) {
            trigger((childCoordinator as? Part)?.label == "login" ? .main : .login)
        }
    }

    @Test func `delegates who answer each ending with the other flow are caught, and the way is printed`() async {
        let app = App(root: StepScreen("root"))
        let pilot = Pilot(root: app)
        app.trigger(.login, completion: nil)
        app.trigger(.main, completion: nil)
        await pilot.settle()
        let what = pilot.issues.first?.what ?? ""
        #expect(what.contains("App.main → App.login"), "\(what)")
        #expect(pilot.issues.map(\.kind) == [.redirectLoop])
    }

    private final class Pusher: ViewController {
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            guard let stack = navigationController else { return }
            stack.viewControllers = [Pusher()]
        }
    }

    @Test func `screens that take each other's place whenever they appear are caught, without any route`() {
        let stack = NavigationController(rootViewController: StepScreen("root"))
        let window = Window(size: Size(width: 40, height: 12))
        window.rootViewController = stack
        window.makeKeyAndVisible()
        stack.viewControllers = [Pusher()]
        #expect(window.navigationIssues.map(\.kind) == [.redirectLoop])
        #expect(stack.viewControllers.count == 1)
    }

    @Test func `a flow is never put below one that it lies above`() {
        let (first, second, third) = (Part("first"), Part("second"), Part("third"))
        first.addChild(second)
        second.addChild(third)
        third.addChild(first)
        #expect(first.parent == nil && third.children.isEmpty)
        #expect(third.viewController.engine.issues.map(\.kind) == [.cycle])
        second.addChild(first)
        #expect(first.parent == nil && second.children.count == 1)
    }

    private final class Tabs: TabBarCoordinator<PartRoute> {
        var inner: Tabs?

        override func prepareTransition(for route: PartRoute) -> TabBarTransition {
            guard route == .tabs else { return .present(StepScreen("over")) }
            let inner = Tabs(rootViewController: rootViewController, initialRoute: nil)
            self.inner = inner
            return .addChild(inner)
        }
    }

    @Test func `the record of tabs that two coordinators share goes down the tree only`() async throws {
        let tabs = Tabs(tabs: [Part("one"), Part("two")])
        let pilot = Pilot(root: tabs)
        await tabs.trigger(.tabs)
        let inner = try #require(tabs.inner)
        await inner.trigger(.show)
        #expect(tabs.stackRecord.root.tabs.count == 2)
        #expect(inner.stackRecord.root.tabs.allSatisfy { $0 == nil })
        await pilot.press(.escape)
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func `the record of any tree ends, and brings it back as it was`(_ seed: UInt64) async {
        var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
        func random(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        var parts = [Part("0")]
        let pilot = Pilot(root: parts[0])
        for number in 1...8 {
            let (above, other) = (parts[random(parts.count)], parts[random(parts.count)])
            let part = Part("\(number)")
            switch random(4) {
            case 0: above.perform(.present(part))
            case 1: above.trigger(.show, completion: nil)
            case 2: above.addChild(part)
            default: above.addChild(other)
            }
            parts.append(part)
        }
        await pilot.settle()
        for part in parts {
            let record = part.stackRecord
            part.restore(record)
            #expect(part.stackRecord == record)
        }
        #expect(Set(pilot.issues.map(\.kind)).isSubset(of: [.cycle, .alreadyPresenting]))
    }
}
