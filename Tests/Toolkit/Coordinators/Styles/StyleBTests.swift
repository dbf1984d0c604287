import Screens
import ScreenTesting
import Terminal
import Testing

// Written by hand: a container with register/resolve by type name, and pairs of screen and coordinator removed in didShow.

private final class Services {
    private var factories: [String: (Services) -> Any] = [:]

    func register<Service>(_ type: Service.Type, _ make: @escaping (Services) -> Service) { factories["\(type)"] = make }

    func resolve<Service>(_ type: Service.Type) -> Service? { factories["\(type)"]?(self) as? Service }
}

private struct Greeting { var text: String }

private class PairCoordinator: NavigationControllerDelegate {
    let stack: NavigationController
    let services: Services
    var pairs: [(screen: ViewController, coordinator: AnyObject)] = []

    init(stack: NavigationController, services: Services) {
        self.stack = stack
        self.services = services
        stack.delegate = self
    }

    func start() { stack.pushViewController(StepScreen("home"), animated: true) }

    func openDetail() {
        let child = DetailCoordinator(stack: stack, title: services.resolve(Greeting.self)?.text ?? "?")
        let screen = child.start()
        pairs.append((screen, child))
    }

    func navigationController(_ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool) {
        guard let from = navigationController.transitionCoordinator?.viewController(forKey: .from),
            !navigationController.viewControllers.contains(from)
        else { return }
        pairs.removeAll { $0.screen === from }
    }
}

private final class DetailCoordinator {
    let stack: NavigationController
    let title: String

    init(stack: NavigationController, title: String) {
        self.stack = stack
        self.title = title
    }

    func start() -> ViewController {
        let screen = StepScreen(title)
        stack.pushViewController(screen, animated: true)
        return screen
    }
}

@Suite(.leavesNothing)
struct StyleBTests {
    @Test func `the pair of a popped screen is removed in didShow, whoever popped it`() async {
        let services = Services()
        services.register(Greeting.self) { _ in Greeting(text: "hello") }
        let stack = NavigationController()
        let coordinator = PairCoordinator(stack: stack, services: services)
        coordinator.start()
        let pilot = Pilot(root: stack)
        coordinator.openDetail()
        weak let child = coordinator.pairs.first?.coordinator
        #expect(stack.topViewController?.title == "hello")
        await pilot.press(.escape)
        #expect(coordinator.pairs.isEmpty)
        #expect(child == nil)
        #expect(stack.transitionCoordinator == nil)
    }

    @Test func `a push does not remove the pair of the screen below`() {
        let stack = NavigationController()
        let coordinator = PairCoordinator(stack: stack, services: Services())
        coordinator.start()
        coordinator.openDetail()
        coordinator.openDetail()
        #expect(coordinator.pairs.count == 2)
        stack.popViewController(animated: true)
        #expect(coordinator.pairs.count == 1)
    }
}
