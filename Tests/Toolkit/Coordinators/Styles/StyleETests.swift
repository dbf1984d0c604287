import Screens
import ScreenTesting
import Terminal
import Testing

// Written by hand: a tree with start(childCoordinator:) and finish(childCoordinator:), a base class, a first-launch check.

private class TreeCoordinator {
    weak var parent: TreeCoordinator?
    var children: [TreeCoordinator] = []
    let stack: NavigationController

    init(_ stack: NavigationController) { self.stack = stack }

    func start() {}

    func start(childCoordinator: TreeCoordinator) {
        children.append(childCoordinator)
        childCoordinator.parent = self
        childCoordinator.start()
    }

    func finish(childCoordinator: TreeCoordinator) { children.removeAll { $0 === childCoordinator } }
}

private final class RootCoordinator: TreeCoordinator {
    var isFirstLaunch: Bool
    init(_ stack: NavigationController, isFirstLaunch: Bool) {
        self.isFirstLaunch = isFirstLaunch
        super.init(stack)
    }

    override func start() { start(childCoordinator: isFirstLaunch ? WelcomeCoordinator(stack) : HomeCoordinator(stack)) }

    override func finish(childCoordinator: TreeCoordinator) {
        super.finish(childCoordinator: childCoordinator)
        isFirstLaunch = false
        start()
    }
}

private final class WelcomeCoordinator: TreeCoordinator {
    override func start() {
        let welcome = StepScreen("welcome")
        welcome.onNext = { [weak self] in if let self { parent?.finish(childCoordinator: self) } }
        stack.setViewControllers([welcome], animated: false)
    }
}

private final class HomeCoordinator: TreeCoordinator {
    override func start() { stack.setViewControllers([StepScreen("home")], animated: false) }
}

@Suite(.leavesNothing)
struct StyleETests {
    @Test func `the first launch shows the welcome, which is gone afterwards`() async {
        let stack = NavigationController()
        let root = RootCoordinator(stack, isFirstLaunch: true)
        root.start()
        let pilot = Pilot(root: stack)
        weak let welcome = root.children.first
        weak let screen = stack.topViewController
        #expect(pilot.topScreen?.title == "welcome")
        await pilot.press(.enter)
        #expect(pilot.topScreen?.title == "home")
        #expect(welcome == nil)
        #expect(screen == nil)
        #expect(root.children.count == 1)
    }

    @Test func `later launches go home at once`() {
        let stack = NavigationController()
        let root = RootCoordinator(stack, isFirstLaunch: false)
        root.start()
        #expect(stack.topViewController?.title == "home")
    }
}
