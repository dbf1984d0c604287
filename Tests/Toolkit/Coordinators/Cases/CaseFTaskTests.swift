import Coordinators
import Screens
import ScreenTesting
import Terminal
import Testing

// F. Identity, tasks, cancellation.
@Suite(.leavesNothing)
struct CaseFTaskTests {
    private final class Counter {
        var cancelled: [String] = []
        var finished: [String] = []
    }

    private let counter = Counter()
    private let stack = NavigationController.of("root")

    /// A screen with work that never ends by itself.
    private func busy(_ name: String) -> StepScreen {
        let screen = StepScreen(name)
        screen.task(name, isLongLived: true) { [counter] in
            let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
            for await _ in stream {}
            continuation.finish()
            counter.cancelled.append(name)
        }
        return screen
    }

    // Case 72
    @Test func `the work of a removed screen is cancelled`() async {
        let pilot = Pilot(root: stack)
        stack.pushViewController(busy("a"), animated: true)
        await pilot.settle()
        stack.popViewController(animated: true)
        await pilot.settle()
        #expect(counter.cancelled == ["a"])
    }

    // Case 73, 75
    @Test func `a screen that was there from the start can take itself away`() async {
        let stack = NavigationController.of("root", "deep")
        let pilot = Pilot(root: stack)
        stack.topViewController?.goBack()
        await pilot.settle()
        #expect(stack.titles == ["root"])
    }

    // Case 74
    @Test func `a screen in the middle that removes itself is one change`() async {
        let stack = NavigationController.of("root", "middle", "top")
        let pilot = Pilot(root: stack)
        let log = EventLog()
        pilot.window.add(log)
        stack.popToViewController(stack.viewControllers[0], animated: true)
        #expect(log.commits == 1)
        #expect(stack.titles == ["root"])
    }

    // Case 76
    @Test func `pop to root cancels the work of all that go, from the top`() async {
        let pilot = Pilot(root: stack)
        for name in ["a", "b", "c"] { stack.pushViewController(busy(name), animated: true) }
        await pilot.settle()
        stack.popToRootViewController(animated: true)
        await pilot.settle()
        #expect(Set(counter.cancelled) == ["a", "b", "c"])
    }

    // Case 77, 78, 79
    @Test func `cancelling belongs to one stay: a sibling, a parent and a namesake go on`() async {
        let pilot = Pilot(root: stack)
        let (first, second) = (busy("same"), busy("same"))
        let parentWork = stack.viewControllers[0].task("same", isLongLived: true) { await Gate().waitForCancel() }
        stack.pushViewController(first, animated: true)
        stack.pushViewController(second, animated: true)
        await pilot.settle()
        stack.popViewController(animated: true)
        await pilot.settle()
        #expect(counter.cancelled == ["same"])
        #expect(first.runningTasks.map(\.name) == ["same"])
        #expect(!parentWork.isCancelled)
    }

    // Case 80
    @Test func `an answer reaches the screen that asked, also when another one has left`() async {
        let pilot = Pilot(root: stack)
        let gate = Gate()
        var answers: [String] = []
        let (zero, one) = (StepScreen("0"), StepScreen("1"))
        stack.viewControllers += [zero, one]
        one.task(isLongLived: true) {
            _ = await gate.wait()
            answers.append(one.title ?? "")
        }
        await pilot.settle()
        stack.viewControllers = [stack.viewControllers[0], one]
        gate.open()
        await pilot.settle()
        #expect(answers == ["1"])
    }

    // Case 81
    @Test func `a screen that comes back has another stay`() throws {
        let screen = StepScreen("again")
        stack.pushViewController(screen, animated: true)
        let first = try #require(screen.entryID)
        stack.popViewController(animated: true)
        #expect(screen.entryID == nil)
        stack.pushViewController(screen, animated: true)
        let second = try #require(screen.entryID)
        #expect(second > first)
    }

    // Case 83, 85
    @Test func `whoever removes the screen, its work ends: a list, another root, a parent that answers its child`() async {
        let pilot = Pilot(root: stack)
        let (a, b) = (busy("a"), busy("b"))
        stack.pushViewController(a, animated: true)
        await pilot.settle()
        stack.viewControllers = [stack.viewControllers[0]]
        stack.pushViewController(b, animated: true)
        await pilot.settle()
        pilot.window.rootViewController = StepScreen("other")
        await pilot.settle()
        #expect(counter.cancelled == ["a", "b"])
    }

