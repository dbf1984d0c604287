import Screens
import ScreenTesting
import Terminal
import Testing

@Suite(.leavesNothing)
struct PresentationTests {
    private let diary = Diary()
    private let stack = NavigationController()

    init() { stack.viewControllers = [screen("root")] }

    private func screen(_ name: String) -> DiaryScreen { DiaryScreen(name, diary) }

    @Test func `the completion runs when the screen is there, and not when it could not come`() {
        let pilot = Pilot(root: stack)
        var completions = 0
        stack.present(screen("first"), animated: true) { completions += 1 }
        #expect(completions == 1)
        stack.present(screen("second"), animated: true) { completions += 1 }
        #expect(completions == 1)
        #expect(pilot.issues.map(\.kind) == [.alreadyPresenting])
        stack.dismiss(animated: true) { completions += 1 }
        #expect(completions == 2)
        stack.dismiss(animated: true) { completions += 1 }
        #expect(completions == 2)
    }

    @Test func `what hangs in a tab is on show while that tab is chosen`() {
        let tabs = TabBarController()
        let other = screen("other")
        tabs.viewControllers = [stack, other]
        let pilot = Pilot(root: tabs)
        let modal = screen("modal")
        stack.viewControllers[0].present(modal, animated: true)
        #expect(pilot.topScreen === modal)
        tabs.selectedIndex = 1
        #expect(pilot.topScreen === other && !modal.isOnShow)
        tabs.selectedIndex = 0
        #expect(pilot.topScreen === modal && modal.isOnShow)
    }

    @Test func `a container knows what a screen in it presented: outside of windows, and in them while it can be seen`() {
        let modal = screen("modal")
        stack.viewControllers[0].present(modal, animated: true)
        #expect(stack.presentedViewController === modal)
        let tabs = TabBarController()
        tabs.viewControllers = [stack, screen("other")]
        let pilot = Pilot(root: tabs)
        #expect(tabs.presentedViewController === modal)
        tabs.selectedIndex = 1
        #expect(tabs.presentedViewController == nil)
        #expect(pilot.issues.isEmpty)
    }

    @Test func `a stack shows the last of what lies over it, else its top`() {
        let (first, second) = (screen("first"), screen("second"))
        #expect(NavigationController().visibleViewController == nil)
        #expect(stack.visibleViewController === stack.viewControllers[0])
        stack.viewControllers[0].present(first, animated: true)
        #expect(stack.visibleViewController === first)
        first.present(second, animated: true)
        #expect(stack.visibleViewController === second)
        first.dismiss(animated: true)
        stack.dismiss(animated: true)
        stack.present(first, animated: true)
        #expect(stack.visibleViewController === first)
    }
}
