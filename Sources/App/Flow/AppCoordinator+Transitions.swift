import Coordinators
import Login
import Onboarding
import Screens

extension AppCoordinator: TransitionDeclaring {
    static var declaredTransitions: [TransitionDeclaration] {
        [
            .replace("onboarding", from: AppCoordinator.self, to: OnboardingCoordinator.self),
            .replace("login", from: AppCoordinator.self, to: LoginCoordinator.self),
            .replace("main", from: AppCoordinator.self, to: TabCoordinator.self),
            .replace("trouble", from: AppCoordinator.self, to: StartupErrorViewController.self),
            .question(from: AppCoordinator.self),
        ]
    }
}
