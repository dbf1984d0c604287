import Coordinators
import Screens
import ScreenTesting
import Terminal
import Testing

// H. Retention.
@Suite(.leavesNothing)
struct CaseHRetentionTests {
    private enum AppRoute: Route { case login, home }

    private final class LoginFlow: NavigationCoordinator<CaseRoute> {
        override func prepareTransition(for route: CaseRoute) -> NavigationTransition { .push(StepScreen("login")) }
    }

    private final class App: BaseCoordinator, CoordinatorFinishDelegate {
        let window = Window(size: Size(width: 80, height: 24))
        override func start() { setRoot(LoginFlow(initialRoute: .screen("login")), of: window) }
        func coordinatorDidFinish(childCoordinator: any Coordinator) {}
    }

    private final class Model {
        var router: (any Router<CaseRoute>)?
    }

    // Case 106
    @Test func `a router, an observer and a post-task keep nothing alive`() {
        weak var gone: CaseCoordinator?
        let model = Model()
        do {
            let flow = CaseCoordinator(initialRoute: .screen("a"))
            gone = flow
            model.router = flow.router
            flow.rootViewController.engine.add(EventLog())
            // It never runs here, which is what the test's own trait would say.
            ObjectRegistry.$current.withValue(nil) { flow.postTask(for: StepScreen.self) { _ in } }
        }
        #expect(gone == nil)
    }

    // Case 107, 108
    @Test func `a flow whose root is closed is freed although somebody still listens to it`() async {
        let flow = CaseCoordinator(initialRoute: .screen("a"))
        let pilot = Pilot(root: flow)
        weak var child: CaseCoordinator?
        var heard: [Int] = []
        do {
            let new = CaseCoordinator(initialRoute: .screen("child"))
            child = new
            flow.perform(.present(new))
        }
        if let events = child?.events(Int.self) { flow.rootViewController.viewControllers[0].observe(events) { heard.append($0) } }
        await pilot.settle()
        child?.send(1)
        await pilot.settle()
        #expect(heard == [1])
        await pilot.press(.escape)
        #expect(child == nil)
    }

    // Case 109
    @Test func `ten times login and logout keep the number of coordinators`() async {
        let app = App()
        app.start()
        let pilot = Pilot(window: app.window, keeping: app)
        for _ in 0..<10 {
            #expect(app.children.count == 1)
            app.setRoot(CaseCoordinator(initialRoute: .screen("home")), of: app.window)
            await pilot.settle()
            #expect(app.children.count == 1)
            app.setRoot(LoginFlow(initialRoute: .screen("login")), of: app.window)
            await pilot.settle()
        }
    }

    // Case 110
    @Test func `a child that is asked for while another change runs is alive when it is shown`() async {
        let flow = CaseCoordinator(initialRoute: .screen("a"))
        let pilot = Pilot(root: flow)
        weak var child: CaseCoordinator?
        flow.perform(.push(StepScreen("b"))) { _ in
            let new = CaseCoordinator(initialRoute: .screen("child"))
            child = new
            flow.perform(.present(new))
        }
        await pilot.settle()
        #expect(child?.rootViewController.entryID != nil)
        #expect(pilot.topScreen?.title == "child")
    }

    // Case 111
    @Test func `pop to root finishes a flow on the stack and the flow that it pushed`() async {
        let flow = CaseCoordinator(initialRoute: .screen("root"))
        let pilot = Pilot(root: flow)
        weak var outer: CaseCoordinator?
        weak var inner: CaseCoordinator?
        do {
            let first = CaseCoordinator(rootViewController: flow.rootViewController, initialRoute: .screen("outer"))
            outer = first
            flow.perform(.addChild(first))
            let second = CaseCoordinator(rootViewController: flow.rootViewController, initialRoute: .screen("inner"))
            inner = second
            first.perform(.addChild(second))
        }
        let log = EventLog()
        pilot.window.add(log)
        flow.rootViewController.popToRootViewController(animated: true)
        #expect(outer == nil)
        #expect(inner == nil)
        #expect(log.events.count { if case .finished = $0 { true } else { false } } == 2)
    }

    // Case 112
    @Test func `ending a presented flow closes what it presented`() {
        let flow = CaseCoordinator(initialRoute: .screen("root"))
        let pilot = Pilot(root: flow)
        let first = CaseCoordinator(initialRoute: .screen("1"))
        flow.perform(.present(first))
        first.perform(.present(CaseCoordinator(initialRoute: .screen("2"))))
        #expect(pilot.topScreen?.title == "2")
        first.finish()
        #expect(pilot.topScreen?.title == "root")
        #expect(flow.children.isEmpty)
    }

    // Case 113
    @Test func `ending a flow whose screens are gone already ends it once`() {
        let flow = CaseCoordinator(initialRoute: .screen("root"))
        let pilot = Pilot(root: flow)
        let child = CaseCoordinator(initialRoute: .screen("child"))
        flow.perform(.present(child))
        flow.perform(.dismiss())
        #expect(child.isFinished)
        child.finish()
        #expect(pilot.issues.isEmpty)
    }
}
