@testable import Coordinators
import Screens
import ScreenTesting
import Terminal
import Testing

/// Ways that no route leads: questions, and flows whose value is waited for.
@Suite(.leavesNothing)
struct GraphQuestionTests {
    private enum AskRoute: Route { case list, fruit(Int) }
    private final class ListScreen: ViewController {}
    private final class AboutScreen: ViewController {}
    private final class LostScreen: ViewController {}
    private final class TrapScreen: ViewController {}
    private final class Silent: NavigationCoordinator<AskRoute>, TransitionDeclaring {
        static var declaredTransitions: [TransitionDeclaration] { [.start(ListScreen.self)] }
    }

    private final class AnswerScreen: ViewController, Flow {
        let result = FlowResult<Int>()
    }

    private final class Asking: NavigationCoordinator<AskRoute>, TransitionDeclaring {
        static var declaredTransitions: [TransitionDeclaration] {
            [
                .start(ListScreen.self), .question(from: ListScreen.self), .question(from: Asking.self),
                .present(from: ListScreen.self, to: AnswerScreen.self), .push(from: ListScreen.self, to: AboutScreen.self),
                .present("list", from: ListScreen.self, to: LostScreen.self),
                .replace("fruit", from: LostScreen.self, to: TrapScreen.self),
            ]
        }

        override func prepareTransition(for route: AskRoute) -> NavigationTransition {
            if case .list = route { .present(LostScreen()) } else { .multiple(.dismiss(), .push(TrapScreen())) }
        }
    }

    @Test func `questions, and flows whose value is waited for, are ways too, and Esc leads back from them`() async {
        let list = ListScreen()
        let flow = Asking(root: list)
        let pilot = Pilot(root: flow)
        list.task { _ = await list.confirm("Really?", action: "Yes") }
        await pilot.settle()
        await pilot.press(.escape)
        list.task { _ = await flow.ask("Sure?", actions: [AlertAction(title: "No", style: .cancel)]) }
        await pilot.settle()
        await pilot.press(.escape)
        var outcomes: [String] = []
        flow.present(AnswerScreen()) { outcomes.append("\($0)") }
        await pilot.press(.escape)
        #expect(outcomes == ["cancelled(by: Screens.LeaveReason.dismissed)"])
        #expect(pilot.stack == ["ListScreen"])
        await flow.trigger(.list)
        await flow.trigger(.fruit(1))
        #expect(pilot.stack == ["ListScreen", "TrapScreen"])
        await pilot.press(.escape)
        #expect(pilot.coverage.undeclared == [])
        #expect(
            pilot.coverage.unexercised.map(\.description) == [
                "ListScreen —call→ AboutScreen (push)", "AboutScreen —Esc→ ListScreen (back)", "LostScreen —Esc→ ListScreen (back)",
            ])
        #expect(pilot.coverage.graph.modals.map(\.to) == ["AlertController", "AlertController", "AnswerScreen", "LostScreen"])
        #expect(pilot.coverage.graph.text.contains("  Asking      (question)  present  AlertController\n"))
        #expect(pilot.coverage.graph.text.contains("  ListScreen  (result)    present  AnswerScreen\n"))
    }

    @Test func `a question that was not declared fails the test of the pilot that saw it`() async {
        let list = ListScreen()
        let flow = Silent(root: list)
        let pilot = Pilot(root: flow)
        pilot.coverage.onUndeclared = nil
        list.task { _ = await list.confirm("Really?", action: "Yes") }
        await pilot.settle()
        await pilot.press(.escape)
        #expect(pilot.coverage.undeclared == ["ListScreen asks a question, which is not declared"])
    }
}
