import Coordinators
import Screens
import ScreenTesting
import Terminal
import Testing

/// The screens that leave when a flow finishes, wherever its screens are.
@Suite(.leavesNothing)
struct LeavingPlanTests {
    private final class Tabs: TabBarCoordinator<CaseRoute> {}

    private let flow = CaseCoordinator(initialRoute: .screen("root"))
    private let child = CaseCoordinator(initialRoute: .screen("child"))
    private var stack: NavigationController { flow.rootViewController }

    /// A flow on a stack that belongs to another one.
    private func guest(on host: CaseCoordinator, _ route: CaseRoute? = .screen("guest")) -> CaseCoordinator {
        let guest = CaseCoordinator(rootViewController: host.rootViewController, initialRoute: route)
        host.addChild(guest)
        return guest
    }

    // MARK: Its own container leaves as a whole

    @Test func `a flow with a stack of its own on another stack takes that stack along, whole, and what lies above stays`() {
        let pilot = Pilot(root: flow)
        flow.perform(.push(child))
        child.trigger(.screen("more"), completion: nil)
        flow.trigger(.screen("above"), completion: nil)
        child.finish()
        #expect(stack.titles == ["root", "above"])
        #expect(child.rootViewController.titles == ["child", "more"])
        #expect(child.isFinished && flow.children.isEmpty)
        #expect(pilot.issues.isEmpty)
    }

    @Test func `a flow that is presented takes its stack along, whole`() {
        let pilot = Pilot(root: flow)
        flow.perform(.present(child))
        child.trigger(.screen("more"), completion: nil)
        child.finish()
        #expect(stack.presentedViewController == nil && stack.titles == ["root"])
        #expect(child.rootViewController.titles == ["child", "more"])
        #expect(child.isFinished && pilot.issues.isEmpty)
    }

    @Test func `a flow that is a tab closes its tab`() {
        let tabs = Tabs(tabs: [flow, child])
        let pilot = Pilot(root: tabs)
        child.finish()
        #expect(tabs.rootViewController.viewControllers == [stack])
        #expect(child.rootViewController.titles == ["child"])
        #expect(child.isFinished && !flow.isFinished)
        #expect(pilot.issues.isEmpty)
    }

    @Test func `a flow that is embedded in a screen leaves that screen alone`() {
        let pilot = Pilot(root: flow)
        let screen = stack.viewControllers[0]
        flow.perform(.embed(child, in: screen))
        #expect(screen.children == [child.rootViewController])
        child.finish()
        #expect(screen.children.isEmpty)
        #expect(child.rootViewController.titles == ["child"])
        #expect(stack.titles == ["root"] && child.isFinished)
        #expect(pilot.issues.isEmpty)
    }

    // MARK: Of a container that it shares only its own leaves

    @Test func `a guest on a stack that is a tab, or presented, takes its screens along and leaves the stack where it is`() {
        let tabs = Tabs(tabs: [flow, StepScreen("other")])
        let pilot = Pilot(root: tabs)
        guest(on: flow).finish()
        #expect(stack.titles == ["root"])
        #expect(tabs.rootViewController.viewControllers?.count == 2)
        flow.perform(.present(child))
        guest(on: child).finish()
        #expect(child.rootViewController.titles == ["child"])
        #expect(pilot.topScreen?.title == "child")
        #expect(pilot.issues.isEmpty)
    }

    @Test func `what a guest has presented over a screen of its host goes, and what the host has presented stays`() {
        let pilot = Pilot(root: flow)
        let guest = guest(on: flow, .present("of the guest"))
        #expect(pilot.topScreen?.title == "of the guest")
        guest.finish()
        #expect(pilot.topScreen?.title == "root" && guest.isFinished)
        flow.trigger(.present("of the host"), completion: nil)
        let second = self.guest(on: flow)
        #expect(stack.titles == ["root", "guest"])
        second.finish()
        #expect(stack.titles == ["root"] && second.isFinished)
        #expect(stack.viewControllers[0].presentedViewController?.title == "of the host")
        #expect(pilot.issues.isEmpty)
    }

    @Test func `a guest in tabs takes its tabs and what it presented along`() {
        let host = Tabs(tabs: [flow])
        let guest = Tabs(rootViewController: host.rootViewController)
        host.addChild(guest)
        let pilot = Pilot(root: host)
        guest.perform(.set([stack, StepScreen("of the guest")]))
        guest.perform(.present(StepScreen("over it")))
        #expect(pilot.topScreen?.title == "over it")
        guest.finish()
        #expect(host.rootViewController.viewControllers == [stack])
        #expect(host.rootViewController.presentedViewController == nil)
        #expect(guest.isFinished && !host.isFinished)
        #expect(pilot.issues.isEmpty)
    }

    @Test func `a guest in tabs that has nothing there finishes, its children before it`() {
        let host = Tabs(tabs: [flow])
        let (guest, inner) = (Tabs(rootViewController: host.rootViewController), CaseCoordinator())
        host.addChild(guest)
        guest.addChild(inner)
        let pilot = Pilot(root: host)
        guest.finish()
        #expect(inner.isFinished && guest.isFinished)
        #expect(host.rootViewController.viewControllers == [stack])
        #expect(pilot.issues.isEmpty)
    }

    @Test func `a flow that leaves a shared stack leaves alone what others present over the stack`() {
        let pilot = Pilot(root: flow)
        let (guest, theirs) = (guest(on: flow), StepScreen("theirs"))
        stack.present(theirs, animated: true)
        guest.finish()
        #expect(guest.isFinished && stack.titles == ["root"])
        #expect(stack.presentedViewController === theirs)
        #expect(pilot.issues.isEmpty)
    }

    /// Does something as it comes.
    private final class ComingScreen: ViewController {
        var onComing: () -> Void = {}
        override func viewDidAppear(_ animated: Bool) { onComing() }
    }

    @Test func `a flow without a screen ends at once, also on a stack that is just changing`() {
        let pilot = Pilot(root: flow)
        let (guest, screen) = (guest(on: flow, nil), ComingScreen())
        var isFinished = false
        screen.onComing = { [weak guest] in
            guard let guest else { return }
            guest.finish()
            isFinished = guest.isFinished
        }
        flow.perform(.push(screen))
        #expect(isFinished && flow.children.isEmpty)
        #expect(pilot.issues.isEmpty)
    }
}
