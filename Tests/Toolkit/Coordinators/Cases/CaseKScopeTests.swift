import Coordinators
import Screens
import ScreenTesting
import Terminal
import Testing

// K. Tabs, services, restore.
@Suite(.leavesNothing)
struct CaseKScopeTests {
    // Case 147
    @Test func `each tab keeps its depth, choosing the chosen one changes nothing, and a closed tab takes its stack along`() async {
        let tabs = TabBarController()
        let stacks = [NavigationController.of("a"), NavigationController.of("b")]
        tabs.viewControllers = stacks
        let pilot = Pilot(root: tabs)
        stacks[0].pushViewController(StepScreen("a2"), animated: true)
        await pilot.press("2", "1")
        #expect(pilot.topScreen?.title == "a2")
        tabs.selectedIndex = 0
        #expect(stacks[0].titles == ["a", "a2"])
        let gone = stacks[0].viewControllers[1]
        tabs.viewControllers = [stacks[1]]
        #expect(gone.entryID == nil)
        #expect(tabs.selectedViewController === stacks[1])
    }

    private final class Scrolling: ViewController {
        var scrolled = 0
        override func scrollToTop() { scrolled += 1 }
    }

    // Complaint 34
    @Test func `the chosen tab again: to the root, then to the top, then nothing`() async {
        let root = Scrolling()
        let stack = NavigationController(rootViewController: root)
        let tabs = TabBarController()
        tabs.viewControllers = [stack, StepScreen("b")]
        let pilot = Pilot(root: tabs)
        stack.pushViewController(StepScreen("deep"), animated: true)
        await pilot.press("1")
        #expect(stack.viewControllers.count == 1)
        #expect(root.scrolled == 0)
        await pilot.press("1")
        #expect(root.scrolled == 1)
        await pilot.press("1")
        #expect(root.scrolled == 1)
    }

    @Test func `a tab that is an action acts and is not chosen`() async {
        let tabs = TabBarController()
        let action = StepScreen("+")
        var count = 0
        action.tabBarItem.action = { count += 1 }
        tabs.viewControllers = [StepScreen("a"), action]
        let pilot = Pilot(root: tabs)
        await pilot.press("2")
        #expect(count == 1)
        #expect(tabs.selectedIndex == 0)
    }

    private final class Service {
        let name: String
        init(_ name: String) { self.name = name }
    }

    // Case 148
    @Test func `a scope opens with a screen and closes in the commit that removes it, the last made first`() throws {
        let app = Container()
        let stack = NavigationController.of("root")
        let pilot = Pilot(root: stack)
        let screen = StepScreen("a")
        stack.pushViewController(screen, animated: true)
        let scope = app.scope(for: screen)
        var closed: [String] = []
        scope.register(Service.self, tag: "1", onClose: { closed.append($0.name) }) { _ in Service("first") }
        scope.register(Service.self, tag: "2", onClose: { closed.append($0.name) }) { try $0.resolve(tag: "1") as Service }
        scope.register(String.self, onClose: { closed.append($0) }) { _ in "text" }
        _ = try scope.resolve(String.self)
        _ = try scope.resolve(Service.self, tag: "2")
        #expect(closed == [])
        stack.popViewController(animated: true)
        #expect(closed == ["first", "first", "text"])
        #expect(scope.isClosed)
        scope.close()
        #expect(closed.count == 3)
        #expect(throws: NavigationIssue.self) { try scope.resolve(String.self) }
        #expect(pilot.issues.isEmpty)
    }

    // Case 148
    @Test func `the nearest scope wins, then those above`() throws {
        let app = Container()
        app.register(String.self) { _ in "app" }
        app.register(Int.self) { _ in 1 }
        let inner = app.scope("inner")
        inner.register(String.self) { _ in "inner" }
        #expect(try inner.resolve(String.self) == "inner")
        #expect(try inner.resolve(Int.self) == 1)
        #expect(try app.resolve(String.self) == "app")
    }

    // Case 148
    @Test func `a shared scope above closes only after the last one below it`() throws {
        let app = Container()
        var closed = 0
        app.register(Int.self, onClose: { _ in closed += 1 }) { _ in 1 }
        _ = try app.resolve(Int.self)
        let (first, second) = (app.scope("1"), app.scope("2"))
        app.close()
        first.close()
        #expect(closed == 0)
        second.close()
        #expect(closed == 1)
    }

    // Case 30
    @Test func `what is registered later takes the place of what was registered before, and is made once`() throws {
        let app = Container()
        var made = 0
        app.register(Int.self) { _ in 1 }
        app.register(Int.self) { _ in
            made += 1
            return 2
        }
        #expect(try app.resolve(Int.self) == 2)
        #expect(try app.resolve(Int.self) == 2)
        #expect(made == 1)
    }

    // Case 104
    @Test func `a test can put another service in place, also half way`() throws {
        let app = Container()
        app.register(String.self) { _ in "real" }
        let screen = app.scope("screen")
        #expect(try screen.resolve(String.self) == "real")
        app.register(String.self) { _ in "fake" }
        #expect(try screen.resolve(String.self) == "fake")
        screen.register(String.self) { _ in "nearer" }
        #expect(try screen.resolve(String.self) == "nearer")
    }

