@testable import Coordinators
import Screens
import ScreenTesting
import Terminal
import Testing

@Suite(.leavesNothing)
struct GraphTests {
    private enum FruitRoute: Route { case list, fruit(Int), eaten, quiet, secret }
    private final class ListScreen: ViewController {}
    private final class FruitScreen: ViewController {
        override func canLeave(_ reason: LeaveReason) async -> Bool { await confirm("Throw it away?", action: "Yes") }
    }
    private final class AboutScreen: ViewController {}

    private final class Fruits: NavigationCoordinator<FruitRoute>, TransitionDeclaring {
        static var declaredTransitions: [TransitionDeclaration] {
            [
                .start(ListScreen.self),
                .push("fruit", from: ListScreen.self, to: FruitScreen.self),
                .back("eaten", from: FruitScreen.self),
                .act("quiet", from: ListScreen.self),
                .asks(FruitScreen.self),
            ]
        }

        override func prepareTransition(for route: FruitRoute) -> NavigationTransition {
            switch route {
            case .list: .push(ListScreen())
            case .fruit, .secret: .push(FruitScreen())
            case .eaten: .pop()
            case .quiet: .none()
            }
        }
    }

    private final class Abouts: NavigationCoordinator<FruitRoute>, TransitionDeclaring {
        static var declaredTransitions: [TransitionDeclaration] { [.start(AboutScreen.self), .finish("eaten", from: AboutScreen.self)] }
    }

    private final class Tabs: TabBarCoordinator<FruitRoute>, TransitionDeclaring {
        static var declaredTransitions: [TransitionDeclaration] {
            [.tabs(Fruits.self, Abouts.self), .present("secret", from: Tabs.self, to: Lost.self)]
        }
    }

    private final class Lost: NavigationCoordinator<FruitRoute>, TransitionDeclaring {
        static var declaredTransitions: [TransitionDeclaration] {
            [
                .start(LostScreen.self), .replace("fruit", from: LostScreen.self, to: TrapScreen.self),
                .push("list", from: FarScreen.self, to: FarScreen.self), .replace("eaten", from: Lost.self, to: Again.self),
            ]
        }
    }

    private final class Again: NavigationCoordinator<FruitRoute>, TransitionDeclaring {
        static var declaredTransitions: [TransitionDeclaration] {
            [.start(LostScreen.self), .replace("eaten", from: Again.self, to: Lost.self)]
        }
    }

    private final class LostScreen: ViewController {}
    private final class TrapScreen: ViewController {}
    private final class FarScreen: ViewController {}

    private let whole = NavigationGraph(Tabs.self)

    @Test func `a graph is put together from the coordinators that bring each other`() {
        #expect(whole.flows.map(\.name) == ["Tabs", "Fruits", "Abouts", "Lost", "Again"])
        #expect(whole.flow("Again")?.parent == "Lost")
        #expect(whole.waysBack.contains(NavigationEdge("FruitScreen", nil, "ListScreen", .back)))
        #expect(whole.waysBack.contains(NavigationEdge("LostScreen", nil, "Tabs", .back)))
        #expect(whole.waysBetweenTabs.count == 2)
        #expect(whole.flow("Fruits")?.edges.contains(NavigationEdge("FruitScreen", "eaten", "ListScreen", .back)) == true)
    }

    @Test func `a screen that nothing leads to, and one without a way back, are named`() {
        #expect(whole.unreachable == ["FarScreen"])
        #expect(whole.deadEnds == ["TrapScreen", "FarScreen"])
        #expect(NavigationGraph(Fruits.self).unreachable == [])
        #expect(NavigationGraph(Fruits.self).deadEnds == [])
    }

    @Test func `flows that lead into each other by themselves are printed as the circle`() {
        #expect(whole.redirectLoops == [["Lost", "Again", "Lost"], ["Again", "Lost", "Again"]])
        #expect(NavigationGraph(Fruits.self).redirectLoops == [])
    }