    // Case 84
    @Test func `the same screen in a new list keeps its work, another one does not`() async {
        let pilot = Pilot(root: stack)
        let a = busy("a")
        stack.pushViewController(a, animated: true)
        await pilot.settle()
        stack.viewControllers = [stack.viewControllers[0], a, StepScreen("above")]
        await pilot.settle()
        #expect(counter.cancelled == [])
        stack.viewControllers = [stack.viewControllers[0], StepScreen("a")]
        await pilot.settle()
        #expect(counter.cancelled == ["a"])
    }

    // Case 88
    @Test func `choosing an answer closes the alert, then the answer's handler runs`() async {
        let pilot = Pilot(root: stack)
        var order: [String] = []
        let alert = AlertController(title: "Delete?", message: nil)
        alert.addAction(
            AlertAction(title: "Delete", style: .destructive) { [stack] _ in
                order.append(stack.presentedViewController == nil ? "closed" : "open")
            })
        stack.present(alert, animated: true)
        await pilot.press(.enter)
        #expect(order == ["closed"])
    }

    // Case 89
    @Test func `an answer that asks another question leaves the second question open`() async {
        let pilot = Pilot(root: stack)
        let first = AlertController(title: "First", message: nil)
        first.addAction(
            AlertAction(title: "More") { [stack] _ in
                stack.present(AlertController(title: "Second", message: nil), animated: true)
            })
        stack.present(first, animated: true)
        await pilot.press(.enter)
        #expect(stack.presentedViewController?.title == "Second")
        #expect(pilot.issues.isEmpty)
    }

    // Case 90
    @Test func `a parent that shows the same screen again while it goes starts a new stay, and another one is shown instead`() {
        let pilot = Pilot(root: stack)
        let same = StepScreen("same")
        stack.present(same, animated: true)
        let first = same.entryID
        same.whenLeft { [stack] _ in stack.present(same, animated: true) }
        stack.dismiss(animated: true)
        #expect(stack.presentedViewController === same)
        #expect(same.entryID != first)
        same.whenLeft { [stack] _ in stack.present(StepScreen("other"), animated: true) }
        stack.dismiss(animated: true)
        #expect(stack.presentedViewController?.title == "other")
        #expect(pilot.issues.isEmpty)
    }

    // Case 91, 92
    @Test func `closing the inner of two leaves the outer, and its work ends`() async {
        let pilot = Pilot(root: stack)
        let (outer, inner) = (busy("outer"), busy("inner"))
        stack.present(outer, animated: true)
        outer.present(inner, animated: true)
        await pilot.settle()
        outer.dismiss(animated: true)
        await pilot.settle()
        #expect(counter.cancelled == ["inner"])
        #expect(stack.presentedViewController === outer)
    }

    // Case 93
    @Test func `cancelling before the start, twice, and after the end is harmless`() async {
        let pilot = Pilot(root: stack)
        let screen = StepScreen("a")
        stack.pushViewController(screen, animated: true)
        let work = screen.task { [counter] in counter.finished.append("ran") }
        work.cancel()
        work.cancel()
        stack.popViewController(animated: true)
        await pilot.settle()
        work.cancel()
        #expect(counter.finished == [])
        #expect(screen.runningTasks.isEmpty)
        let isOver = stack.engine.windingDown.allSatisfy { $0.isDone }
        #expect(isOver)
    }

    // Case 95
    @Test func `work ends with the window`() async {
        var pilot: Pilot? = Pilot(root: stack)
        stack.pushViewController(busy("a"), animated: true)
        await pilot?.settle()
        pilot?.window.rootViewController = nil
        await pilot?.settle()
        pilot = nil
        #expect(counter.cancelled == ["a"])
    }

    @Test func `work of an appearance ends when the screen is covered and begins again when it is back`() async {
        let pilot = Pilot(root: stack)
        var starts = 0
        stack.viewControllers[0].appearTask {
            starts += 1
            await Gate().waitForCancel()
        }
        await pilot.settle()
        #expect(starts == 1)
        stack.pushViewController(StepScreen("above"), animated: true)
        await pilot.settle()
        #expect(stack.viewControllers[0].runningTasks.isEmpty)
        stack.popViewController(animated: true)
        await pilot.settle()
        #expect(starts == 2)
    }
}

extension Gate {
    /// Ends only by cancellation.
    func waitForCancel() async {
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        for await _ in stream {}
        continuation.finish()
    }
}
