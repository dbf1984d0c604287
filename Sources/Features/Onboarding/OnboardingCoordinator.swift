import Coordinators
import Screens

/// Shows the welcome; it finishes when it was read.
package final class OnboardingCoordinator: NavigationCoordinator<OnboardingRoute> {
    private let dependencies: OnboardingDependencies

    package init(rootViewController: NavigationController = NavigationController(), dependencies: OnboardingDependencies) {
        self.dependencies = dependencies
        super.init(rootViewController: rootViewController, initialRoute: nil)
    }

    package override func start() { trigger(.welcome) }

    package override func prepareTransition(for route: OnboardingRoute) -> NavigationTransition {
        switch route {
        case .welcome: .set([WelcomeViewController(WelcomeViewModel(dependencies)) { [weak self] in self?.finish() }])
        }
    }
}

extension OnboardingCoordinator: TransitionDeclaring {
    package static var declaredTransitions: [TransitionDeclaration] {
        OnboardingRoute.destinations.declaredTransitions + [.finish(from: WelcomeViewController.self)]
    }
}
