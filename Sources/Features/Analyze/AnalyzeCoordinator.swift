import Coordinators
import Phrases
import Screens
import Walking

/// Leads through the analysis: a chart that changes by keys, from there to the days of a month, and out to the proof of a day.
package final class AnalyzeCoordinator: NavigationCoordinator<AnalyzeRoute> {
    private let dependencies: AnalyzeDependencies
    private let words: AnalyzeWords

    package init(dependencies: AnalyzeDependencies) {
        self.dependencies = dependencies
        words = AnalyzeWords(dependencies.phrases)
        super.init(initialRoute: .chart)
    }

    package override func prepareTransition(for route: AnalyzeRoute) -> NavigationTransition {
        switch route {
        case .chart: .set([chart(.presentDay)])
        case .show(let measure, let range): .multiple(.popToRoot(), .perform { [weak self] in self?.first?.show(measure, range) })
        case .month(let measure, let first): .push(chart(.month(measure, first)))
        case .report: .push(ReportViewController(model: ReportViewModel(dependencies), words: words))
        case .gait(let measure, let span): .push(GaitViewController(model: gait(measure, span), words: words))
        case .compared(let measure, let span):
            .push(ComparedViewController(model: gait(measure, span), words: words))
        case .why(let date, let measure): .perform { [weak self] in _ = self?.escalate(AnalyzeExit.why(date, measure)) }
        }
    }

    private func gait(_ measure: GaitMeasure, _ span: GaitSpan) -> GaitViewModel {
        let dependencies = dependencies
        // The table that is nearer to who reads Korean; another one is a key away.
        let table = dependencies.phrases.language == .ko ? GaitTable.korea : .world
        return GaitViewModel(
            measure, span, table: table, journal: dependencies.journal, clock: dependencies.clock, profile: dependencies.profile,
            router: router)
    }

    private var first: ChartViewController? { rootViewController.viewControllers.first as? ChartViewController }

    private func chart(_ extent: ChartViewModel.Extent) -> ChartViewController {
        let model = ChartViewModel(
            extent, journal: dependencies.journal, clock: dependencies.clock, units: dependencies.phrases.units, router: router)
        return ChartViewController(model: model, words: words)
    }
}

extension AnalyzeCoordinator: TransitionDeclaring {
    package static var declaredTransitions: [TransitionDeclaration] { AnalyzeRoute.destinations.declaredTransitions }
}

/// The exits of the analysis, handed up to whichever coordinator above knows the way.
package nonisolated enum AnalyzeExit: Route, Hashable {
    case why(CivilDate, ChartMeasure)
}
