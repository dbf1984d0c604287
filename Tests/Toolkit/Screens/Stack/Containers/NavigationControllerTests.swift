import Screens
import ScreenTesting
import Terminal
import Testing

@Suite(.leavesNothing)
struct NavigationControllerTests {
    let diary = Diary()

    func screen(_ name: String) -> DiaryScreen { DiaryScreen(name, diary) }

    @Test func `push and pop change the stack before they return`() {
        let (a, b) = (screen("a"), screen("b"))
        let stack = NavigationController(rootViewController: a)
        stack.pushViewController(b, animated: true)
        #expect(stack.viewControllers == [a, b])
        #expect(b.navigationController === stack)
        #expect(stack.popViewController(animated: true) === b)
        #expect(stack.viewControllers == [a])
        #expect(b.parent == nil)
    }

    @Test func `the root is never popped`() {
        let a = screen("a")
        let stack = NavigationController(rootViewController: a)
        #expect(stack.popViewController(animated: true) == nil)
        #expect(stack.popToRootViewController(animated: true) == nil)
        #expect(stack.viewControllers == [a])
    }

    @Test func `a push makes the new screen, takes the old one from show, then shows the new one`() {
        let (a, b) = (screen("a"), screen("b"))
        let stack = NavigationController(rootViewController: a)
        let pilot = Pilot(root: stack)
        #expect(diary.take() == ["a.load", "a.willAppear", "a.didAppear"])
        stack.pushViewController(b, animated: true)
        #expect(diary.take() == ["b.load", "a.willDisappear", "a.didDisappear", "b.willAppear", "b.didAppear"])
        stack.popViewController(animated: true)
        #expect(diary.take() == ["b.willDisappear", "b.didDisappear", "a.willAppear", "a.didAppear"])
        #expect(pilot.issues.isEmpty)
    }

    @Test func `a popped screen is freed`() {
        let stack = NavigationController(rootViewController: screen("a"))
        let pilot = Pilot(root: stack)
        weak var gone: ViewController?
        do {
            let b = screen("b")
            gone = b
            stack.pushViewController(b, animated: true)
        }
        #expect(gone != nil)
        stack.popViewController(animated: true)
        #expect(gone == nil)
        #expect(pilot.stack == ["DiaryScreen"])
    }

    @Test func `Esc goes back one level and the breadcrumb says where one is`() async {
        let stack = NavigationController(rootViewController: screen("Home"))
        let pilot = Pilot(root: stack)
        stack.pushViewController(screen("Detail"), animated: true)
        await pilot.settle()
        #expect(pilot.row(0).hasPrefix(" Home ▸ Detail"))
        await pilot.press(.escape)
        #expect(pilot.row(0) == " Home")
        await pilot.press(.escape)
        #expect(stack.viewControllers.count == 1)
    }

    @Test func `a guard that says no keeps everything as it was`() async {
        let (a, b) = (screen("a"), screen("b"))
        b.mayLeave = { _ in false }
        let stack = NavigationController(rootViewController: a)
        let pilot = Pilot(root: stack)
        stack.pushViewController(b, animated: true)
        _ = diary.take()
        await pilot.press(.escape)
        #expect(stack.viewControllers == [a, b])
        #expect(diary.take() == [])
    }

    @Test func `a guard may ask the person and the answer decides`() async {
        let (a, b) = (screen("a"), screen("b"))
        b.mayLeave = { [unowned b] _ in await b.confirm("Throw it away?", action: "Throw away") }
        let stack = NavigationController(rootViewController: a)
        let pilot = Pilot(root: stack)
        stack.pushViewController(b, animated: true)
        await pilot.press(.escape)
        #expect(pilot.screen.contains("Throw it away?"))
        await pilot.press(.escape)
        #expect(stack.viewControllers == [a, b])
        #expect(!pilot.screen.contains("Throw it away?"))
        await pilot.press(.escape, .right, .enter)
        #expect(stack.viewControllers == [a])
    }

    @Test func `hiding the bar gives line 1 and the last line to the screen that is on show, and takes them back`() async {
        let stack = NavigationController(rootViewController: screen("Home"))
        let pilot = Pilot(root: stack)
        await pilot.settle()
        let (title, hints) = (pilot.row(0), pilot.row(23))
        #expect(title == " Home" && !hints.isEmpty)
        stack.isNavigationBarHidden = true
        await pilot.settle()
        #expect(pilot.row(0).isEmpty && pilot.row(23).isEmpty)
        stack.isNavigationBarHidden = false
        await pilot.settle()
        #expect(pilot.row(0) == title && pilot.row(23) == hints)
    }

    @Test func `the breadcrumb of a deep stack names the last eight`() {
        let stack = NavigationController()
        stack.viewControllers = (1...8).map { screen("\($0)") }
        #expect(stack.breadcrumb == (1...8).map { "\($0)" })
        stack.viewControllers += [screen("9"), screen("10")]
        #expect(stack.breadcrumb == ["…"] + (3...10).map { "\($0)" })
    }

    @Test func `it is at its root when nothing lies on it, and what is its root is at its own`() {
        #expect(NavigationController().isAtRoot)
        let inner = NavigationController(rootViewController: screen("a"))
        let outer = NavigationController(rootViewController: inner)
        #expect(outer.isAtRoot)
        inner.pushViewController(screen("b"), animated: true)
        #expect(!outer.isAtRoot)
    }

    private final class FieldScreen: ViewController {
        let field = TextField()
        override func loadView() { view = field }
    }

    @Test func `the keys go to the screen that came on show, and back with the one below`() async {
        let (below, above) = (FieldScreen(), FieldScreen())
        let stack = NavigationController(rootViewController: below)
        let pilot = Pilot(root: stack)
        await pilot.type("a")
        stack.pushViewController(above, animated: true)
        await pilot.type("b")
        #expect(below.field.text == "a" && above.field.text == "b")
        stack.popViewController(animated: true)
        await pilot.type("c")
        #expect(below.field.text == "ac" && above.field.text == "b")
    }
}
