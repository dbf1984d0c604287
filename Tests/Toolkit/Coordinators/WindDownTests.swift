import Coordinators
import Screens
import ScreenTesting
import Terminal
import Testing

/// Cancelled work is waited for, and not for ever.
@Suite(.leavesNothing)
struct WindDownTests {
    /// A screen whose work does not look whether it was cancelled.
    private final class Import: ViewController {}

    private final class Log {
        var lines: [String] = []
    }

    private let log = Log()
    private let gate = Gate()

    private func stage() -> (pilot: Pilot, flow: CaseCoordinator, screen: Import) {
        let flow = CaseCoordinator(initialRoute: .screen("root"))
        let pilot = Pilot(root: flow)
        let screen = Import()
        flow.rootViewController.pushViewController(screen, animated: false)
        screen.task("import") { [log, gate] in
            _ = await gate.wait()
            log.lines.append("work ended, cancelled: \(Task.isCancelled)")
        }
        return (pilot, flow, screen)
    }

    @Test func `whoever awaits a route goes on when the work that it cancelled has ended`() async {
        let (pilot, flow, _) = stage()
        await breathe()
        let leaving = Task { [log] in
            let outcome = await flow.trigger(.popToRoot)
            log.lines.append("\(outcome)")
        }
        await breathe()
        #expect(flow.rootViewController.titles == ["root"])
        #expect(log.lines == [])
        gate.open()
        await leaving.value
        #expect(log.lines == ["work ended, cancelled: true", "committed"])
        #expect(pilot.window.timeUntilNextTimer == nil)
        #expect(pilot.issues.isEmpty)
    }

    @Test func `the old tree has come to rest when another root has been awaited`() async {
        let (pilot, _, _) = stage()
        await breathe()
        let swap = Task { [log] in
            let isDone = await pilot.window.setRootViewController(StepScreen("login"))
            log.lines.append("root \(isDone)")
        }
        await breathe()
        #expect(pilot.topScreen?.title == "login")
        gate.open()
        await swap.value
        #expect(log.lines == ["work ended, cancelled: true", "root true"])
    }

    @Test func `work that goes on after two seconds is reported with its screen, once, and nobody waits for it any more`() async {
        let (pilot, flow, _) = stage()
        await breathe()
        let leaving = Task { [log] in
            await flow.trigger(.popToRoot)
            log.lines.append("through")
        }
        await breathe()
        pilot.clock.advance(by: .milliseconds(1999))
        pilot.window.fireTimers()
        await breathe()
        #expect(pilot.issues.isEmpty)
        #expect(log.lines == [])
        await pilot.advance(by: .milliseconds(1))
        await leaving.value
        #expect(log.lines == ["through"])
        #expect(pilot.issues.map(\.kind) == [.overdueTask])
        #expect(pilot.issues.first?.place == "Import")
        #expect(pilot.issues.first?.description.contains("“import”") == true)
        #expect(pilot.window.timeUntilNextTimer == nil)
        await pilot.advance(by: .seconds(60))
        #expect(pilot.issues.count == 1)
        gate.open()
        await pilot.settle()
        #expect(pilot.window.engine.windingDown.isEmpty)
    }

    @Test func `each one has its own two seconds, and what ends in time is not reported`() async {
        let (pilot, flow, _) = stage()
        let (second, late) = (Import(), Gate())
        second.task("late") { _ = await late.wait() }
        await breathe()
        flow.rootViewController.popViewController(animated: false)
        pilot.clock.advance(by: .seconds(1))
        flow.rootViewController.pushViewController(second, animated: false)
        flow.rootViewController.popViewController(animated: false)
        gate.open()
        await breathe()
        pilot.clock.advance(by: .milliseconds(1500))
        pilot.window.fireTimers()
        #expect(pilot.issues.isEmpty)
        #expect(pilot.window.timeUntilNextTimer == .milliseconds(500))
        late.open()
        await pilot.settle()
        #expect(pilot.window.timeUntilNextTimer == nil)
        #expect(pilot.issues.isEmpty)
    }

    @Test func `of two that go on, each is reported when its own two seconds are over`() async {
        let (pilot, flow, _) = stage()
        let (second, late) = (Import(), Gate())
        second.task("late") { _ = await late.wait() }
        await breathe()
        flow.rootViewController.popViewController(animated: false)
        pilot.clock.advance(by: .seconds(1))
        flow.rootViewController.pushViewController(second, animated: false)
        flow.rootViewController.popViewController(animated: false)
        for reported in [1, 2] {
            #expect(pilot.window.timeUntilNextTimer == .seconds(1))
            pilot.clock.advance(by: .seconds(1))
            pilot.window.fireTimers()
            #expect(pilot.issues.map(\.kind) == Array(repeating: .overdueTask, count: reported))
        }
        #expect(pilot.window.timeUntilNextTimer == nil)
        gate.open()
        late.open()
        await pilot.settle()
    }

    @Test func `work that begins to ask the person something is waited for no more`() async {
        let flow = CaseCoordinator(initialRoute: .screen("root"))
        let pilot = Pilot(root: flow)
        let screen = Import()
        flow.rootViewController.pushViewController(screen, animated: false)
        screen.task("save") { [log, gate] in
            _ = await gate.wait()
            let answer = await flow.ask("Sure?", actions: [AlertAction(title: "Yes")])
            log.lines.append("answer \(answer?.title ?? "none")")
        }
        await breathe()
        let leaving = Task { [log] in
            await flow.trigger(.popToRoot)
            log.lines.append("through")
        }
        await breathe()
        #expect(log.lines == [])
        gate.open()
        await breathe()
        #expect(log.lines == ["through"])
        await pilot.press(.enter)
        #expect(log.lines == ["through", "answer Yes"])
        await leaving.value
    }

    @Test func `work that takes its own screen away, and waits for that, is not waited for by itself`() async {
        let flow = CaseCoordinator(initialRoute: .screen("root"))
        let pilot = Pilot(root: flow)
        await flow.trigger(.screen("form"))
        let form = flow.rootViewController.topViewController
        form?.task("close") { [log, gate] in
            _ = await gate.wait()
            let outcome = await flow.trigger(.popToRoot)
            log.lines.append("close: \(outcome)")
        }
        await breathe()
        form?.task("save") { [log] in
            let outcome = await flow.trigger(.popToRoot)
            log.lines.append("save: \(outcome)")
        }
        await breathe()
        #expect(log.lines == [])
        gate.open()
        await pilot.settle()
        #expect(log.lines.sorted() == ["close: unchanged", "save: committed"])
        #expect(pilot.issues.isEmpty)
        #expect(pilot.window.timeUntilNextTimer == nil)
    }

    @Test func `a window that goes keeps nobody waiting`() async {
        var stage: (pilot: Pilot, flow: CaseCoordinator, screen: Import)? = self.stage()
        await breathe()
        let leaving = stage.map { stage in
            Task { [log, flow = stage.flow] in
                await flow.trigger(.popToRoot)
                log.lines.append("through")
            }
        }
        await breathe()
        #expect(log.lines == [])
        stage = nil
        #expect(stage == nil)
        await leaving?.value
        #expect(log.lines == ["through"])
        gate.open()
        await breathe()
    }
}
