import Coordinators
import Screens
import ScreenTesting
import Terminal
import Testing

@Suite(.leavesNothing)
struct WindowRouteOnShowTests {
    private enum AppRoute: Route { case sheet }
    private enum SheetRoute: Route { case page }

    private final class App: NavigationCoordinator<AppRoute> {
        private(set) weak var sheet: Sheet?

        override func prepareTransition(for route: AppRoute) -> NavigationTransition {
            let sheet = Sheet(root: StepScreen("sheet"))
            self.sheet = sheet
            return .present(sheet)
        }
    }

    private final class Sheet: NavigationCoordinator<SheetRoute> {
        override func prepareTransition(for route: SheetRoute) -> NavigationTransition { .push(StepScreen("page")) }
    }

    @Test func `the route on show is that of the screen, or else the one that brought its flow`() async {
        let app = App(root: StepScreen("home"))
        let pilot = Pilot(root: app)
        #expect(pilot.window.routeOnShow == nil)
        await app.trigger(.sheet)
        #expect(pilot.window.routeOnShow as? AppRoute == .sheet)
        await app.sheet?.trigger(.page)
        #expect(pilot.window.routeOnShow as? SheetRoute == .page)
    }
}
