import Screens
import ScreenTesting
import Terminal
import Testing

@Suite(.leavesNothing)
struct PlanningTests {
    private let stack = NavigationController(rootViewController: ViewController())
    private let diary = Diary()

    @Test func `a plan within a plan is part of it: one commit, and both hear how it ended`() {
        let pilot = Pilot(root: stack)
        let log = EventLog()
        pilot.window.add(log)
        let engine = stack.engine
        engine.planned(reason: .deepLink) {
            stack.pushViewController(ViewController(), animated: true)
            engine.planned(reason: .deepLink) {
                stack.pushViewController(ViewController(), animated: true)
            } completion: { [diary] in
                diary.lines.append("inner \($0)")
            }
            #expect(diary.lines.isEmpty)
        } completion: { [diary] in
            diary.lines.append("outer \($0)")
        }
        #expect(stack.viewControllers.count == 3)
        #expect(log.commits.map(\.change.isPlanned) == [true])
        #expect(diary.lines == ["inner committed", "outer committed"])
    }

    @Test func `a plan with a step that makes no sense changes nothing, and everyone in it hears which step that was`() {
        let pilot = Pilot(root: stack)
        let engine = stack.engine
        var outcomes: [StackOutcome] = []
        engine.planned(reason: .deepLink) {
            engine.planned(reason: .deepLink) {
                stack.present(ViewController(), animated: true)
            } completion: {
                outcomes.append($0)
            }
            for screen in [stack.viewControllers[0], ViewController()] {
                engine.perform(StackOperation([.push(screen, onto: stack)]) { outcomes.append($0) })
            }
        } completion: {
            outcomes.append($0)
        }
        #expect(stack.viewControllers.count == 1 && stack.presentedViewController == nil)
        #expect(pilot.issues.map(\.kind) == [.alreadyOnStack])
        #expect(outcomes.count == 4 && Set(outcomes).count == 1)
        guard case .failed(let issue, let index) = outcomes.first else { return }
        #expect(issue.kind == .alreadyOnStack && index == 2)
    }
}
