import Coordinators
import Screens

extension AnalyzeCoordinator: NavigationDeclaring {
    package static var ways: [NavigationWay] { [.start(ChartViewController.self), .links("show")] }
}
