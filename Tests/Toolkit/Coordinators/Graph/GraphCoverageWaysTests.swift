import Screens
import Testing

@testable import Coordinators

/// The verdict of a coverage on single events, one way beside others that are like it.
struct GraphCoverageWaysTests {
    private enum AnyRoute: Route {}
    private final class ListScreen: ViewController {}
    private final class FruitScreen: ViewController {}
    private final class PeelScreen: ViewController {}
    private final class CartScreen: ViewController {}
    private final class HelpScreen: ViewController {}
    private final class PayScreen: ViewController {}
    private final class ReceiptScreen: ViewController {}

    private final class Shop: TabBarCoordinator<AnyRoute>, TransitionDeclaring {
        static var declaredTransitions: [TransitionDeclaration] { [.tabs(Shelf.self, Cart.self, Help.self)] }
    }

    private final class Shelf: NavigationCoordinator<AnyRoute>, TransitionDeclaring {
        static var declaredTransitions: [TransitionDeclaration] {
            [
                .start(ListScreen.self), .push("fruit", from: ListScreen.self, to: FruitScreen.self),
                .push("peel", from: FruitScreen.self, to: PeelScreen.self), .act("like", from: ListScreen.self),
                .act("sort", from: ListScreen.self), .act("like", from: FruitScreen.self), .question(from: FruitScreen.self),
                .asks(FruitScreen.self), .back("peeled", from: PeelScreen.self, to: Shelf.self), .back("closed", from: ListScreen.self),
            ]
        }
    }

    private final class Cart: NavigationCoordinator<AnyRoute>, TransitionDeclaring {
        static var declaredTransitions: [TransitionDeclaration] {
            [.start(CartScreen.self), .question(from: CartScreen.self), .present("pay", from: CartScreen.self, to: Pay.self)]
        }
    }

    private final class Help: NavigationCoordinator<AnyRoute>, TransitionDeclaring {
        static var declaredTransitions: [TransitionDeclaration] {
            [.start(HelpScreen.self), .present("pay", from: HelpScreen.self, to: Pay.self)]
        }
    }

    private final class Pay: NavigationCoordinator<AnyRoute>, TransitionDeclaring {
        static var declaredTransitions: [TransitionDeclaration] {
            [
                .start(PayScreen.self), .push("receipt", from: PayScreen.self, to: ReceiptScreen.self), .finish(from: PayScreen.self),
                .finish("paid", from: ReceiptScreen.self), .back("cancel", from: PayScreen.self),
                .push("again", from: PayScreen.self, to: ReceiptScreen.self), .back("wrong", from: ReceiptScreen.self),
            ]
        }
    }

    private let coverage = GraphCoverage(NavigationGraph(Shop.self))

    /// Lets a commit be seen.
    private func go(_ from: String, _ to: String, _ move: NavigationMove, by route: (coordinator: String, name: String)? = nil) {
        let routes = route.map { [NavigationChange.RouteName(coordinator: $0.coordinator, route: $0.name)] } ?? []
        coverage.navigationDid(
            .committed(operation: 1, change: NavigationChange(from: [from], to: [to], move: move, routes: routes), duration: .zero))
    }

    private func isDeclared(_ body: () -> Void) -> Bool {
        let count = coverage.undeclared.count
        body()
        return coverage.undeclared.count == count
    }

    @Test func `runs that are added up have gone, asked and missed what each of them did`() {
        let all = GraphCoverage(coverage.graph)
        go("ListScreen", "FruitScreen", .push, by: ("Shelf", "fruit"))
        coverage.navigationDid(.ended(operation: 1, outcome: .refused(by: "FruitScreen")))
        go("ListScreen", "FruitScreen", .present, by: ("Shelf", "fruit"))
        #expect(coverage.exercised.count == 1 && coverage.undeclared.count == 1)
        all.merge(coverage)
        #expect(all.exercised == coverage.exercised && all.asked == ["FruitScreen"] && all.undeclared == coverage.undeclared)
    }

    @Test func `a question is that of the screen that asked it`() {
        coverage.navigationDid(.questioned(by: "CartScreen"))
        #expect(coverage.exercised == [NavigationEdge("CartScreen", nil, NavigationEdge.alert, .present)])
    }

    @Test func `what is done on a screen is the act of that name, on that screen`() {
        go("FruitScreen", "ListScreen", .back)
        coverage.navigationDid(.triggered(coordinator: "Shelf", route: "like(1)"))
        #expect(coverage.exercised.filter { $0.move == .stay } == [NavigationEdge("ListScreen", "like", "ListScreen", .stay)])
    }

    @Test func `a flow that ends by a route may leave anything behind, but no screen of its own`() {
        #expect(isDeclared { go("ReceiptScreen", "HelpScreen", .select, by: ("Pay", "paid")) })
        #expect(coverage.exercised == [NavigationEdge("ReceiptScreen", "paid", "Cart", .finish)])
        #expect(!isDeclared { go("ReceiptScreen", "PayScreen", .back, by: ("Pay", "paid")) })
    }

    @Test func `a way back to a flow leads to any of its screens, and one that does not say where leads anywhere`() {
        #expect(isDeclared { go("PeelScreen", "FruitScreen", .back, by: ("Shelf", "peeled")) })
        #expect(!isDeclared { go("PeelScreen", "CartScreen", .back, by: ("Shelf", "peeled")) })
        #expect(isDeclared { go("ListScreen", "CartScreen", .back, by: ("Shelf", "closed")) })
    }

    @Test func `a tab that is chosen is the way from the one to the other, and no third`() {
        go("FruitScreen", "CartScreen", .select)
        #expect(coverage.exercised == [NavigationEdge("Shelf", nil, "Cart", .select)])
    }

    @Test func `a tab's key leads back to that tab's own root only`() {
        #expect(isDeclared { go("PeelScreen", "ListScreen", .back) })
        #expect(!isDeclared { go("PeelScreen", "CartScreen", .back) })
    }

    @Test func `a flow that ends without a route has to say so of the screen on which it does`() {
        #expect(isDeclared { go("PayScreen", "CartScreen", .finish) })
        #expect(!isDeclared { go("ReceiptScreen", "CartScreen", .finish) })
    }

    @Test func `a coordinator is the origin of its own screens, and of what is no screen`() {
        let graph = coverage.graph
        #expect(graph.isOrigin("Shelf", "PeelScreen") && graph.isOrigin("Shop", "PeelScreen") && graph.isOrigin("PeelScreen", "PeelScreen"))
        #expect(!graph.isOrigin("Shelf", "CartScreen") && !graph.isOrigin("ListScreen", "NavigationController"))
        #expect(graph.isOrigin("Shelf", "NavigationController"))
    }

    @Test func `a way back that does not say where leads to everything that its screen came from, each once`() {
        func targets(_ route: String) -> [String] { coverage.graph.flows.flatMap(\.edges).filter { $0.route == route }.map(\.to) }
        #expect(targets("cancel") == ["CartScreen", "HelpScreen"])
        #expect(targets("wrong") == ["PayScreen"])
        #expect(targets("closed") == [""])
    }
}