    @Test func `it prints as Mermaid and as a table`() {
        let graph = NavigationGraph(Fruits.self)
        #expect(
            graph.mermaid == """
                flowchart LR
                    subgraph Fruits["Fruits"]
                        ListScreen["ListScreen"]
                        FruitScreen["FruitScreen ?"]
                    end
                    ListScreen -->|"fruit"| FruitScreen
                    FruitScreen -->|"eaten"| ListScreen

                """)
        #expect(
            graph.text == """
                Fruits
                  begins with ListScreen
                  asks before it leaves: FruitScreen
                  ListScreen   fruit  push  FruitScreen
                  FruitScreen  eaten  back  ListScreen
                  ListScreen   quiet  stay

                """)
    }

    @Test func `what a run did is compared with what was declared, Esc included`() async {
        let flow = Fruits(initialRoute: .list)
        let pilot = Pilot(root: flow)
        let coverage = GraphCoverage(NavigationGraph(Fruits.self))
        pilot.window.add(coverage)
        #expect(coverage.unexercised.count == 4)
        await flow.trigger(.fruit(1))
        #expect(coverage.silent == ["FruitScreen"])
        await pilot.press(.escape, .right, .enter)
        #expect(coverage.silent == [])
        #expect(coverage.unexercised.map(\.route) == ["eaten", "quiet"])
        await flow.trigger(.quiet)
        #expect(coverage.unexercised.map(\.description) == ["FruitScreen —eaten→ ListScreen (back)"])
        #expect(coverage.undeclared == [])
    }

    @Test func `a way that was not declared fails the test of the pilot that saw it`() async {
        let flow = Fruits(initialRoute: .list)
        let pilot = Pilot(root: flow)
        await withKnownIssue {
            await flow.trigger(.secret)
        } matching: {
            $0.comments.first?.rawValue.contains("ListScreen —secret→ FruitScreen (push) by Fruits") == true
        }
        #expect(pilot.coverage.undeclared.count == 1)
    }

    @Test func `a screen that comes past its coordinator, and one that asks without having said so, are not declared either`() async {
        final class Silent: NavigationCoordinator<FruitRoute>, TransitionDeclaring {
            static var declaredTransitions: [TransitionDeclaration] {
                [.start(ListScreen.self), .push("fruit", from: ListScreen.self, to: FruitScreen.self)]
            }
        }
        let flow = Silent(root: ListScreen())
        let pilot = Pilot(root: flow)
        pilot.coverage.onUndeclared = nil
        flow.rootViewController.pushViewController(FruitScreen(), animated: true)
        await pilot.press(.escape, .right, .enter)
        #expect(
            pilot.coverage.undeclared == [
                "ListScreen —call→ FruitScreen (push)", "FruitScreen asks a question, which is not declared",
                "FruitScreen asks before it leaves, which is not declared",
            ])
    }

    @Test func `a tab that is chosen is a way between the flows, and back over several levels by the same key is one too`() async {
        final class Pair: TabBarCoordinator<FruitRoute>, TransitionDeclaring {
            static var declaredTransitions: [TransitionDeclaration] { [.tabs(Plain.self, Other.self)] }
        }
        final class Plain: NavigationCoordinator<FruitRoute>, TransitionDeclaring {
            static var declaredTransitions: [TransitionDeclaration] {
                [
                    .start(ListScreen.self), .push("list", from: ListScreen.self, to: AboutScreen.self),
                    .push("fruit", from: AboutScreen.self, to: FarScreen.self),
                ]
            }
            override func prepareTransition(for route: FruitRoute) -> NavigationTransition {
                if case .list = route { .push(AboutScreen()) } else { .push(FarScreen()) }
            }
        }
        final class Other: NavigationCoordinator<FruitRoute>, TransitionDeclaring {
            static var declaredTransitions: [TransitionDeclaration] { [.start(TrapScreen.self)] }
        }
        let plain = Plain(root: ListScreen())
        let pair = Pair(tabs: [plain, Other(root: TrapScreen())])
        let pilot = Pilot(root: pair)
        await plain.trigger(.list)
        await plain.trigger(.fruit(1))
        await pilot.press("2", "1", "1")
        #expect(pilot.stack == ["ListScreen"])
        #expect(pilot.coverage.undeclared == [])
        #expect(pilot.coverage.exercised.isSuperset(of: pilot.coverage.graph.waysBetweenTabs))
    }

    @Test func `routes that ask for each other without end are stopped, and the circle is printed`() async {
        final class Circle: NavigationCoordinator<FruitRoute> {
            override func prepareTransition(for route: FruitRoute) -> NavigationTransition {
                if case .quiet = route { .perform { [weak self] in self?.trigger(.eaten) } } else { .trigger(.quiet, on: router) }
            }
        }
        let circle = Circle(root: ListScreen())
        let pilot = Pilot(root: circle)
        await circle.trigger(.quiet)
        #expect(pilot.issues.map(\.kind) == [.redirectLoop])
        #expect(pilot.issues.first?.what.contains("Circle.quiet → Circle.eaten → Circle.quiet") == true)
        #expect(pilot.stack == ["ListScreen"])
    }
}
