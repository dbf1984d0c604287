import Coordinators
import ScreenTesting
import Screens
import Terminal
import Testing

@Suite(.leavesNothing) @MainActor
struct PageCoordinatorTests {
    private enum Tour: Route, Codable { case prices, end, shorter }

    private final class TourCoordinator: PageCoordinator<Tour> {
        let (welcome, prices, end) = (ViewController(), ViewController(), ViewController())
        let stranger = ViewController()

        init() { super.init(pages: [welcome, prices], select: prices) }

        override func prepareTransition(for route: Tour) -> PageTransition {
            switch route {
            case .prices: .select(welcome)
            case .end: .select(stranger)
            case .shorter: .multiple(.set([prices, end]), .select(end))
            }
        }
    }

    private let coordinator = TourCoordinator()

    @Test func `a page is chosen at the start and by a route`() async {
        let pilot = Pilot(root: coordinator)
        #expect(pilot.topScreen === coordinator.prices)
        await coordinator.trigger(.prices)
        #expect(pilot.topScreen === coordinator.welcome)
    }

    @Test func `other pages and the choice among them are one change`() async {
        let pilot = Pilot(root: coordinator)
        await coordinator.trigger(.shorter)
        #expect(coordinator.rootViewController.pages == [coordinator.prices, coordinator.end])
        #expect(pilot.topScreen === coordinator.end)
    }

    @Test func `a screen that is no page is reported`() async {
        let pilot = Pilot(root: coordinator)
        let outcome = await coordinator.trigger(.end)
        #expect(!outcome.isDone)
        #expect(pilot.topScreen === coordinator.prices)
        #expect(coordinator.viewController.isOnShow)
    }

    @Test func `the page that was on show is on show again after a restart`() async {
        let pilot = Pilot(root: coordinator)
        await coordinator.trigger(.prices)
        let again = TourCoordinator()
        let second = Pilot(root: again)
        #expect(pilot.topScreen === coordinator.welcome && second.topScreen === again.prices)
        #expect(again.restore(coordinator.stackRecord).isEmpty)
        #expect(second.topScreen === again.welcome)
    }
}
