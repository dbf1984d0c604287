import Screens
import ScreenTesting
import Terminal
import Testing

@Suite(.leavesNothing)
struct ToastQueueTests {
    private let diary = Diary()
    private let stack = NavigationController(rootViewController: ViewController())

    @Test func `a screen that goes takes its own toast along, and no other`() {
        let pilot = Pilot(root: stack)
        let screen = DiaryScreen("a", diary)
        stack.pushViewController(screen, animated: true)
        screen.showToast("mine", scope: .screen)
        pilot.window.showToast("somebody else's")
        stack.popViewController(animated: true)
        #expect(pilot.toast == "somebody else's")
    }

    @Test func `a toast that must be seen waits for its own screen, whatever else comes on show`() {
        let pilot = Pilot(root: stack)
        let screen = DiaryScreen("a", diary)
        stack.pushViewController(screen, animated: true)
        stack.pushViewController(DiaryScreen("b", diary), animated: true)
        screen.showToast("see me", scope: .untilSeen)
        stack.pushViewController(DiaryScreen("c", diary), animated: true)
        #expect(pilot.toast == nil)
        stack.popToViewController(screen, animated: true)
        #expect(pilot.toast == "see me")
    }

    @Test func `what was said before there was a window is said when one comes, but not for a screen that has left by then`() {
        let screen = DiaryScreen("a", diary)
        stack.pushViewController(screen, animated: true)
        screen.showToast("mine", scope: .screen)
        stack.viewControllers[0].showToast("ours")
        stack.popViewController(animated: true)
        let pilot = Pilot(root: ViewController())
        pilot.window.rootViewController = stack
        #expect(pilot.toast == "ours")
    }
}
