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
}
