import Coordinators
import Login
import Onboarding
import Screens

extension AppCoordinator: NavigationDeclaring {
    static var ways: [NavigationWay] {
        [
            .replace("onboarding", from: AppCoordinator.self, to: OnboardingCoordinator.self),
            .replace("login", from: AppCoordinator.self, to: LoginCoordinator.self),
            .replace("main", from: AppCoordinator.self, to: TabCoordinator.self),
            .replace("trouble", from: AppCoordinator.self, to: TroubleViewController.self),
            .question(from: AppCoordinator.self),
        ]
    }
}
