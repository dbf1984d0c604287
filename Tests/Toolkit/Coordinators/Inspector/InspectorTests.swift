import Coordinators
import Screens
import ScreenTesting
import Terminal
import Testing

@Suite(.leavesNothing)
struct InspectorTests {
    private let flow = CaseCoordinator(initialRoute: .screen("root"))

    @Test func `it shows the live tree with owners, work, scopes and what waits, and Ctrl-T opens and closes it`() async {
        let pilot = Pilot(root: flow)
        let inspector = Inspector(pilot.window)
        let top = StepScreen("top")
        await flow.trigger(.screen("middle"))
        flow.rootViewController.pushViewController(top, animated: true)
        _ = Container().scope(for: top)
        top.task("listening", isLongLived: true) { await Gate().waitForCancel() }
        flow.postTask(for: AlertController.self, key: "later") { _ in }
        await pilot.settle()
        let text = inspector.text
        #expect(text.contains("  StepScreen · CaseCoordinator"))
        #expect(text.contains("tasks: listening · scopes: app/StepScreen"))
        #expect(text.contains("later for AlertController"))
        await pilot.press(.control("t"))
        #expect(pilot.screen.contains("NavigationController"))
        #expect(pilot.screen.contains("committed"))
        await pilot.press(.control("t"))
        #expect(!pilot.screen.contains("NavigationController"))
        #expect(flow.rootViewController.viewControllers.count == 3)
        flow.removePostTasks(for: AlertController.self)
    }

    @Test func `a screen that left and is still there is shown as leaked`() async {
        let pilot = Pilot(root: flow)
        let inspector = Inspector(pilot.window)
        let kept = StepScreen("kept")
        flow.rootViewController.pushViewController(kept, animated: true)
        flow.trigger(.pop, completion: nil)
        flow.trigger(.screen("next"), completion: nil)
        #expect(inspector.text.contains("leaked\n  ! StepScreen"))
        #expect(kept.entryID == nil)
    }

    @Test func `the trace has one line for each step, tied by the number of the operation`() async {
        let pilot = Pilot(root: flow)
        var lines: [String] = []
        let trace = NavigationTrace { lines.append($0) }
        pilot.window.add(trace)
        await flow.trigger(.screen("b"))
        #expect(lines.count == 4)
        #expect(lines[0] == "- route      CaseCoordinator.screen(…)")
        #expect(lines[1].hasSuffix("asked      push StepScreen"))
        #expect(lines[2].contains("committed  NavigationController/StepScreen → NavigationController/StepScreen in"))
        #expect(lines[3].hasSuffix("ended      committed"))
        #expect(trace.recent == lines)
    }

    @Test func `F12 opens and closes it as well`() async {
        let pilot = Pilot(root: flow)
        let inspector = Inspector(pilot.window)
        await pilot.press(.function(12))
        #expect(pilot.screen.contains("NavigationController"))
        await pilot.press(.function(12))
        #expect(!pilot.screen.contains("NavigationController"))
        withExtendedLifetime(inspector) {}
    }
}
