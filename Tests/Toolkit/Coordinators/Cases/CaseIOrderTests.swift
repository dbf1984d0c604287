import Coordinators
import Screens
import ScreenTesting
import Terminal
import Testing

// I. Engine order and re-entrancy.
@Suite(.leavesNothing)
struct CaseIOrderTests {
    private final class Notebook {
        var lines: [String] = []
        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    private final class Screen: ViewController {
        let name: String
        let notebook: Notebook
        var onLoad: () -> Void = {}
        var onAppear: () -> Void = {}
        init(_ name: String, _ notebook: Notebook) {
            self.name = name
            self.notebook = notebook
            super.init()
            title = name
        }
        override func viewDidLoad() {
            notebook.lines.append("\(name) made")
            onLoad()
        }
        override func viewDidAppear(_ animated: Bool) {
            notebook.lines.append("\(name) on")
            onAppear()
        }
        override func viewDidDisappear(_ animated: Bool) { notebook.lines.append("\(name) off") }
    }

    private let notebook = Notebook()
    private let stack = NavigationController()

    private func screen(_ name: String) -> Screen { Screen(name, notebook) }

    private func begin() -> Pilot {
        stack.viewControllers = [screen("a")]
        let pilot = Pilot(root: stack)
        _ = notebook.take()
        return pilot
    }

    // Case 114, 115, 116
    @Test func `push, pop and replace: made, off, gone, on`() {
        let pilot = begin()
        stack.pushViewController(screen("b"), animated: true)
        #expect(notebook.take() == ["b made", "a off", "b on"])
        stack.viewControllers = [stack.viewControllers[0], screen("c")]
        #expect(notebook.take() == ["c made", "b off", "c on"])
        stack.popViewController(animated: true)
        #expect(notebook.take() == ["c off", "a on"])
        #expect(pilot.issues.isEmpty)
    }

    private final class Scope: ScreenScope {
        let close_: () -> Void
        init(_ close: @escaping () -> Void) { close_ = close }
        func close() { close_() }
    }

    // Case 117, 118
    @Test func `a tree goes from the leaves to the root, the screen before its scope`() {
        let pilot = begin()
        var order: [String] = []
        for name in ["b", "c"] {
            let screen = screen(name)
            screen.whenLeft { _ in order.append("\(name) left") }
            screen.stay.add(Scope { order.append("\(name) scope") })
            stack.pushViewController(screen, animated: true)
        }
        pilot.window.rootViewController = nil
        #expect(order == ["c scope", "b scope", "c left", "b left"])
    }

    // Case 119, 126
    @Test func `what is asked for while a screen is made or comes on show waits its turn, and all of it comes`() {
        let pilot = begin()
        let b = screen("b")
        b.onLoad = { [weak stack, notebook] in
            let c = Screen("c", notebook)
            c.onAppear = { stack?.pushViewController(Screen("d", notebook), animated: true) }
            stack?.pushViewController(c, animated: true)
        }
        stack.pushViewController(b, animated: true)
        #expect(stack.titles == ["a", "b", "c", "d"])
        #expect(notebook.take() == ["b made", "a off", "b on", "c made", "b off", "c on", "d made", "c off", "d on"])
        #expect(pilot.issues.isEmpty)
    }

    // Case 120
    @Test func `when the completion runs the stack has changed and what left is free`() {
        let pilot = begin()
        weak var gone: ViewController?
        var wasGone = false
        do {
            let b = screen("b")
            gone = b
            stack.pushViewController(b, animated: true)
        }
        stack.engine.perform(StackOperation([.pop(stack)]) { [stack] _ in wasGone = gone == nil && stack.viewControllers.count == 1 })
        #expect(wasGone)
        #expect(pilot.issues.isEmpty)
    }

    // Case 121, 122
    @Test func `pop at the root and pop to where one is do nothing and say so`() {
        let flow = CaseCoordinator(initialRoute: .screen("a"))
        var outcomes: [StackOutcome] = []
        flow.trigger(.pop) { outcomes.append($0) }
        flow.perform(.pop(to: flow.rootViewController.viewControllers[0])) { outcomes.append($0) }
        #expect(outcomes == [.unchanged, .unchanged])
    }

