import Common
import Coordinators
import Screens
import Walking

/// Leads through the settings, which lie over whatever they were opened from.
package final class SettingsCoordinator: NavigationCoordinator<SettingsRoute> {
    /// The delegate, told what changed.
    package weak var delegate: (any SettingsCoordinatorDelegate)?
    private let dependencies: SettingsDependencies
    private lazy var model = SettingsModel(dependencies, router: router) { [weak self] in self?.notifyDelegate($0) }
    private lazy var streak = StreakModel(model)
    private lazy var zones = ZonesModel(model)
    private lazy var privacy = PrivacyModel(model)

    package init(rootViewController: NavigationController = NavigationController(), dependencies: SettingsDependencies) {
        self.dependencies = dependencies
        super.init(rootViewController: rootViewController, initialRoute: .settings)
        // Settings are of the program, not of the chart or the walk that they were opened over.
        rootViewController.beginsBreadcrumb = true
    }

    /// Reads the settings: not the list's part, since a link may lead past it.
    package override func presented(from presenter: (any Coordinator)?) {
        rootViewController.taskBeforeKeys("settings") { [model] in await model.load() }
    }

    package override func prepareTransition(for route: SettingsRoute) -> NavigationTransition {
        // Without an account there is neither a passphrase nor an account to delete.
        if route.needsAccount, model.account.isLocal { return .none() }
        return switch route {
        case .settings: .set([SettingsViewController(model)])
        case .nickname: .push(NicknameEditorViewController(model), done: report)
        case .profile: .push(ProfileEditorViewController(model), done: report)
        case .goal: .push(GoalEditorViewController(GoalEditorViewModel(model)), done: report)
        case .streak: .push(StreakViewController(streak))
        case .streakKind: .push(ChoiceViewController.streakKinds(streak)) { [weak self] in self?.report(.streakKind($0)) }
        case .pause(let index): .push(PauseEditorViewController(PauseEditorViewModel(index, streaks: streak)), done: report)
        case .zones: .push(ZonesViewController(zones))
        case .homeZone: .push(TimeZonePeriodEditorViewController(TimeZonePeriodEditorViewModel(.home, zones: zones)), done: report)
        case .period(let index):
            .push(TimeZonePeriodEditorViewController(TimeZonePeriodEditorViewModel(.period(index), zones: zones)), done: report)
        case .calibration: .push(CalibrationViewController(CalibrationModel(model)), done: report)
        case .privacy: .push(PrivacyViewController(privacy))
        case .newPrivatePlace: .push(PrivatePlaceViewController(PrivatePlaceModel(privacy)), done: report)
        case .passphrase: .push(PassphraseEditorViewController(PassphraseEditorViewModel(model)), done: report)
        case .deletion: .push(DeletionViewController(DeletionViewModel(model)))
        case .units: .push(choices.units)
        case .language: .push(choices.language)
        case .theme: .push(choices.theme) { [weak self] in self?.report(.theme($0)) }
        case .motion: .push(choices.motion) { [weak self] in self?.report(.motion($0)) }
        case .outputs: .push(OutputsViewController(model))
        case .about: .push(AboutViewController(dependencies))
        case .inbox: .perform { [weak self] in _ = self?.escalate(SettingsExit.inbox) }
        case .stepGoal: .perform { [weak self] in _ = self?.escalate(SettingsExit.stepGoal) }
        }
    }

    /// The screen that is on show now says what the one above it has changed.
    private func report(_ outcome: SettingsOutcome) { rootViewController.report(outcome) }

    private func notifyDelegate(_ change: SettingsChange) { delegate?.settings(self, didMake: change) }

    private var choices: SettingsChoices { SettingsChoices(model: model) }
}

/// Told what the settings changed; by then it has been saved.
package protocol SettingsCoordinatorDelegate: AnyObject {
    func settings(_ coordinator: SettingsCoordinator, didMake change: SettingsChange)
}

extension SettingsCoordinator: TransitionDeclaring {
    package static var declaredTransitions: [TransitionDeclaration] {
        SettingsRoute.destinations.declaredTransitions + [
            .question(from: SettingsViewController.self),
            .asks(
                NicknameEditorViewController.self, ProfileEditorViewController.self, GoalEditorViewController.self,
                PauseEditorViewController.self, TimeZonePeriodEditorViewController.self, PassphraseEditorViewController.self,
                PrivatePlaceViewController.self, CalibrationViewController.self),
        ]
    }
}
