import Coordinators
import Screens

/// Leads through the analysis: a chart that changes by keys, from there to the days of a month, and out to the proof of a day.
package final class AnalyzeCoordinator: NavigationCoordinator<AnalyzeRoute> {
    private let dependencies: AnalyzeDependencies

    package init(dependencies: AnalyzeDependencies) {
        self.dependencies = dependencies
        super.init(initialRoute: .chart)
    }

    package override func prepareTransition(for route: AnalyzeRoute) -> NavigationTransition {
        switch route {
        case .chart: .set([ChartViewController(ChartViewModel(dependencies, router: router))])
        case .show(let metric, let range): .multiple(.popToRoot(), .perform { [weak self] in self?.chart?.show(metric, range) })
        case .month(let metric, let first):
            .push(ChartViewController(ChartViewModel(dependencies, days: metric, of: first, router: router)))
        case .why(let date, let metric): .perform { [weak self] in _ = self?.escalate(AnalyzeExit.why(date, metric)) }
        }
    }

    private var chart: ChartViewController? { rootViewController.viewControllers.first as? ChartViewController }
}