    // Case 123, 125
    @Test func `bring to front moves what is there and makes nothing twice`() {
        let flow = CaseCoordinator()
        let screens = ["a", "b", "c"].map { StepScreen($0) }
        flow.perform(.set(screens))
        let entry = screens[0].entryID
        flow.perform(.bringToFront(screens[0]))
        #expect(flow.rootViewController.titles == ["b", "c", "a"])
        #expect(screens[0].entryID == entry)
        flow.perform(.bringToFront(StepScreen("d")))
        #expect(flow.rootViewController.titles == ["b", "c", "a", "d"])
    }

    // Case 124
    @Test func `bringing to front what is on top is nothing to do`() {
        let flow = CaseCoordinator(initialRoute: .screen("a"))
        var outcome: StackOutcome?
        flow.perform(.bringToFront(flow.rootViewController.viewControllers[0])) { outcome = $0 }
        #expect(outcome == .unchanged)
    }

    // Case 128
    @Test func `each operation reports once, whether it is committed, refused, dropped or wrong`() async {
        let pilot = begin()
        let gate = Gate()
        var count = 0
        let slow = Slow(gate)
        stack.pushViewController(slow, animated: true)
        stack.engine.perform(StackOperation([.pop(stack)]) { _ in count += 1 })
        stack.engine.perform(StackOperation([.dismiss(from: stack)]) { _ in count += 10 })
        await breathe()
        gate.open(false)
        await pilot.settle()
        gate.open(true)
        await pilot.settle()
        #expect(count == 11)
        #expect(stack.engine.isIdle)
    }

    private final class Slow: ViewController {
        let gate: Gate
        init(_ gate: Gate) {
            self.gate = gate
            super.init()
        }
        override func canLeave(_ reason: LeaveReason) async -> Bool { await gate.wait() }
    }

    // Case 127
    @Test func `the next one starts when the one before has reported`() {
        let pilot = begin()
        var order: [String] = []
        let b = screen("b")
        b.onLoad = { [weak stack, notebook] in
            guard let stack else { return }
            stack.engine.perform(StackOperation([.push(Screen("c", notebook), onto: stack)]) { _ in order.append("c") })
        }
        stack.engine.perform(StackOperation([.push(b, onto: stack)]) { _ in order.append("b") })
        #expect(order == ["b", "c"])
        #expect(pilot.issues.isEmpty)
    }

    // Case 129
    @Test func `what happens before there is a window is there when one comes, and moves to another window whole`() {
        let flow = CaseCoordinator(initialRoute: .screen("a"))
        flow.trigger(.screen("b"))
        let first = Pilot(root: flow)
        #expect(first.stack.count == 2)
        first.window.rootViewController = nil
        let second = Pilot(root: flow)
        #expect(second.stack.count == 2)
        #expect(second.topScreen?.title == "b")
    }

    // Case 130
    @Test func `only what differs is touched`() {
        let stack = NavigationController()
        let screens = (1...5).map { screen("c\($0)") }
        stack.viewControllers = Array(screens[0...2])
        let pilot = Pilot(root: stack)
        _ = notebook.take()
        let entry = screens[0].entryID
        stack.viewControllers = [screens[0], screens[3], screens[4]]
        #expect(notebook.take() == ["c5 made", "c3 off", "c5 on"])
        #expect(screens[0].entryID == entry)
        #expect(screens[1].entryID == nil)
        #expect(pilot.issues.isEmpty)
    }

    // Complaint 27: covered screens do not wake up on the way
    @Test func `screens that are passed over never come on show`() {
        let pilot = begin()
        for name in ["b", "c", "d"] { stack.pushViewController(screen(name), animated: true) }
        _ = notebook.take()
        stack.popToRootViewController(animated: true)
        #expect(notebook.take() == ["d off", "a on"])
        #expect(pilot.issues.isEmpty)
    }

