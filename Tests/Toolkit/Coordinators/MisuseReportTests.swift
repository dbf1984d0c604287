import Coordinators
import Screens
import ScreenTesting
import Terminal
import Testing

/// The content that every report must have, whatever was done wrong.
@Suite(.leavesNothing)
struct MisuseReportTests {
    private enum CircleRoute: Route { case one, other }

    private final class Circle: NavigationCoordinator<CircleRoute> {
        override func prepareTransition(for route: CircleRoute) -> NavigationTransition {
            .trigger(route == .one ? .other : .one, on: router)
        }
    }

    private final class Question: ViewController, Flow {
        let result = FlowResult<Int>()
    }

    @Test func `every kind of misuse is reported with where, what, how things stand and what to do, and the app goes on`() async throws {
        let flow = CaseCoordinator(initialRoute: .screen("root"))
        let stack = flow.rootViewController
        let pilot = Pilot(root: flow)
        let log = EventLog()
        pilot.window.add(log)

        misuseTheStack(stack)
        await misuseTheCoordinators(flow)
        await misuseResults(flow, pilot)
        await misuseTasks(stack, pilot)
        var reports = log.events.compactMap { if case .issue(let issue) = $0 { issue } else { nil } }
        reports += putAStackIntoItself() + misuseContainers() + refuseARoute(flow)

        #expect(Set(reports.map(\.kind)) == Set(NavigationIssue.Kind.allCases))
        for report in reports {
            #expect(!report.place.isEmpty, "\(report)")
            #expect(!report.what.isEmpty, "\(report)")
            #expect(!report.state.isEmpty, "\(report)")
            #expect(report.advice.hasSuffix("."), "\(report)")
        }
        await pilot.press(.escape)
        await flow.trigger(.screen("after all"))
        #expect(pilot.topScreen?.title == "after all")
    }

    private func misuseTheStack(_ stack: NavigationController) {
        stack.topViewController?.dismiss(animated: true)
        stack.popToViewController(StepScreen("stranger"), animated: true)
        stack.pushViewController(stack.viewControllers[0], animated: true)
        stack.present(StepScreen("modal"), animated: true)
        stack.present(StepScreen("second"), animated: true)
        stack.dismiss(animated: true)

        let late = StepScreen("late")
        stack.pushViewController(late, animated: true)
        let source = OperationSource(late)
        stack.popViewController(animated: true)
        stack.engine.perform(StackOperation([.push(StepScreen("never"), onto: stack)], source: source))

        let tabs = TabBarController()
        tabs.viewControllers = [StepScreen("a")]
        stack.pushViewController(tabs, animated: true)
        tabs.selectedIndex = 7
        stack.popViewController(animated: true)
    }

    /// A route that leads nowhere is no misuse: it is not reported, and who asked gets it.
    private func refuseARoute(_ flow: CaseCoordinator) -> [NavigationIssue] {
        var refusal: [NavigationIssue] = []
        flow.perform(.fail("there is no such screen")) { if case .failed(let issue, _) = $0 { refusal = [issue] } }
        return refusal
    }

    /// Two stacks that no window watches; their own engine keeps the report.
    private func putAStackIntoItself() -> [NavigationIssue] {
        let inner = NavigationController.of("a")
        let outer = NavigationController()
        outer.pushViewController(inner, animated: false)
        inner.pushViewController(outer, animated: false)
        return outer.engine.issues
    }

    private func misuseTheCoordinators(_ flow: CaseCoordinator) async {
        var router: WeakRouter<CaseRoute>?
        do {
            let dead = CaseCoordinator(rootViewController: flow.rootViewController)
            router = dead.router
        }
        await router?.trigger(.none)
        flow.escalate(CircleRoute.one)
        let circle = Circle(rootViewController: flow.rootViewController)
        await circle.trigger(.one)
        _ = try? await flow.follow(DeepLink(CaseRoute.none, leadsTo: CircleRoute.self).to(.one))
    }

    private func misuseResults(_ flow: CaseCoordinator, _ pilot: Pilot) async {
        let question = Question()
        for _ in 0..<2 { flow.rootViewController.viewControllers[0].task { _ = try? await flow.present(question) } }
        await pilot.settle()
        question.finish(with: 1)
        question.finish(with: 2)
        await pilot.settle()
    }

    private func misuseTasks(_ stack: NavigationController, _ pilot: Pilot) async {
        let gate = Gate()
        let deaf = StepScreen("deaf")
        stack.pushViewController(deaf, animated: true)
        deaf.task { _ = await gate.wait() }
        await breathe()
        stack.popViewController(animated: true)
        await pilot.advance(by: .seconds(2))
        gate.open()
        stack.depthBudget = 1
        stack.pushViewController(StepScreen("deep"), animated: true)
    }

    private func misuseContainers() -> [NavigationIssue] {
        let app = Container()
        var reports: [NavigationIssue] = []
        app.onIssue = { reports.append($0) }
        let scope = app.scope("screen")
        _ = try? scope.resolve(Double.self)
        scope.close()
        _ = try? scope.resolve(Double.self)
        return reports
    }
}
