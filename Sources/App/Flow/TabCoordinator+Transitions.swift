import Analyze
import Coordinators
import Live
import Screens
import Settings
import Together
import Walk

extension TabCoordinator: TransitionDeclaring {
    static var declaredTransitions: [TransitionDeclaration] {
        [
            .tabs(WalkCoordinator.self, TogetherCoordinator.self, AnalyzeCoordinator.self),
            .present("settings", from: TabCoordinator.self, to: SettingsCoordinator.self),
            .present("live", from: TabCoordinator.self, to: LiveCoordinator.self),
            .present("why", from: TabCoordinator.self, to: WhyCoordinator.self),
            .question(from: TabCoordinator.self),
            .act("sensors", from: TabCoordinator.self),
            .act("tests", from: TabCoordinator.self),
            .act("goals", from: TabCoordinator.self),
            .act("stepGoal", from: TabCoordinator.self),
            .act("inbox", from: TabCoordinator.self),
            .links("walk", "together", "analyze"),
        ]
    }
}
