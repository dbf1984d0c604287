import Coordinators
import Screens
import ScreenTesting
import Terminal
import Testing

// J. What two guards answer decides what becomes of a change, on every way out.
@Suite(.leavesNothing)
struct CaseJGuardTests {
    private final class Guard: ViewController {
        let agrees: Bool
        private(set) var asked = 0

        init(agrees: Bool) {
            self.agrees = agrees
            super.init()
        }

        override func canLeave(_ reason: LeaveReason) async -> Bool {
            asked += 1
            return agrees
        }
    }

    nonisolated enum Way: CaseIterable {
        case popTo, popToRoot, set, anotherRoot
    }

    nonisolated static let answers = [(true, true), (true, false), (false, true), (false, false)]

    // Case 144
    @Test(arguments: Way.allCases, answers)
    func `guards are asked from the top down, the first no ends it, and only agreement carries it out`(
        _ way: Way, _ answers: (upper: Bool, lower: Bool)
    ) async {
        let stack = NavigationController.of("root")
        let pilot = Pilot(root: stack)
        let (lower, upper) = (Guard(agrees: answers.lower), Guard(agrees: answers.upper))
        stack.pushViewController(lower, animated: true)
        stack.pushViewController(upper, animated: true)
        #expect(lower.asked + upper.asked == 0)
        let log = EventLog()
        pilot.window.add(log)
        switch way {
        case .popTo: stack.popToViewController(stack.viewControllers[0], animated: true)
        case .popToRoot: stack.popToRootViewController(animated: true)
        case .set: stack.viewControllers = [StepScreen("new")]
        case .anotherRoot: pilot.window.rootViewController = StepScreen("other")
        }
        await pilot.settle()
        let isDone = answers.upper && answers.lower
        #expect(upper.asked == 1)
        #expect(lower.asked == (answers.upper ? 1 : 0))
        #expect((upper.entryID == nil) == isDone)
        #expect((lower.entryID == nil) == isDone)
        #expect(log.commits == (isDone ? 1 : 0))
        let outcomes = log.events.compactMap { if case .ended(_, let outcome) = $0 { outcome } else { nil } }
        #expect(outcomes == [isDone ? .committed : .refused(by: "Guard")])
        #expect(pilot.issues.isEmpty)
    }
}
