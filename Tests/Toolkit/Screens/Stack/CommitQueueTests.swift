import Screens
import ScreenTesting
import Terminal
import Testing

/// The fate of changes that are asked for while a guard thinks.
@Suite(.leavesNothing)
struct CommitQueueTests {
    private let diary = Diary()
    private let held = HeldGuard()
    private let stack = NavigationController()
    private let root: DiaryScreen
    private let top: DiaryScreen

    init() {
        root = DiaryScreen("root", diary)
        top = DiaryScreen("top", diary)
        stack.viewControllers = [root, top]
        top.mayLeave = { [held] _ in await held.answer() }
    }

    private func screen(_ name: String) -> DiaryScreen { DiaryScreen(name, diary) }

    @Test func `what waits is carried out in the order in which it was asked`() async {
        let pilot = Pilot(root: stack)
        let (first, second) = (screen("first"), screen("second"))
        stack.popViewController(animated: true)
        #expect(!stack.engine.isIdle)
        stack.pushViewController(first, animated: true)
        stack.pushViewController(second, animated: true)
        #expect(stack.viewControllers == [root, top])
        held.give(true)
        await pilot.settle()
        #expect(stack.viewControllers == [root, first, second])
        #expect(stack.engine.isIdle)
    }

    @Test func `screens that came after the question move while it is thought about, and all others wait`() async {
        let pilot = Pilot(root: stack)
        stack.popViewController(animated: true)
        let (question, detail) = (NavigationController(rootViewController: screen("question")), screen("detail"))
        top.present(question, animated: true)
        question.pushViewController(detail, animated: true)
        #expect(pilot.topScreen === detail)
        stack.pushViewController(screen("later"), animated: true)
        #expect(stack.viewControllers == [root, top])
        held.give(false)
        await pilot.settle()
        #expect(stack.viewControllers.count == 3)
        #expect(pilot.issues.isEmpty)
    }

    @Test func `a guard whose tree came into a window while it thought is asked again there`() async {
        let asked = Diary()
        top.mayLeave = { [held] _ in
            asked.lines.append("asked")
            return asked.lines.count > 1 ? true : await held.answer()
        }
        let before = stack.engine
        stack.popViewController(animated: true)
        let pilot = Pilot(root: stack)
        #expect(pilot.topScreen === top)
        _ = diary.take()
        held.give(true)
        await pilot.waitUntil { before.isIdle }
        #expect(asked.lines.count == 2)
        #expect(diary.take().filter { $0.hasPrefix("top") } == ["top.willDisappear", "top.didDisappear"])
        #expect(pilot.topScreen === root && root.isOnShow)
    }

    @Test func `a change that has become impossible while its guard thought is reported, and nothing of it happens`() async {
        let pilot = Pilot(root: stack)
        let (wanted, other) = (screen("wanted"), screen("other"))
        let log = EventLog()
        pilot.window.add(log)
        stack.engine.perform(StackOperation([.pop(stack), .present(wanted, over: root)]))
        root.present(other, animated: true)
        held.give(true)
        await pilot.settle()
        #expect(stack.viewControllers == [root, top])
        #expect(root.presentedViewController === other && wanted.entryID == nil)
        #expect(pilot.issues.map(\.kind) == [.alreadyPresenting])
        guard case .failed(let issue, let index) = log.outcomes.last else {
            Issue.record("\(log.outcomes)")
            return
        }
        #expect(issue.kind == .alreadyPresenting && index == 1)
    }

    @Test func `a pop that a guard thinks about or refuses returns no screen`() async {
        let pilot = Pilot(root: stack)
        #expect(stack.popViewController(animated: true) == nil)
        held.give(false)
        await pilot.settle()
        top.mayLeave = { _ in false }
        #expect(stack.popViewController(animated: true) == nil)
        top.mayLeave = { _ in true }
        #expect(stack.popViewController(animated: true) === top)
    }
}
