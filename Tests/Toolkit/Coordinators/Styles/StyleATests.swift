import Screens
import ScreenTesting
import Terminal
import Testing

// Written by hand as many iOS apps do: a base protocol with a weak finish delegate, one shared navigation controller, a child array.

private enum CoordinatorType { case app, login, tab }

private protocol HandCoordinator: AnyObject {
    var finishDelegate: (any HandCoordinatorFinishDelegate)? { get set }
    var navigationController: NavigationController { get set }
    var childCoordinators: [any HandCoordinator] { get set }
    var type: CoordinatorType { get }
    func start()
    func finish()
}

extension HandCoordinator {
    func finish() {
        childCoordinators.removeAll()
        finishDelegate?.coordinatorDidFinish(childCoordinator: self)
    }
}

private protocol HandCoordinatorFinishDelegate: AnyObject {
    func coordinatorDidFinish(childCoordinator: any HandCoordinator)
}

private final class AppCoordinator: HandCoordinator, HandCoordinatorFinishDelegate {
    weak var finishDelegate: (any HandCoordinatorFinishDelegate)?
    var navigationController: NavigationController
    var childCoordinators: [any HandCoordinator] = []
    var type: CoordinatorType { .app }

    init(_ navigationController: NavigationController) { self.navigationController = navigationController }

    func start() { showLoginFlow() }

    func showLoginFlow() {
        let login = LoginCoordinator(navigationController)
        login.finishDelegate = self
        login.start()
        childCoordinators.append(login)
    }

    func showMainFlow() {
        let main = MainCoordinator(navigationController)
        main.finishDelegate = self
        main.start()
        childCoordinators.append(main)
    }

    func coordinatorDidFinish(childCoordinator: any HandCoordinator) {
        childCoordinators = childCoordinators.filter { $0.type != childCoordinator.type }
        navigationController.viewControllers.removeAll()
        switch childCoordinator.type {
        case .login: showMainFlow()
        case .tab: showLoginFlow()
        case .app: break
        }
    }
}

private final class LoginCoordinator: HandCoordinator {
    weak var finishDelegate: (any HandCoordinatorFinishDelegate)?
    var navigationController: NavigationController
    var childCoordinators: [any HandCoordinator] = []
    var type: CoordinatorType { .login }

    init(_ navigationController: NavigationController) { self.navigationController = navigationController }

    func start() {
        let login = StepScreen("login")
        login.onNext = { [weak self] in self?.showNickname() }
        navigationController.pushViewController(login, animated: true)
    }

    func showNickname() {
        let nickname = StepScreen("nickname")
        nickname.onNext = { [weak self] in self?.finish() }
        navigationController.pushViewController(nickname, animated: true)
    }
}

private final class MainCoordinator: HandCoordinator {
    weak var finishDelegate: (any HandCoordinatorFinishDelegate)?
    var navigationController: NavigationController
    var childCoordinators: [any HandCoordinator] = []
    var type: CoordinatorType { .tab }

    init(_ navigationController: NavigationController) { self.navigationController = navigationController }

    func start() {
        let tabs = TabBarController()
        tabs.viewControllers = ["Walk", "Together", "Analyze"].map { title in
            let stack = NavigationController()
            stack.tabBarItem = TabBarItem(title: title, image: "○", selectedImage: "●")
            stack.pushViewController(StepScreen(title), animated: false)
            return stack
        }
        tabs.selectedIndex = 0
        navigationController.isNavigationBarHidden = true
        navigationController.setViewControllers([tabs], animated: true)
    }
}

@Suite(.leavesNothing)
struct StyleATests {
    @Test func `a finished flow is dropped by type, the stack is emptied, and the next flow starts`() async {
        let stack = NavigationController()
        let app = AppCoordinator(stack)
        app.start()
        let pilot = Pilot(root: stack)
        weak let login = app.childCoordinators.first as? LoginCoordinator
        weak let screen = stack.viewControllers.first
        #expect(login != nil)
        await pilot.press(.enter)
        #expect(pilot.stack == ["StepScreen", "StepScreen"])
        await pilot.press(.escape, .enter, .enter)
        #expect(login == nil)
        #expect(screen == nil)
        #expect(stack.viewControllers.count == 1)
        #expect(pilot.screen.contains("● 1 Walk     ○ 2 Together     ○ 3 Analyze"))
        await pilot.press("2")
        #expect(pilot.screen.contains("● 2 Together"))
        #expect(pilot.issues.isEmpty)
    }
}
