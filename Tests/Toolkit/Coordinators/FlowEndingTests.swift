import Coordinators
import Screens
import ScreenTesting
import Terminal
import Testing

/// The ways in which a flow may end, and who is told which.
@Suite(.leavesNothing)
struct FlowEndingTests {
    private nonisolated enum AppRoute: Route { case main, sheet, shared }
    private enum StepRoute: Route { case first, second }
    private struct NoLuck: Error {}

    private final class Login: NavigationCoordinator<StepRoute>, Flow {
        let result = FlowResult<String>()
        var isKept = false

        override func prepareTransition(for route: StepRoute) -> NavigationTransition {
            .push(Kept { [weak self] in self?.isKept == true })
        }
    }

    private final class Kept: ViewController {
        private let isKept: () -> Bool

        init(_ isKept: @escaping () -> Bool) {
            self.isKept = isKept
            super.init()
            title = "login"
        }

        override func canLeave(_ reason: LeaveReason) async -> Bool { !isKept() }
    }

    /// Remembers both: what the simple delegate hears, and what the whole one does.
    private final class App: NavigationCoordinator<AppRoute>, CoordinatorFinishDelegate {
        private(set) var endings: [FlowEnding] = []
        private(set) var finished = 0
        private(set) weak var login: Login?

        override func prepareTransition(for route: AppRoute) -> NavigationTransition {
            switch route {
            case .main: return .set([StepScreen("main")])
            case .sheet:
                let login = Login(initialRoute: .first)
                self.login = login
                return .present(login)
            case .shared:
                let login = Login(rootViewController: rootViewController, initialRoute: nil)
                self.login = login
                return .multiple(.addChild(login), .route(.first, on: login))
            }
        }

        func coordinatorDidFinish(childCoordinator: any Coordinator) { finished += 1 }

        func coordinatorDidEnd(childCoordinator: any Coordinator, ending: FlowEnding) {
            #expect(childCoordinator.ending == ending && childCoordinator.isFinished)
            endings.append(ending)
            if ending == .finished { coordinatorDidFinish(childCoordinator: childCoordinator) }
        }
    }

    /// The delegate of the articles, which knows one method only.
    private final class Article: NavigationCoordinator<AppRoute>, CoordinatorFinishDelegate {
        private(set) weak var login: Login?

        override func prepareTransition(for route: AppRoute) -> NavigationTransition {
            guard route == .sheet else { return .set([StepScreen("tabs")]) }
            let login = Login(initialRoute: .first)
            self.login = login
            return .present(login)
        }

        func coordinatorDidFinish(childCoordinator: any Coordinator) { trigger(.main) }
    }

    private func shown(_ route: AppRoute) async -> (App, Pilot) {
        let app = App(root: StepScreen("root"))
        let pilot = Pilot(root: app)
        await app.trigger(route)
        #expect(app.login != nil && app.login?.ending == nil)
        return (app, pilot)
    }

    @Test func `Esc on a login is no login for a delegate that knows one method only, and finishing is one`() async {
        let app = Article(root: StepScreen("root"))
        let pilot = Pilot(root: app)
        await app.trigger(.sheet)
        await pilot.press(.escape)
        #expect(app.login == nil && pilot.topScreen?.title == "root")
        await app.trigger(.sheet)
        app.login?.finish()
        await pilot.settle()
        #expect(pilot.topScreen?.title == "tabs")
    }

    @Test(arguments: [AppRoute.sheet, .shared])
    private func `a flow that finishes, fails or is left says so`(_ route: AppRoute) async {
        let (app, pilot) = await shown(route)
        app.login?.finish()
        await app.trigger(route)
        app.login?.finish(with: "Anna")
        await app.trigger(route)
        app.login?.fail(NoLuck())
        await app.trigger(route)
        await pilot.press(.escape)
        #expect(app.endings == [.finished, .finished, .failed, .left(route == .sheet ? .dismissed : .pop)])
        #expect(app.finished == 2)
    }

    @Test func `a flow whose place another screen takes, or the window's other root, is replaced`() async {
        let (app, pilot) = await shown(.shared)
        await app.trigger(.main)
        #expect(app.endings == [.replaced])
        await app.trigger(.shared)
        pilot.window.rootViewController = StepScreen("other")
        await pilot.settle()
        #expect(app.endings == [.replaced, .replaced])
        #expect(app.finished == 0)
    }

