import Coordinators
import Screens

extension WhyCoordinator: NavigationDeclaring {
    package static var ways: [NavigationWay] { [.start(WhyViewController.self)] }
}
