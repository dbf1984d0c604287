import Coordinators
import Screens
import Walking

/// Proves a number over the flow that it was asked from, so that the way back leads to that number.
package final class WhyCoordinator: NavigationCoordinator<WhyRoute> {
    private let dependencies: WalkDependencies

    package init(_ date: CivilDate, _ measure: ChartMeasure, dependencies: WalkDependencies) {
        self.dependencies = dependencies
        super.init(rootViewController: NavigationController(), initialRoute: .number(date, measure))
    }

    package override func prepareTransition(for route: WhyRoute) -> NavigationTransition {
        switch route {
        case .number(let date, let measure):
            let model = WhyViewModel(date, measure, journal: dependencies.journal, clock: dependencies.clock, undo: dependencies.undo)
            return .set([WhyViewController(model: model, words: WalkFormatter(dependencies))])
        }
    }
}

extension WhyCoordinator: TransitionDeclaring {
    package static var declaredTransitions: [TransitionDeclaration] { [.start(WhyViewController.self)] }
}

/// The destinations from a proof that is presented over another flow.
package nonisolated enum WhyRoute: Route, Hashable, Codable {
    case number(CivilDate, ChartMeasure)
}