    @Test func `a flow that a guard kept has not ended, and may be left in another way`() async {
        let (app, pilot) = await shown(.sheet)
        app.login?.isKept = true
        app.login?.finish(with: "Anna")
        await pilot.settle()
        #expect(app.login?.ending == nil && app.endings.isEmpty)
        app.login?.isKept = false
        await pilot.press(.escape)
        #expect(app.endings == [.left(.dismissed)])
    }

    @Test func `a flow below one that finishes was left, with screens and without`() async {
        let (outer, inner, silent) = (App(root: StepScreen("outer")), App(root: StepScreen("inner")), App(root: StepScreen("silent")))
        let pilot = Pilot(root: outer)
        let between = App(root: StepScreen("between"))
        outer.perform(.present(between))
        between.perform(.present(inner))
        between.addChild(silent)
        await pilot.settle()
        between.finish()
        await pilot.settle()
        #expect(between.ending == .finished)
        #expect(inner.ending == .left(.dismissed))
        #expect(silent.ending == .left(.dismissed))
        #expect(outer.endings == [.finished] && Set(between.endings) == [.left(.dismissed)])
    }

    @Test func `flows at any depth below one that finishes were left with it, also on one stack`() async {
        let host = App(root: StepScreen("host"))
        let pilot = Pilot(root: host)
        let flows = (0..<3).map { _ in App(rootViewController: host.rootViewController, initialRoute: nil) }
        for (above, flow) in zip([host] + flows, flows) {
            above.addChild(flow)
            flow.perform(.push(StepScreen("flow")))
        }
        await pilot.settle()
        #expect(host.rootViewController.viewControllers.count == 4)
        flows[0].finish()
        await pilot.settle()
        #expect(flows.map(\.ending) == [.finished, .left(.dismissed), .left(.dismissed)])
        #expect(host.endings == [.finished] && host.rootViewController.viewControllers.count == 1)
    }

    @Test func `a flow that is shown again goes on, and ends again in its own way`() async {
        let (app, pilot) = await shown(.sheet)
        guard let login = app.login else { return }
        login.finish()
        await pilot.settle()
        #expect(login.ending == .finished)
        app.perform(.present(login))
        await pilot.settle()
        #expect(login.ending == nil && !login.isFinished)
        await pilot.press(.escape)
        #expect(login.ending == .left(.dismissed))
        #expect(app.endings == [.finished, .left(.dismissed)])
    }

    /// Asks by a screen of its coordinator before it lets itself be left.
    private final class Asking: ViewController {
        private let ask: () async -> Bool

        init(_ ask: @escaping () async -> Bool) {
            self.ask = ask
            super.init()
        }

        override func canLeave(_ reason: LeaveReason) async -> Bool { await ask() }
    }

    private final class Sure: ViewController, Flow {
        let result = FlowResult<Bool>()
    }

    private final class Careful: NavigationCoordinator<StepRoute> {
        let question = Sure()

        override func prepareTransition(for route: StepRoute) -> NavigationTransition {
            .push(
                Asking { [weak self] in
                    guard let self else { return true }
                    return (try? await present(question)) ?? false
                })
        }
    }

    @Test func `a flow that finishes after its guard has asked by a screen of the flow has finished`() async {
        let app = App(root: StepScreen("root"))
        let pilot = Pilot(root: app)
        let careful = Careful(initialRoute: .first)
        await pilot.settle()
        app.perform(.present(careful))
        careful.finish()
        await pilot.settle()
        #expect(pilot.topScreen === careful.question && careful.ending == nil)
        careful.question.finish(with: true)
        await pilot.settle()
        #expect(careful.ending == .finished && app.endings.last == .finished && app.finished == 1)
    }

    /// Shows a flow again as soon as it has ended, once.
    private final class Insisting: NavigationCoordinator<AppRoute>, CoordinatorFinishDelegate {
        private var isOver = false

        func coordinatorDidEnd(childCoordinator: any Coordinator, ending: FlowEnding) {
            guard !isOver else { return }
            isOver = true
            perform(.present(childCoordinator))
        }
    }

    @Test func `a flow that its delegate shows again at once is a child again, and ends again`() async {
        let app = Insisting(root: StepScreen("root"))
        let pilot = Pilot(root: app)
        let login = Login(initialRoute: .first)
        app.perform(.present(login))
        await pilot.settle()
        await pilot.press(.escape)
        #expect(pilot.topScreen?.title == "login" && login.ending == nil)
        #expect(login.parent === app && app.children.count == 1)
        await pilot.press(.escape)
        #expect(login.ending == .left(.dismissed) && app.children.isEmpty)
    }
}
