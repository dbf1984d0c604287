import Coordinators
import Screens

extension AnalyzeCoordinator: NavigationDeclaring {
    package static var ways: [NavigationWay] {
        [
            .start(ChartViewController.self),
            .push("month", from: ChartViewController.self, to: ChartViewController.self),
            .act("why", from: ChartViewController.self),
            .links("show"),
        ]
    }
}
