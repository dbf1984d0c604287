import Common
import Coordinators
import Screens
import Walking

/// Leads through the settings, which lie over whatever they were opened from.
package final class SettingsCoordinator: NavigationCoordinator<SettingsRoute> {
    /// The delegate, told what changed.
    package weak var delegate: (any SettingsCoordinatorDelegate)?
    private let dependencies: SettingsDependencies
    private let words: SettingsWords
    private lazy var model = SettingsViewModel(dependencies, router: router) { [weak self] in self?.notifyDelegate($0) }
    private lazy var streak = StreakViewModel(model)
    private lazy var zones = ZonesViewModel(model)
    private lazy var privacy = PrivacyViewModel(model)

    package init(rootViewController: NavigationController = NavigationController(), dependencies: SettingsDependencies) {
        self.dependencies = dependencies
        words = dependencies.words
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
        case .settings: .set([SettingsViewController(model: model, words: words)])
        case .nickname: .push(NicknameEditorViewController(model: model, words: words), done: report)
        case .profile: .push(ProfileEditorViewController(model: model, words: words), done: report)
        case .goal: .push(GoalEditorViewController(model: GoalEditorViewModel(model), words: words), done: report)
        case .streak: .push(StreakViewController(model: streak, words: words))
        case .streakKind:
            .push(ChoiceViewController.streakKinds(model: streak, words: words)) { [weak self] in self?.report(.streakKind($0)) }
        case .pause(let index):
            .push(PauseEditorViewController(model: PauseEditorViewModel(index, streaks: streak), words: words), done: report)
        case .zones: .push(ZonesViewController(model: zones, words: words))
        case .homeZone: .push(period(.home), done: report)
        case .period(let index): .push(period(.period(index)), done: report)
        case .calibration: .push(CalibrationViewController(model: CalibrationViewModel(model), words: words), done: report)
        case .privacy: .push(PrivacyViewController(model: privacy, words: words))
        case .newPrivatePlace: .push(PrivatePlaceViewController(model: PrivatePlaceViewModel(privacy), words: words), done: report)
        case .passphrase: .push(PassphraseEditorViewController(model: PassphraseEditorViewModel(model), words: words), done: report)
        case .deletion: .push(DeletionViewController(model: DeletionViewModel(model), words: words))
        case .units: .push(choices.units)
        case .language: .push(choices.language)
        case .theme: .push(choices.theme) { [weak self] in self?.report(.theme($0)) }
        case .pictures: .push(choices.pictures) { [weak self] in self?.report(.pictures($0)) }
        case .motion: .push(choices.motion) { [weak self] in self?.report(.motion($0)) }
        case .outputs: .push(OutputsViewController(model: model, words: words))
        case .about: .push(AboutViewController(model: model, words: words))
        case .inbox: .perform { [weak self] in _ = self?.escalate(SettingsExit.inbox) }
        case .stepGoal: .perform { [weak self] in _ = self?.escalate(SettingsExit.stepGoal) }
        }
    }

    private func period(_ purpose: TimeZonePeriodEditorViewModel.Purpose) -> TimeZonePeriodEditorViewController {
        TimeZonePeriodEditorViewController(model: TimeZonePeriodEditorViewModel(purpose, zones: zones), words: words)
    }

    /// The screen that is on show now says what the one above it has changed.
    private func report(_ outcome: SettingsOutcome) { rootViewController.report(outcome) }

    private func notifyDelegate(_ change: SettingsChange) { delegate?.settings(self, didMake: change) }

    private var choices: SettingsChoices { SettingsChoices(model: model, words: words) }
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
