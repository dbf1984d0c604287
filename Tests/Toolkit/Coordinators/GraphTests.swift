import Coordinators
import Screens
import ScreenTesting
import Terminal
import Testing

struct GraphTests {
    private let whole = NavigationGraph(
        start: "Login",
        [NavigationEdge("Login", "signedIn", "Home", .replace, guarded: "token")],
        [
            NavigationEdge("Home", "walk", "Walk"),
            NavigationEdge("Walk", "edit", "Edit", .present, guarded: "unsaved form"),
            NavigationEdge("Home", "signOut", "Login", .replace),
        ])

    @Test func `a whole graph has every screen in reach, and a way back from each`() {
        #expect(whole.unreachable == [])
        #expect(whole.deadEnds == [])
        #expect(whole.redirectLoops == [])
    }

    @Test func `a screen that nothing leads to, and one without a way back, are named`() {
        let graph = NavigationGraph(start: "A", [NavigationEdge("A", "b", "B", .act), NavigationEdge("X", "y", "Y")])
        #expect(graph.unreachable == ["X", "Y"])
        #expect(graph.deadEnds == ["B", "X"])
    }

    @Test func `redirects that lead in a circle are printed as the circle`() {
        let graph = NavigationGraph(
            start: "A",
            [NavigationEdge("A", "r", "B", .replace, guarded: "1"), NavigationEdge("B", "r", "A", .replace, guarded: "2")])
        #expect(graph.redirectLoops == [["A", "B", "A"], ["B", "A", "B"]])
    }

    @Test func `it prints as Mermaid and as a table`() {
        #expect(
            whole.mermaid == """
                flowchart LR
                    Edit["Edit"]
                    Home["Home"]
                    Login["Login"]
                    Walk["Walk"]
                    Login -->|"signedIn [token]"| Home
                    Home -->|"walk"| Walk
                    Walk -.->|"edit [unsaved form]"| Edit
                    Home -->|"signOut"| Login

                """)
        #expect(whole.text.contains("Walk   edit      present  Edit   asks: unsaved form"))
    }

    private enum FruitRoute: Route { case list, fruit(Int), secret }
    private final class ListScreen: ViewController {}
    private final class FruitScreen: ViewController {}

    private final class Fruits: NavigationCoordinator<FruitRoute> {
        override func prepareTransition(for route: FruitRoute) -> NavigationTransition {
            switch route {
            case .list: .push(ListScreen())
            case .fruit, .secret: .push(FruitScreen())
            }
        }
    }

    @Test func `what a run did is compared with what was declared`() async {
        let graph = NavigationGraph(
            start: "ListScreen", [NavigationEdge("ListScreen", "fruit", "FruitScreen"), NavigationEdge("ListScreen", "about", "About")])
        let flow = Fruits(initialRoute: .list)
        let pilot = Pilot(root: flow)
        let coverage = GraphCoverage(graph)
        pilot.window.add(coverage)
        await flow.trigger(.fruit(1))
        await pilot.press(.escape)
        #expect(coverage.exercised.map(\.route) == ["fruit"])
        #expect(coverage.unexercised.map(\.route) == ["about"])
        await flow.trigger(.secret)
        #expect(coverage.undeclared == ["ListScreen secret FruitScreen"])
    }
}