    // Case 132
    @Test func `a screen is on show only while its tab, its stack and what lies over them let it`() {
        let tabs = TabBarController()
        let (first, second) = (NavigationController(), NavigationController())
        let (a, b) = (screen("a"), screen("b"))
        first.viewControllers = [a]
        second.viewControllers = [b]
        tabs.viewControllers = [first, second]
        let pilot = Pilot(root: tabs)
        #expect(a.isOnShow && !b.isOnShow)
        tabs.selectedIndex = 1
        #expect(!a.isOnShow && b.isOnShow)
        tabs.present(screen("over"), animated: true)
        #expect(!a.isOnShow && !b.isOnShow)
        tabs.selectedIndex = 0
        #expect(!a.isOnShow && !b.isOnShow)
        tabs.dismiss(animated: true)
        #expect(a.isOnShow && !b.isOnShow)
        #expect(pilot.issues.isEmpty)
    }

    // Case 132
    @Test func `a sheet leaves the screen below on show`() {
        let pilot = begin()
        let sheet = screen("sheet")
        sheet.modalPresentationStyle = .formSheet
        stack.present(sheet, animated: true)
        #expect(stack.viewControllers[0].isOnShow && sheet.isOnShow)
        #expect(pilot.topScreen === sheet)
    }

    // Case 133, 134
    @Test func `another root, and other tabs, tell each screen that goes once`() {
        let tabs = TabBarController()
        var left: [String] = []
        let old = ["a", "b"].map { name in
            let screen = StepScreen(name)
            screen.whenLeft { left.append("\(name) \($0)") }
            return screen
        }
        tabs.viewControllers = old
        let pilot = Pilot(root: tabs)
        old.forEach { screen in screen.whenLeft { _ in left.append("\(screen.title ?? "") again") } }
        tabs.viewControllers = [StepScreen("c")]
        #expect(left.sorted() == ["a again", "a tabClosed", "b again", "b tabClosed"])
        pilot.window.rootViewController = nil
        #expect(left.count == 4)
    }

    @Test func `two changes in one transaction are one commit with one change of what is on show`() {
        let pilot = begin()
        stack.pushViewController(screen("b"), animated: true)
        let log = EventLog()
        pilot.window.add(log)
        _ = notebook.take()
        stack.engine.perform(StackOperation([.pop(stack), .push(screen("c"), onto: stack)]))
        #expect(log.commits == 1)
        #expect(notebook.take() == ["c made", "b off", "c on"])
    }

    @Test func `the fixed order of a commit: tasks, off, on, finish, results, post-tasks, delegate`() async {
        let flow = CaseCoordinator(initialRoute: .screen("root"))
        let pilot = Pilot(root: flow)
        let child = CaseCoordinator(rootViewController: flow.rootViewController, initialRoute: .screen("child"))
        flow.perform(.addChild(child))
        var order: [String] = []
        let delegate = OrderDelegate { order.append("delegate") }
        flow.rootViewController.delegate = delegate
        let finish = OrderFinish { order.append("finish") }
        child.finishDelegate = finish
        flow.rootViewController.topViewController?.whenLeft { _ in order.append("result") }
        flow.postTask(for: StepScreen.self, key: "k") { _ in order.append("post-task") }
        order = []
        flow.postTask(for: RootScreen.self) { _ in order.append("never") }
        let target = RootScreen()
        flow.perform(.set([target]))
        #expect(order == ["finish", "result", "never", "delegate"])
        #expect(pilot.issues.isEmpty)
    }

    private final class RootScreen: ViewController {}

    private final class OrderDelegate: NavigationControllerDelegate {
        let heard: () -> Void
        init(_ heard: @escaping () -> Void) { self.heard = heard }
        func navigationController(_ controller: NavigationController, didShow screen: ViewController, animated: Bool) { heard() }
    }

    private final class OrderFinish: CoordinatorFinishDelegate {
        let heard: () -> Void
        init(_ heard: @escaping () -> Void) { self.heard = heard }
        func coordinatorDidEnd(childCoordinator: any Coordinator, ending: FlowEnding) { heard() }
    }
}
