import Coordinators
import Screens
import ScreenTesting
import Terminal
import Testing

/// The ways that count as not declared, and the links that count as gone.
@Suite(.leavesNothing)
struct GraphCoverageTests {
    private enum FruitRoute: Route { case fruit, about, secret }
    private final class ListScreen: ViewController {}
    private final class FruitScreen: ViewController {}
    private final class AboutScreen: ViewController {}

    private final class Fruits: NavigationCoordinator<FruitRoute>, TransitionDeclaring {
        static var declaredTransitions: [TransitionDeclaration] {
            [
                .start(ListScreen.self), .push("fruit", from: ListScreen.self, to: FruitScreen.self),
                .push("about", from: ListScreen.self, to: AboutScreen.self), .links("secret"),
            ]
        }

        var presents = false

        override func prepareTransition(for route: FruitRoute) -> NavigationTransition {
            switch route {
            case .fruit: presents ? .present(FruitScreen()) : .push(FruitScreen())
            case .about: .push(AboutScreen())
            case .secret: .none()
            }
        }
    }

    /// A flow that declares nothing.
    private final class Plain: NavigationCoordinator<FruitRoute> {
        override func prepareTransition(for route: FruitRoute) -> NavigationTransition { .push(FruitScreen()) }
    }

    private let flow = Fruits(root: ListScreen())

    private func stage() -> Pilot {
        let pilot = Pilot(root: flow)
        pilot.coverage.onUndeclared = nil
        return pilot
    }

    @Test func `a route that only links go by is unlinked until somebody went by it, in any run`() async {
        let pilot = stage()
        #expect(pilot.coverage.unlinked == ["Fruits.secret"])
        await flow.trigger(.fruit)
        #expect(pilot.coverage.unlinked == ["Fruits.secret"])
        await flow.trigger(.secret)
        #expect(pilot.coverage.unlinked == [])
        let all = GraphCoverage(pilot.coverage.graph)
        #expect(all.unlinked == ["Fruits.secret"])
        all.merge(pilot.coverage)
        #expect(all.unlinked == [])
    }

    @Test func `a declared route from another screen than was declared is a way of its own`() async {
        let pilot = stage()
        await flow.trigger(.fruit)
        await flow.trigger(.about)
        #expect(pilot.coverage.undeclared == ["FruitScreen —about→ AboutScreen (push) by Fruits"])
    }

    @Test func `a declared route that comes in another manner is a way of its own`() async {
        let pilot = stage()
        flow.presents = true
        await flow.trigger(.fruit)
        #expect(pilot.coverage.undeclared == ["ListScreen —fruit→ FruitScreen (present) by Fruits"])
    }

    @Test func `a flow that declares nothing may go where it likes`() async {
        let pilot = stage()
        let plain = Plain(rootViewController: flow.rootViewController)
        flow.addChild(plain)
        await plain.trigger(.fruit)
        #expect(pilot.stack == ["ListScreen", "FruitScreen"])
        #expect(pilot.coverage.undeclared == [])
    }

    /// A flow that ends when its screen has done what it is for.
    private class Peeling: NavigationCoordinator<FruitRoute> {
        init() { super.init(rootViewController: NavigationController(), initialRoute: nil) }
        override func start() { trigger(.fruit) }
        override func prepareTransition(for route: FruitRoute) -> NavigationTransition { .set([FruitScreen()]) }
    }

    private final class DeclaredPeeling: Peeling, TransitionDeclaring {
        static var declaredTransitions: [TransitionDeclaration] { [.start(FruitScreen.self), .finish(from: FruitScreen.self)] }
    }

    private final class EndlessPeeling: Peeling, TransitionDeclaring {
        static var declaredTransitions: [TransitionDeclaration] { [.start(FruitScreen.self)] }
    }

    @Test func `a flow that ends without a route has said so, or it is a way of its own`() async {
        let declared = DeclaredPeeling()
        let pilot = Pilot(root: declared)
        #expect(pilot.coverage.unexercised.map(\.description) == ["FruitScreen —call→ DeclaredPeeling (finish)"])
        declared.finish()
        await pilot.settle()
        #expect(pilot.coverage.unexercised == [])
        #expect(pilot.coverage.undeclared == [])

        let endless = EndlessPeeling()
        let other = Pilot(root: endless)
        other.coverage.onUndeclared = nil
        endless.finish()
        await other.settle()
        #expect(other.coverage.undeclared == ["FruitScreen —call→ NavigationController (finish)"])
    }
}
