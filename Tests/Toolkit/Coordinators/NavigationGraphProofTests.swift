import Coordinators
import Screens
import Testing

struct NavigationGraphProofTests {
    private enum AnyRoute: Route {}
    private final class HomeScreen: ViewController {}
    private final class SharedScreen: ViewController {}
    private final class OtherScreen: ViewController {}

    private final class Shared: NavigationCoordinator<AnyRoute>, TransitionDeclaring {
        static var declaredTransitions: [TransitionDeclaration] { [.start(SharedScreen.self)] }
    }

    private final class Other: NavigationCoordinator<AnyRoute>, TransitionDeclaring {
        static var declaredTransitions: [TransitionDeclaration] { [.start(OtherScreen.self)] }
    }

    private final class Pair: TabBarCoordinator<AnyRoute>, TransitionDeclaring {
        static var declaredTransitions: [TransitionDeclaration] { [.tabs(Shared.self, Other.self)] }
    }

    private final class PairLater: NavigationCoordinator<AnyRoute>, TransitionDeclaring {
        static var declaredTransitions: [TransitionDeclaration] {
            [.start(HomeScreen.self), .present("pair", from: HomeScreen.self, to: Pair.self)]
        }
    }

    private final class PairAround: NavigationCoordinator<AnyRoute>, TransitionDeclaring {
        static var declaredTransitions: [TransitionDeclaration] {
            [.start(Shared.self), .replace("pair", from: Shared.self, to: Pair.self)]
        }
    }

    @Test func `every tab can be reached where one of them can: at the start, later, or around a flow that was there`() {
        for graph in [NavigationGraph(Pair.self), NavigationGraph(PairLater.self), NavigationGraph(PairAround.self)] {
            #expect(graph.screens.contains("OtherScreen"))
            #expect(graph.unreachable == [])
        }
    }

    /// A flow that begins with whatever is asked for.
    private final class Hall: NavigationCoordinator<AnyRoute>, TransitionDeclaring {
        static var declaredTransitions: [TransitionDeclaration] {
            [.replace("shared", from: Hall.self, to: Shared.self), .replace("home", from: Hall.self, to: HomeScreen.self)]
        }
    }

    private final class Island: NavigationCoordinator<AnyRoute>, TransitionDeclaring {
        static var declaredTransitions: [TransitionDeclaration] {
            [.start(HomeScreen.self), .present("other", from: SharedScreen.self, to: Other.self)]
        }
    }

    @Test func `what a flow asks for by itself is reached, and what only an island leads to is not`() {
        #expect(NavigationGraph(Hall.self).unreachable == [])
        #expect(NavigationGraph(Hall.self).deadEnds == [])
        #expect(NavigationGraph(Island.self).unreachable == ["SharedScreen", "OtherScreen"])
    }

    private final class DetailScreen: ViewController {}

    private final class Deep: NavigationCoordinator<AnyRoute>, TransitionDeclaring {
        static var declaredTransitions: [TransitionDeclaration] {
            [
                .start(HomeScreen.self), .push("detail", from: SharedScreen.self, to: DetailScreen.self),
                .push("shared", from: HomeScreen.self, to: SharedScreen.self), .present("asked", from: DetailScreen.self, to: Asked.self),
            ]
        }
    }

    private final class DoneScreen: ViewController {}

    /// A flow whose last screen ends it and goes nowhere else.
    private final class Asked: NavigationCoordinator<AnyRoute>, TransitionDeclaring {
        static var declaredTransitions: [TransitionDeclaration] {
            [
                .start(OtherScreen.self), .replace("done", from: OtherScreen.self, to: DoneScreen.self),
                .finish("closed", from: DoneScreen.self),
            ]
        }
    }

    @Test func `a way back may lead over several screens, or be the end of a flow`() {
        #expect(NavigationGraph(Deep.self).deadEnds == [])
    }

    @Test func `a flow of tabs begins with the first of them, and is printed with all`() {
        let graph = NavigationGraph(Pair.self)
        #expect(graph.flow("Pair")?.starts == ["Shared"])
        #expect(graph.text.contains("  tabs: Shared, Other\n") && graph.text.contains("Other, brought by Pair\n"))
    }
}
