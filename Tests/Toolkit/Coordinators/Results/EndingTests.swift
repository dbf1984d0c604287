import Coordinators
import Screens
import ScreenTesting
import Terminal
import Testing

private enum StepRoute: Route { case step }

private final class StepFlow: NavigationCoordinator<StepRoute> {
    override func prepareTransition(for route: StepRoute) -> NavigationTransition { .push(ViewController()) }
}

private final class Picker: ViewController, Flow {
    let result = FlowResult<Int>()
}

/// The end of a flow, and the questions of one, with `await`.
@Suite(.leavesNothing)
struct EndingTests {
    private final class Box<Value> { var values: [Value] = [] }

    private let home = StepFlow(initialRoute: .step)

    private var screen: ViewController? { home.rootViewController.topViewController }

    @Test func `who waits for the end of a flow learns how it ended`() async throws {
        let pilot = Pilot(root: home)
        let endings = Box<FlowEnding>()
        for ends in [true, false] {
            let child = StepFlow(initialRoute: .step)
            home.perform(.present(child))
            screen?.task { [weak child] in if let ending = try? await child?.ended() { endings.values.append(ending) } }
            await pilot.settle()
            if ends { child.finish() } else { await pilot.press(.escape) }
            await pilot.settle()
            // One that has ended is not waited for.
            #expect(try await child.ended() == endings.values.last)
        }
        #expect(endings.values == [.finished, .left(.dismissed)])
    }

    @Test func `whose wait is cancelled learns nothing, and the flow goes on`() async {
        let pilot = Pilot(root: home)
        let child = StepFlow(initialRoute: .step)
        home.perform(.present(child))
        let errors = Box<any Error>()
        let work = screen?.task { [weak child] in
            do { _ = try await child?.ended() } catch { errors.values.append(error) }
        }
        await pilot.settle()
        work?.cancel()
        await work?.value
        #expect(errors.values.count == 1 && errors.values.first is CancellationError && !child.isFinished)
        await pilot.press(.escape)
    }

    @Test func `the outcome of a pushed flow that is left is no error`() async {
        let pilot = Pilot(root: home)
        let outcomes = Box<String>()
        home.rootViewController.task { [home] in
            if let outcome = try? await home.outcome(ofPushing: Picker()) { outcomes.values.append("\(outcome)") }
        }
        await pilot.settle()
        await pilot.press(.escape)
        #expect(outcomes.values == ["cancelled(by: Screens.LeaveReason.pop)"])
    }

    @Test func `a coordinator asks over the screen that is on show, and what it asks goes with that`() async {
        let pilot = Pilot(root: home)
        let answers = Box<String>()
        let root = home.rootViewController
        root.task { [home] in answers.values.append(await home.prompt("Name", action: "go") ?? "none") }
        await pilot.settle()
        await pilot.type("Ann")
        await pilot.press(.enter)
        root.task { [home] in answers.values.append(await home.choose(from: [MenuChoice("one", "1"), MenuChoice("two", "2")]) ?? "none") }
        await pilot.settle()
        await pilot.press(.down, .enter)
        root.task { [home] in answers.values.append(await home.confirm("Sure?", action: "yes") ? "yes" : "no") }
        await pilot.settle()
        await pilot.press(.escape)
        #expect(answers.values == ["Ann", "2", "no"])
        await home.trigger(.step)
        root.task { [home] in answers.values.append(await home.prompt("Name", action: "go") ?? "none") }
        await pilot.settle()
        root.popViewController(animated: false)
        await pilot.settle()
        #expect(answers.values.last == "none" && !pilot.window.hasOverlay)
    }
}