    // Complaint 38
    @Test func `what was never registered is reported with its type and the scope`() {
        let app = Container()
        var reported: [NavigationIssue] = []
        app.onIssue = { reported.append($0) }
        let inner = app.scope("inner")
        #expect(throws: NavigationIssue.self) { try inner.resolve(Double.self) }
        #expect(reported.map(\.kind) == [.missingRegistration])
        #expect(reported.first?.place == "container app/inner")
        #expect(reported.first?.what == "Double was asked for")
    }

    @Test func `services that need each other in a circle are reported with the circle`() {
        let app = Container()
        app.register(Int.self) { try $0.resolve(String.self).count }
        app.register(String.self) { "\(try $0.resolve(Int.self))" }
        #expect(throws: NavigationIssue.self) { try app.resolve(Int.self) }
    }

    private final class Draft: ViewController {
        var text = ""
        override func encodeRestorableState() -> String? { text.isEmpty ? nil : text }
        override func decodeRestorableState(_ state: String) { text = state }
    }

    private enum DraftRoute: Route, Codable { case list, draft, flow }

    private final class DraftCoordinator: NavigationCoordinator<DraftRoute> {
        override func prepareTransition(for route: DraftRoute) -> NavigationTransition {
            switch route {
            case .list: .push(StepScreen("list"))
            case .draft: .push(Draft())
            case .flow: .present(DraftCoordinator(initialRoute: .list))
            }
        }
    }

    private final class Tabs: TabBarCoordinator<CaseRoute> {}

    // Case 149
    @Test func `every tab's stack, the drafts and the modal flow come back, twice in a row`() throws {
        func make() -> (Tabs, [DraftCoordinator]) {
            let parts = [DraftCoordinator(initialRoute: .list), DraftCoordinator(initialRoute: .list)]
            return (Tabs(tabs: parts), parts)
        }
        let (tabs, parts) = make()
        let pilot = Pilot(root: tabs)
        parts[1].trigger(.draft)
        (parts[1].rootViewController.topViewController as? Draft)?.text = "half a sentence"
        parts[1].trigger(.flow)
        tabs.rootViewController.selectedIndex = 1
        var record = tabs.stackRecord
        for _ in 0..<2 {
            let (other, otherParts) = make()
            let second = Pilot(root: other)
            #expect(other.restore(record).isEmpty)
            #expect(other.rootViewController.selectedIndex == 1)
            #expect(otherParts[1].rootViewController.viewControllers.count == 2)
            #expect((otherParts[1].rootViewController.topViewController as? Draft)?.text == "half a sentence")
            #expect(second.topScreen?.title == "list")
            #expect(other.stackRecord == record)
            record = other.stackRecord
        }
        #expect(pilot.issues.isEmpty)
    }

    // Case 149
    @Test func `modals over modals on a pushed screen come back, each on its own`() {
        func make() -> (DraftCoordinator, Pilot) {
            let flow = DraftCoordinator(initialRoute: .list)
            return (flow, Pilot(root: flow))
        }
        let (flow, pilot) = make()
        for route in [DraftRoute.draft, .flow, .flow] { flow.trigger(route, completion: nil) }
        let inner = flow.children.compactMap { $0 as? DraftCoordinator }
        inner.first?.trigger(.draft, completion: nil)
        (inner.first?.rootViewController.topViewController as? Draft)?.text = "deep"
        let record = flow.stackRecord
        #expect(record.root.entries.count == 4)
        let (other, second) = make()
        #expect(other.restore(record).isEmpty)
        #expect(other.stackRecord == record)
        #expect(other.children.count == 2)
        #expect(other.rootViewController.viewControllers.count == 2)
        #expect(other.rootViewController.topViewController?.presentedViewController?.presentedViewController != nil)
        #expect(pilot.issues.isEmpty && second.issues.isEmpty)
    }

    // Case 149
    @Test func `it is written after each commit that changed something, and only then`() {
        let flow = DraftCoordinator(initialRoute: .list)
        let pilot = Pilot(root: flow)
        var writes = 0
        let saver = StackSaver(record: { flow.stackRecord }, write: { _ in writes += 1 })
        pilot.window.add(saver)
        flow.trigger(.draft)
        #expect(writes == 1)
        flow.rootViewController.popToViewController(flow.rootViewController.viewControllers[1], animated: true)
        saver.save()
        #expect(writes == 1)
        (flow.rootViewController.topViewController as? Draft)?.text = "x"
        saver.save()
        #expect(writes == 2)
    }

    // Case 150
    @Test func `another root begins clean, and what was saved of the old one can be brought back`() {
        let flow = DraftCoordinator(initialRoute: .list)
        let pilot = Pilot(root: flow)
        flow.trigger(.draft)
        let saved = flow.stackRecord
        let clean = DraftCoordinator(initialRoute: .list)
        pilot.window.rootViewController = clean.rootViewController
        #expect(clean.rootViewController.viewControllers.count == 1)
        clean.restore(saved)
        #expect(clean.rootViewController.viewControllers.count == 2)
    }
}
