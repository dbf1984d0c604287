import Coordinators
import Screens
import ScreenTesting
import Terminal
import Testing

// E. Misuse is reported, never fatal.
@Suite(.leavesNothing)
struct CaseEMisuseTests {
    private let stack = NavigationController.of("root")

    private func issues(_ body: (Pilot) async -> Void) async -> [NavigationIssue] {
        let pilot = Pilot(root: stack)
        await body(pilot)
        return pilot.issues
    }

    // Case 62
    @Test func `dismissing when nothing is presented says what can be done`() async {
        let issues = await issues { _ in stack.topViewController?.dismiss(animated: true) }
        #expect(issues.map(\.kind) == [.nothingPresented])
        #expect(issues.first?.description.contains("Pop it if it is on a stack") == true)
    }

    // Case 64
    @Test func `popping to a screen that is not there names what is`() async {
        let issues = await issues { _ in stack.popToViewController(StepScreen("stranger"), animated: true) }
        #expect(issues.map(\.kind) == [.notOnStack])
        #expect(issues.first?.state.contains("StepScreen") == true)
        #expect(stack.titles == ["root"])
    }

    // Case 65, 103
    @Test func `what a screen asks for after it left is dropped, and the likely causes are named`() async {
        let pilot = Pilot(root: stack)
        let log = EventLog()
        pilot.window.add(log)
        let screen = StepScreen("late")
        stack.pushViewController(screen, animated: true)
        let source = OperationSource(screen)
        stack.popViewController(animated: true)
        let outcome = stack.engine.perform(StackOperation([.push(StepScreen("never"), onto: stack)], source: source))
        #expect(outcome == .dropped)
        #expect(stack.titles == ["root"])
        let advice = log.events.compactMap { if case .issue(let issue) = $0 { issue.advice } else { nil } }
        #expect(advice.first?.contains("a key pressed twice, an answer that came late, a task") == true)
    }

    // Case 66
    @Test func `pushing a screen that is on a stack changes nothing`() async {
        let screen = stack.viewControllers[0]
        let issues = await issues { _ in stack.pushViewController(screen, animated: true) }
        #expect(issues.map(\.kind) == [.alreadyOnStack])
        #expect(stack.titles == ["root"])
    }

    // Case 66
    @Test func `the same screen twice in one list changes nothing`() async {
        let twice = StepScreen("twice")
        let issues = await issues { _ in stack.viewControllers = [twice, twice] }
        #expect(issues.map(\.kind) == [.alreadyOnStack])
        #expect(stack.titles == ["root"])
    }

    // Case 68
    @Test func `presenting twice on the same screen keeps the first`() async {
        let first = StepScreen("first")
        let issues = await issues { _ in
            stack.present(first, animated: true)
            stack.present(StepScreen("second"), animated: true)
        }
        #expect(issues.map(\.kind) == [.alreadyPresenting])
        #expect(stack.presentedViewController === first)
    }

    @Test func `a stack cannot be pushed onto itself, nor presented over what lies in it`() async {
        let issues = await issues { _ in
            stack.pushViewController(stack, animated: true)
            stack.viewControllers[0].present(stack, animated: true)
        }
        #expect(issues.map(\.kind) == [.alreadyOnStack, .alreadyOnStack])
        let inner = NavigationController.of("a")
        let outer = NavigationController()
        outer.pushViewController(inner, animated: false)
        inner.pushViewController(outer, animated: false)
        #expect(outer.engine.issues.map(\.kind) == [.cycle])
    }

    @Test func `a tab that does not exist is reported`() {
        let tabs = TabBarController()
        tabs.viewControllers = [StepScreen("a")]
        tabs.selectedIndex = 4
        #expect(tabs.selectedIndex == 0)
        #expect(tabs.engine.issues.map(\.kind) == [.indexOutOfRange])
    }

    // Case 63
    @Test func `a screen in no container has none to push onto, and what it asks to close is reported with its name`() {
        let alone = StepScreen("alone")
        #expect(alone.navigationController == nil)
        #expect(alone.tabBarController == nil)
        #expect(alone.backEdits.isEmpty)
        alone.dismiss(animated: true)
        #expect(alone.engine.issues.map(\.kind) == [.nothingPresented])
        #expect(alone.engine.issues.first?.place == "StepScreen")
        #expect(alone.engine.issues.first?.advice.isEmpty == false)
    }

    // Case 69
    @Test func `a modal that has gone cannot close the one that came after it`() async {
        let (first, second) = (StepScreen("first"), StepScreen("second"))
        let issues = await issues { _ in
            stack.present(first, animated: true)
            stack.dismiss(animated: true)
            stack.present(second, animated: true)
            first.dismiss(animated: true)
        }
        #expect(issues.isEmpty)
        #expect(first.engine.issues.map(\.kind) == [.nothingPresented])
        #expect(stack.presentedViewController === second)
    }

    @Test func `a route that nobody above knows is reported with the way that it went`() {
        let flow = CaseCoordinator(initialRoute: .screen("root"))
        let child = CaseCoordinator(rootViewController: flow.rootViewController, initialRoute: .screen("child"))
        flow.perform(.addChild(child))
        #expect(!child.escalate(Unknown.unknown))
        #expect(flow.rootViewController.engine.issues.map(\.kind) == [.unhandledRoute])
        #expect(flow.rootViewController.engine.issues.first?.place == "CaseCoordinator ▸ CaseCoordinator")
    }

    private enum Unknown: Route { case unknown }

    // Case 70
    @Test func `dismissing two layers at once is nobody's fault`() async {
        let issues = await issues { _ in
            stack.present(StepScreen("1"), animated: true)
            stack.presentedViewController?.present(StepScreen("2"), animated: true)
            stack.dismiss(animated: true)
        }
        #expect(issues.isEmpty)
        #expect(stack.presentedViewController == nil)
    }

    @Test func `a dead router says which coordinator is gone and changes nothing`() {
        var router: WeakRouter<CaseRoute>?
        let stack = NavigationController.of("root")
        do {
            let flow = CaseCoordinator(rootViewController: stack, initialRoute: .screen("a"))
            router = flow.router
        }
        var outcome: StackOutcome?
        router?.trigger(.screen("b"), completion: { outcome = $0 })
        guard case .failed(let issue, _) = outcome else {
            Issue.record("\(String(describing: outcome))")
            return
        }
        #expect(issue.kind == .routerGone)
        #expect(issue.place == "CaseCoordinator")
        #expect(stack.engine.issues.map(\.kind) == [.routerGone])
        #expect(stack.titles == ["root", "a"])
    }
}
