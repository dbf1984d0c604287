import Coordinators
import Screens
import ScreenTesting
import Terminal
import Testing

// D. Presentation.
@Suite(.leavesNothing)
struct CaseDPresentationTests {
    private let root = NavigationController.of("root")
    private var base: ViewController { root.viewControllers[0] }

    // Case 41, 42
    @Test func `presented is shown, dismissed is gone, and the completion ran`() {
        let pilot = Pilot(root: root)
        let modal = StepScreen("modal")
        base.present(modal, animated: true)
        #expect(pilot.topScreen === modal)
        #expect(base.presentedViewController === modal)
        #expect(modal.presentingViewController === base)
        var isDone = false
        base.dismiss(animated: true) { isDone = true }
        #expect(isDone)
        #expect(base.presentedViewController == nil)
        #expect(modal.presentingViewController == nil)
    }

    // Case 43
    @Test func `a hundred modals closed by Esc leave nothing behind`() async {
        let pilot = Pilot(root: root)
        for _ in 0..<100 {
            base.present(StepScreen("modal"), animated: true)
            await pilot.press(.escape)
            #expect(base.presentedViewController == nil)
        }
        #expect(pilot.issues.isEmpty)
    }

    // Case 44
    @Test func `a modal can dismiss itself`() {
        let pilot = Pilot(root: root)
        let modal = StepScreen("modal")
        base.present(modal, animated: true)
        modal.dismiss(animated: true)
        #expect(pilot.topScreen === base)
    }

    // Case 45
    @Test func `what is presented before the window is on show appears with the first frame, also with its view loaded early`() {
        let modal = StepScreen("modal")
        modal.loadViewIfNeeded()
        base.present(modal, animated: false)
        let pilot = Pilot(root: root)
        #expect(pilot.topScreen === modal)
        #expect(pilot.issues.isEmpty)
    }

    // Case 46
    @Test func `replacing a modal that presents takes its modal along`() {
        let pilot = Pilot(root: root)
        let (child, grandchild, other) = (StepScreen("child"), StepScreen("grandchild"), StepScreen("other"))
        base.present(child, animated: true)
        child.present(grandchild, animated: true)
        base.dismiss(animated: true)
        base.present(other, animated: true)
        #expect(grandchild.entryID == nil)
        #expect(child.presentedViewController == nil)
        #expect(pilot.topScreen === other)
    }

    // Case 47
    @Test func `replacing twice quickly what a modal presents stays consistent`() {
        let pilot = Pilot(root: root)
        let child = StepScreen("child")
        base.present(child, animated: true)
        for name in ["a", "b", "c"] {
            if child.presentedViewController != nil { child.dismiss(animated: true) }
            child.present(StepScreen(name), animated: true)
        }
        #expect(pilot.topScreen?.title == "c")
        #expect(base.presentedViewController === child)
        #expect(pilot.issues.isEmpty)
    }

    // Case 50
    @Test func `the first of three that leaves takes all above it along`() {
        let stack = NavigationController.of("root", "1", "2", "3")
        stack.popToViewController(stack.viewControllers[0], animated: true)
        #expect(stack.titles == ["root"])
    }

    // Case 51, 52
    @Test func `each Esc takes exactly one level`() async {
        let stack = NavigationController.of("root", "1", "2")
        let pilot = Pilot(root: stack)
        stack.topViewController?.present(StepScreen("modal"), animated: true)
        await pilot.press(.escape)
        #expect(stack.titles == ["root", "1", "2"])
        await pilot.press(.escape)
        #expect(stack.titles == ["root", "1"])
        stack.popToRootViewController(animated: true)
        #expect(stack.titles == ["root"])
    }

    // Case 53
    @Test func `another screen in the same place gets a stay of its own`() throws {
        let stack = NavigationController.of("root", "a")
        let old = try #require(stack.topViewController?.entryID)
        stack.viewControllers = [stack.viewControllers[0], StepScreen("a")]
        let new = try #require(stack.topViewController?.entryID)
        #expect(new > old)
    }

    // Case 54
    @Test func `a screen pushed by hand can itself be where routes go on`() {
        let flow = CaseCoordinator(initialRoute: .screen("root"))
        flow.rootViewController.pushViewController(StepScreen("by hand"), animated: true)
        flow.trigger(.present("modal"))
        #expect(flow.rootViewController.topViewController?.presentedViewController?.title == "modal")
    }

    // Case 55, 56, 57
    @Test func `of three modals, dismissing the last, the middle and the first leaves exactly those below`() {
        for place in 0..<3 {
            let root = StepScreen("root")
            let pilot = Pilot(root: root)
            var chain: [ViewController] = [root]
            for name in ["1", "2", "3"] {
                let modal = StepScreen(name)
                chain[chain.count - 1].present(modal, animated: true)
                chain.append(modal)
            }
            chain[place].dismiss(animated: true)
            #expect(pilot.topScreen === chain[place])
            let above = chain[(place + 1)...].filter { $0.entryID != nil }
            #expect(above.isEmpty)
        }
    }

    // Case 58
    @Test func `popping the screen that presented takes the modal along`() {
        let stack = NavigationController.of("root", "1")
        let pilot = Pilot(root: stack)
        let modal = StepScreen("modal")
        stack.topViewController?.present(modal, animated: true)
        stack.popViewController(animated: true)
        #expect(modal.entryID == nil)
        #expect(pilot.topScreen?.title == "root")
    }

    // Case 59
    @Test func `popping inside a modal's own stack does not close the modal`() async {
        let pilot = Pilot(root: root)
        let inner = NavigationController.of("a", "b")
        base.present(inner, animated: true)
        await pilot.press(.escape)
        #expect(inner.titles == ["a"])
        #expect(base.presentedViewController === inner)
        await pilot.press(.escape)
        #expect(base.presentedViewController == nil)
    }

    // Case 60
    @Test func `a screen hears that it left when a person closes it, and not when another one is closed`() async {
        let pilot = Pilot(root: root)
        let (first, second) = (StepScreen("1"), StepScreen("2"))
        var heard: [String] = []
        base.present(first, animated: true)
        first.whenLeft { heard.append("1 \($0)") }
        first.present(second, animated: true)
        await pilot.press(.escape)
        #expect(heard.isEmpty)
        await pilot.press(.escape)
        #expect(heard == ["1 dismissed"])
    }

    // Case 61
    @Test func `of three that follow each other each one that goes hears it once`() {
        let pilot = Pilot(root: root)
        var heard = 0
        for name in ["1", "2", "3"] {
            if base.presentedViewController != nil { base.dismiss(animated: true) }
            let modal = StepScreen(name)
            base.present(modal, animated: true)
            modal.whenLeft { _ in heard += 1 }
        }
        #expect(heard == 2)
        #expect(pilot.topScreen?.title == "3")
    }
}
