import Coordinators
import Screens
import ScreenTesting
import Terminal
import Testing

@Suite(.leavesNothing)
struct EditPlanTests {
    private final class Tabs: TabBarCoordinator<CaseRoute> {
        var next: [any Presentable] = []
        override func prepareTransition(for route: CaseRoute) -> TabBarTransition { .set(next) }
    }

    private let flow = CaseCoordinator(initialRoute: .screen("root"))

    @Test func `back takes the topmost of two modals, and only that`() {
        let pilot = Pilot(root: flow)
        flow.trigger(.present("first"), completion: nil)
        flow.trigger(.present("second"), completion: nil)
        flow.trigger(.back, completion: nil)
        #expect(pilot.topScreen?.title == "first")
        flow.trigger(.back, completion: nil)
        #expect(pilot.topScreen?.title == "root")
        #expect(pilot.issues.isEmpty)
    }

    @Test func `a flow that was presented, and presents nothing, dismisses itself`() {
        let pilot = Pilot(root: flow)
        let sheet = CaseCoordinator(initialRoute: .screen("sheet"))
        flow.perform(.present(sheet))
        #expect(pilot.topScreen?.title == "sheet")
        sheet.trigger(.dismiss, completion: nil)
        #expect(pilot.topScreen?.title == "root" && sheet.isFinished && !flow.isFinished)
        #expect(pilot.issues.isEmpty)
    }

    @Test func `what another flow's route brings in the same commit belongs to that flow, and is known by that route`() {
        let guest = CaseCoordinator(rootViewController: flow.rootViewController)
        flow.addChild(guest)
        let pilot = Pilot(root: flow)
        flow.perform(.route(.screen("guest"), on: guest))
        #expect(flow.rootViewController.titles == ["root", "guest"])
        #expect(guest.stackRecord.root.entries.map(\.route) == ["[{\"screen\":{\"_0\":\"guest\"}}]"])
        flow.rootViewController.popViewController(animated: true)
        #expect(guest.isFinished && !flow.isFinished)
        #expect(pilot.issues.isEmpty)
    }

    @Test func `choosing what is no tab is reported and changes nothing`() {
        let tabs = Tabs(tabs: [StepScreen("a"), StepScreen("b")])
        let pilot = Pilot(root: tabs)
        var outcome: StackOutcome?
        tabs.perform(.select(StepScreen("stranger"))) { outcome = $0 }
        guard case .failed(let issue, 0) = outcome else {
            Issue.record("\(String(describing: outcome))")
            return
        }
        #expect(issue.kind == .indexOutOfRange && issue.what == "select tab -1")
        #expect(tabs.rootViewController.selectedIndex == 0)
        #expect(pilot.issues.count == 1)
    }

    @Test func `a tab is looked for among those that the steps before leave`() {
        let (a, b, c) = (StepScreen("a"), StepScreen("b"), StepScreen("c"))
        let tabs = Tabs(tabs: [a])
        tabs.perform(.multiple(.set([a, b]), .set([b, c]), .select(c)))
        #expect(tabs.rootViewController.selectedViewController === c)
        #expect(tabs.rootViewController.engine.issues.isEmpty)
    }

    @Test func `a tab is looked for in its own tabs, also where the same commit changes others`() {
        let (a, b) = (StepScreen("a"), StepScreen("b"))
        let (tabs, others) = (Tabs(tabs: [a, b]), Tabs(tabs: [StepScreen("x")]))
        a.addChild(others.rootViewController)
        let pilot = Pilot(root: tabs)
        others.next = [StepScreen("y")]
        tabs.perform(.multiple(.route(.none, on: others), .select(b)))
        #expect(tabs.rootViewController.selectedViewController === b)
        #expect(others.rootViewController.selectedViewController?.title == "y")
        #expect(pilot.issues.isEmpty)
    }
}
