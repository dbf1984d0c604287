import Screens
import ScreenTesting
import Terminal
import Testing

@Suite(.leavesNothing)
struct NavigationControllerDelegateTests {
    private final class Listener: NavigationControllerDelegate {
        var heard: [String] = []

        func navigationController(_ controller: NavigationController, willShow screen: ViewController, animated: Bool) {
            note("will show", screen, controller)
        }

        func navigationController(_ controller: NavigationController, didShow screen: ViewController, animated: Bool) {
            note("did show", screen, controller)
        }

        private func note(_ what: String, _ screen: ViewController, _ controller: NavigationController) {
            let transition = controller.transitionCoordinator
            let (from, to) = (transition?.viewController(forKey: .from), transition?.viewController(forKey: .to))
            heard.append("\(what) \(screen.title ?? "") from \(from?.title ?? "nothing") to \(to?.title ?? "nothing")")
        }
    }

    private let diary = Diary()
    private let listener = Listener()

    private func stack(_ name: String) -> NavigationController {
        let stack = NavigationController(rootViewController: DiaryScreen(name, diary))
        stack.delegate = listener
        return stack
    }

    @Test func `it is told of each change, with what goes and what comes`() {
        let stack = stack("a")
        let pilot = Pilot(root: stack)
        stack.pushViewController(DiaryScreen("b", diary), animated: true)
        stack.popViewController(animated: true)
        #expect(
            listener.heard == [
                "will show b from a to b", "did show b from a to b", "will show a from b to a", "did show a from b to a",
            ])
        #expect(stack.transitionCoordinator == nil)
        #expect(pilot.issues.isEmpty)
    }

    @Test func `it is told of the first screen, which comes from nothing, and not again when the stack comes on show`() {
        let tabs = TabBarController()
        let stack = NavigationController()
        stack.delegate = listener
        stack.viewControllers = [DiaryScreen("a", diary)]
        tabs.viewControllers = [ViewController(), stack]
        let pilot = Pilot(root: tabs)
        tabs.selectedIndex = 1
        #expect(listener.heard == ["will show a from nothing to a", "did show a from nothing to a"])
        #expect(pilot.issues.isEmpty)
    }
}
