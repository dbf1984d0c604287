import Coordinators
import Screens

extension OnboardingCoordinator: NavigationDeclaring {
    package static var ways: [NavigationWay] {
        [.start(WelcomeViewController.self), .finish("start", from: WelcomeViewController.self)]
    }
}
