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
        }
    }
}
