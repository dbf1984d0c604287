import Coordinators
import Screens

/// Shows the welcome; it finishes when it was read.
package final class OnboardingCoordinator: NavigationCoordinator<OnboardingRoute> {
    private let dependencies: OnboardingDependencies

    package init(rootViewController: NavigationController = NavigationController(), dependencies: OnboardingDependencies) {
        self.dependencies = dependencies
        super.init(rootViewController: rootViewController, initialRoute: .welcome)
    }

    package override func prepareTransition(for route: OnboardingRoute) -> NavigationTransition {
        switch route {
        case .welcome:
            return .set([WelcomeViewController(WelcomeViewModel(dependencies, router: router))])
        case .start:
            return .perform { [weak self] in self?.finish() }
        }
    }
}
