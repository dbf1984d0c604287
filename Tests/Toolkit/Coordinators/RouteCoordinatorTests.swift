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

    @Test func `a screen knows the coordinator that put it on its stack, and only that`() {
        let flow = CaseCoordinator(initialRoute: .screen("root"))
        #expect(flow.rootViewController.viewControllers[0].coordinator === flow)
        #expect(StepScreen("new").coordinator == nil)
        let pushed = StepScreen("by hand")
        flow.perform(.push(pushed))
        #expect(pushed.coordinator === flow && flow.children.isEmpty && !flow.isFinished)
    }

    @Test func `everything above the lowest screen goes by dismissToRoot, also from a stack that is presented itself`() async {
        let below = CaseCoordinator(initialRoute: .screen("root"))
        let pilot = Pilot(root: below)
        let (middle, upper) = (CaseCoordinator(initialRoute: .screen("middle")), CaseCoordinator(initialRoute: .screen("upper")))
        await pilot.settle()
        below.perform(.present(middle))
        middle.perform(.present(upper))
        await upper.trigger(.dismissToRoot)
        #expect(pilot.topScreen?.title == "root")
        #expect(middle.isFinished && upper.isFinished)
        #expect(await below.trigger(.dismissToRoot) == .unchanged)
        #expect(pilot.issues.isEmpty)
    }

    @Test func `post-tasks for screens of all kinds are taken back at once`() async {
        let flow = CaseCoordinator(initialRoute: .screen("root"))
        let pilot = Pilot(root: flow)
        var ran = 0
        flow.perform(.push(StepScreen("next")))
        flow.postTask(for: AlertController.self) { _ in ran += 1 }
        flow.postTask(for: NavigationController.self) { _ in ran += 1 }
        flow.removePostTasks()
        await pilot.press(.escape)
        #expect(ran == 0 && pilot.window.navigationIssues.isEmpty)
    }

    private enum HomeRoute: Route { case tab(StrongRouter<CaseRoute>) }

    private final class Home: NavigationCoordinator<HomeRoute> {
        override func prepareTransition(for route: HomeRoute) -> NavigationTransition {
            switch route {
            case .tab(let router): .present(router)
            }
        }
    }

    @Test func `a route carries a strong router, which is shown as its coordinator and keeps it until then`() async {
        let home = Home(root: StepScreen("home"))
        let pilot = Pilot(root: home)
        let router = flow.strongRouter
        #expect(router == flow.strongRouter && router != CaseCoordinator(initialRoute: nil).strongRouter)
        await home.trigger(.tab(router))
        #expect(pilot.topScreen?.title == "root")
        #expect(flow.parent === home && home.children.count == 1)
        router.go(to: .screen("next"))
        #expect(pilot.topScreen?.title == "next")
    }

    @Test func `screens are taken from the top as long as they are meant, and one of a kind comes to the front once`() {
        let stack = flow.rootViewController
        for name in ["a", "b", "c"] { flow.trigger(.screen(name), completion: nil) }
        flow.perform(.pop(while: { $0.title != "a" }))
        #expect(stack.titles == ["root", "a"])
        flow.perform(.pop(while: { _ in true }))
        #expect(stack.titles == ["root"])
        flow.perform(.bringToFront(AlertController.self) { AlertController(title: "sure?", message: nil) })
        flow.trigger(.screen("above"), completion: nil)
        flow.perform(.bringToFront(AlertController.self) { AlertController(title: "another", message: nil) })
        #expect(stack.titles == ["root", "above", "sure?"])
        #expect(stack.engine.issues.isEmpty)
    }

    @Test func `after dismissToRoot from a presented stack the next one is presented where that lay`() async {
        let below = CaseCoordinator(initialRoute: .screen("root"))
        let pilot = Pilot(root: below)
        let above = CaseCoordinator(initialRoute: .screen("above"))
        await pilot.settle()
        below.perform(.present(above))
        above.perform(.multiple(.dismissToRoot(), .dismissToRoot(), .present(StepScreen("next"))))
        await pilot.settle()
        #expect(pilot.topScreen?.title == "next" && above.rootViewController.entryID == nil)
        await pilot.press(.escape)
        #expect(pilot.topScreen?.title == "root" && above.isFinished)
        #expect(pilot.issues.isEmpty)
    }

    private final class LateScreen: ViewController {}

    @Test func `post-tasks for one kind of screen are taken back by it and by their key`() async {
        let flow = CaseCoordinator(initialRoute: .screen("root"))
        let pilot = Pilot(root: flow)
        var ran: [String] = []
        func ask() {
            flow.postTask(for: LateScreen.self, key: "first") { _ in ran.append("first") }
            flow.postTask(for: LateScreen.self, key: "second") { _ in ran.append("second") }
        }
        ask()
        flow.removePostTasks(for: AlertController.self)
        flow.removePostTasks(for: LateScreen.self, key: "first")
        flow.perform(.push(LateScreen()))
        await pilot.settle()
        #expect(ran == ["second"])
        await flow.trigger(.screen("over it"))
        ask()
        flow.removePostTasks(for: LateScreen.self)
        flow.perform(.push(LateScreen()))
        await pilot.settle()
        #expect(ran == ["second"])
        #expect(pilot.issues.isEmpty)
    }

    // MARK: The routes that led to a change

    /// A screen that asks for something while it comes, and when it is there.
    private final class Asking: ViewController {
        var whileComing: () -> Void = {}
        var onThere: () -> Void = {}
        override func viewWillAppear(_ animated: Bool) { whileComing() }
        override func viewDidAppear(_ animated: Bool) { onThere() }
    }

    private final class AskingFlow: NavigationCoordinator<CaseRoute> {
        var brings: ViewController?
        /// Done when the commit is through.
        var after: (() -> Void)?

        override func prepareTransition(for route: CaseRoute) -> NavigationTransition {
            switch route {
            case .screen: return .multiple(.push(brings ?? StepScreen("screen")), .perform { [weak self] in self?.after?() })
            case .present(let name): return .present(StepScreen(name))
            default:
                trigger(.present("asked for by the way"), completion: nil)
                return .none()
            }
        }
    }

    private func routes(_ log: EventLog) -> [[String]] {
        log.events.compactMap { if case .committed(_, let change, _) = $0 { change.routes.map(\.description) } else { nil } }
    }

    @Test func `what a screen asks for while it comes, or when it is there, follows from its route and is no part of it`() {
        for isThere in [false, true] {
            let flow = AskingFlow(root: StepScreen("root"))
            let pilot = Pilot(root: flow)
            let (log, asking) = (EventLog(), Asking())
            pilot.window.add(log)
            let ask: () -> Void = { [weak flow, weak asking] in
                asking?.whileComing = {}
                asking?.onThere = {}
                flow?.rootViewController.pushViewController(StepScreen("next"), animated: false)
            }
            if isThere { asking.onThere = ask } else { asking.whileComing = ask }
            flow.brings = asking
            flow.trigger(.screen(""), completion: nil)
            #expect(routes(log) == [["AskingFlow.screen"], []])
            flow.brings = nil
        }
    }

    @Test func `what comes after a transition has routes of its own`() {
        let flow = AskingFlow(root: StepScreen("root"))
        let pilot = Pilot(root: flow)
        let log = EventLog()
        pilot.window.add(log)
        flow.brings = StepScreen("next")
        flow.after = { [weak flow] in
            flow?.after = nil
            flow?.trigger(.present("later"), completion: nil)
        }
        flow.trigger(.screen(""), completion: nil)
        #expect(routes(log) == [["AskingFlow.screen"], ["AskingFlow.present"]])
        flow.brings = nil
    }

    @Test func `a route that is asked for while another is prepared is part of it`() {
        let flow = AskingFlow(root: StepScreen("root"))
        let pilot = Pilot(root: flow)
        let log = EventLog()
        pilot.window.add(log)
        flow.trigger(.back, completion: nil)
        #expect(routes(log) == [["AskingFlow.back", "AskingFlow.present"]])
        flow.trigger(.screen(""), completion: nil)
        #expect(routes(log).last == ["AskingFlow.screen"])
    }
}
