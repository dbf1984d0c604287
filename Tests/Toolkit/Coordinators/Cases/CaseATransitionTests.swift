import Coordinators
import Screens
import ScreenTesting
import Terminal
import Testing

// A. Transitions complete.
@Suite(.leavesNothing)
struct CaseATransitionTests {
    private final class Tabs: TabBarCoordinator<CaseRoute> {}
    private final class Plain: ViewCoordinator<CaseRoute> {}

    // Case 1
    @Test func `none completes once on every kind of container`() {
        var count = 0
        CaseCoordinator().perform(.none()) { _ in count += 1 }
        Tabs().perform(.none()) { _ in count += 1 }
        Plain(rootViewController: StepScreen("a")).perform(.none()) { _ in count += 1 }
        #expect(count == 3)
    }

    // Case 2
    @Test func `present and dismiss complete in order`() async {
        let flow = CaseCoordinator(initialRoute: .screen("a"))
        let pilot = Pilot(root: flow)
        var order: [String] = []
        flow.perform(.present(StepScreen("b"))) { _ in order.append("present") }
        flow.perform(.dismiss()) { _ in order.append("dismiss") }
        #expect(order == ["present", "dismiss"])
        #expect(pilot.topScreen?.title == "a")
    }

    // Case 3
    @Test func `an embedded screen has the container as its parent when it completes`() {
        let container = StepScreen("container")
        let child = StepScreen("child")
        var parent: ViewController?
        Plain(rootViewController: container).perform(.embed(child, in: container)) { _ in parent = child.parent }
        #expect(parent === container)
        #expect(container.children == [child])
    }

    // Case 4, 5
    @Test func `a composite of nothing, and an empty one, complete`() {
        var count = 0
        CaseCoordinator().perform(.multiple(.none())) { _ in count += 1 }
        CaseCoordinator().perform(.multiple([])) { _ in count += 1 }
        #expect(count == 2)
    }

    // Case 6, 7
    @Test func `push, pop and pop to root complete`() {
        let flow = CaseCoordinator(initialRoute: .screen("a"))
        var outcomes: [StackOutcome] = []
        for route in [CaseRoute.screen("b"), .pop, .screen("c"), .screen("d"), .popToRoot] {
            flow.trigger(route) { outcomes.append($0) }
        }
        #expect(outcomes == Array(repeating: .committed, count: 5))
        #expect(flow.rootViewController.titles == ["a"])
    }

    // Case 8
    @Test func `set, then pop to the first, leaves the first`() {
        let (a, b) = (StepScreen("a"), StepScreen("b"))
        let flow = CaseCoordinator()
        flow.perform(.set([a, b]))
        flow.perform(.pop(to: a))
        #expect(flow.rootViewController.viewControllers == [a])
    }

    // Case 9, 10
    @Test func `setting tabs and choosing one is a single change, by object and by index`() {
        let tabs = Tabs()
        let pilot = Pilot(root: tabs)
        let log = EventLog()
        pilot.window.add(log)
        let (a, b) = (StepScreen("a"), StepScreen("b"))
        tabs.perform(.multiple(.set([a, b]), .select(b)))
        #expect(tabs.rootViewController.selectedViewController === b)
        #expect(log.commits == 1)
        tabs.perform(.multiple(.set([b, a]), .select(index: 1)))
        #expect(tabs.rootViewController.selectedViewController === a)
    }

    // Case 16
    @Test func `a composite runs in order, and a member that makes no sense undoes all and names its place`() {
        let flow = CaseCoordinator(initialRoute: .screen("a"))
        let stranger = StepScreen("stranger")
        var outcome: StackOutcome?
        flow.perform(.multiple(.push(StepScreen("b")), .pop(to: stranger), .push(StepScreen("c")))) { outcome = $0 }
        guard case .failed(let issue, let index) = outcome else {
            Issue.record("\(String(describing: outcome))")
            return
        }
        #expect(index == 1)
        #expect(issue.kind == .notOnStack)
        #expect(flow.rootViewController.titles == ["a"])
    }
}
