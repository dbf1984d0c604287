import Coordinators
import Screens

/// Leads through the analysis: one screen whose chart changes by keys.
package final class AnalyzeCoordinator: NavigationCoordinator<AnalyzeRoute> {
    private let dependencies: AnalyzeDependencies

    package init(dependencies: AnalyzeDependencies) {
        self.dependencies = dependencies
        super.init(initialRoute: .chart)
    }

    package override func prepareTransition(for route: AnalyzeRoute) -> NavigationTransition {
        switch route {
        case .chart: .set([ChartViewController(ChartViewModel(dependencies))])
        case .show(let metric, let range): .perform { [weak self] in self?.chart?.show(metric, range) }
        }
    }

    private var chart: ChartViewController? { rootViewController.viewControllers.first as? ChartViewController }
}
