import ScreenTesting
import Screens
import Terminal
import Testing

@testable import Coordinators

@MainActor
@Suite(.leavesNothing)
struct ChoiceViewControllerTests {
    private final class Answer {
        var value = 4
    }

    private func pilot(_ size: Size = Size(width: 80, height: 24), keep: @escaping @MainActor (Int) async -> String?) -> Pilot {
        let options = [(1, "1 week"), (4, "4 weeks"), (12, "12 weeks")].map { OptionPicker<Int>.Option($0.0, $0.1) }
        let kept = Answer()
        let screen = ChoiceViewController(
            title: "Period", question: "How long does the room go on?", help: "It can be ended at any time.", options: options,
            selection: { kept.value }
        ) { value in
            let refusal = await keep(value)
            if refusal == nil { kept.value = value }
            return refusal
        }
        return Pilot(size: size, root: screen)
    }

    @Test(arguments: [Size(width: 80, height: 24), Size(width: 40, height: 12), Size(width: 20, height: 5)])
    func `a question with its answers`(_ size: Size) {
        assertSnapshot(of: pilot(size) { _ in nil }.window, named: "\(size.width)x\(size.height)", function: "choice")
    }

    @Test func `an answer is kept, and holds from then on`() async {
        var kept: [Int] = []
        let pilot = pilot { value in
            kept.append(value)
            return nil
        }
        await pilot.press(.down, .enter)
        #expect(kept == [12])
        #expect(pilot.screen.contains("● 12 weeks"))
    }

    @Test func `an answer that is refused gives way to the one before, with the reason`() async {
        let pilot = pilot { $0 == 12 ? "The disk is full." : nil }
        await pilot.press(.down, .enter)
        #expect(pilot.screen.contains("● 4 weeks"))
        #expect(pilot.screen.contains("! The disk is full."))
        assertSnapshot(of: pilot.window, named: "refused", function: "choice")
        await pilot.press(.up, .up, .enter)
        #expect(pilot.screen.contains("● 1 week"))
        #expect(!pilot.screen.contains("!"))
    }

    @Test func `the chosen answer is the value that it leaves with`() async {
        var chosen: [Int] = []
        let options = [1, 4].map { OptionPicker<Int>.Option($0, "\($0)") }
        let coordinator = Asking(initialRoute: .ask)
        coordinator.choice = { ChoiceViewController(title: "Period", question: "How long?", options: options, selection: { 1 }) }
        coordinator.onChoice = { chosen.append($0) }
        let pilot = Pilot(root: coordinator)
        await coordinator.trigger(.answer)
        await pilot.settle()
        await pilot.press(.down, .enter)
        #expect(chosen == [4])
        #expect(pilot.stack == ["ViewController"])
    }
}

private nonisolated enum AskingRoute: Route {
    case ask, answer
}

private final class Asking: NavigationCoordinator<AskingRoute> {
    var choice: () -> ChoiceViewController<Int>? = { nil }
    var onChoice: (Int) -> Void = { _ in }

    override func prepareTransition(for route: AskingRoute) -> NavigationTransition {
        switch route {
        case .ask: .set([ViewController()])
        case .answer: choice().map { .push($0) { [weak self] in self?.onChoice($0) } } ?? .none()
        }
    }
}
