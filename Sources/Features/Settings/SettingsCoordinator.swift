import Coordinators
import Phrases
import Screens
import Terminal
import Walking

/// Leads through the settings, which lie over whatever they were opened from.
package final class SettingsCoordinator: NavigationCoordinator<SettingsRoute> {
    /// Who is told what changed.
    package weak var delegate: (any SettingsCoordinatorDelegate)?
    private let dependencies: SettingsDependencies
    private lazy var model = SettingsModel(dependencies, router: router)
    private lazy var streak = StreakModel(model)
    private lazy var zones = ZonesModel(model)

    package init(rootViewController: NavigationController = NavigationController(), dependencies: SettingsDependencies) {
        self.dependencies = dependencies
        super.init(rootViewController: rootViewController, initialRoute: .settings)
        // Settings are of the program, not of the chart or the walk that they were opened over.
        rootViewController.beginsBreadcrumb = true
        // Not the list's part: a link may lead past it.
        rootViewController.taskBeforeKeys("settings") { [model] in await model.load() }
    }

    package override func prepareTransition(for route: SettingsRoute) -> NavigationTransition {
        switch route {
        case .settings: return .set([SettingsViewController(model)])
        case .nickname: return .push(NicknameEditorViewController(NicknameEditorViewModel(model)))
        case .profile: return .push(ProfileEditorViewController(ProfileEditorViewModel(model)))
        case .goal: return .push(GoalEditorViewController(GoalEditorViewModel(model)))
        case .streak: return .push(StreakViewController(streak))
        case .streakKind: return .push(streakChoice)
        case .pause(let index): return .push(PauseEditorViewController(PauseEditorViewModel(index, streaks: streak)))
        case .streakChanged(let message):
            let undo = SettingsKeys.undoStreak(dependencies.strings.streak)
            postTask(for: StreakViewController.self) { $0.showToast(message, offering: undo) }
            return .pop()
        case .zones: return .push(ZonesViewController(zones))
        case .homeZone: return .push(StayEditorViewController(StayEditorViewModel(.home, zones: zones)))
        case .stay(let index): return .push(StayEditorViewController(StayEditorViewModel(.stay(index), zones: zones)))
        case .zonesChanged(let message):
            let undo = SettingsKeys.undoZones(dependencies.strings.zones)
            postTask(for: ZonesViewController.self) { $0.showToast(message, offering: undo) }
            return .pop()
        case .passphrase:
            guard !model.account.isLocal else { return .none() }
            return .push(PassphraseEditorViewController(PassphraseEditorViewModel(model)))
        case .deletion:
            guard !model.account.isLocal else { return .none() }
            return .push(DeletionViewController(DeletionViewModel(model)))
        case .units: return .push(unitsChoice)
        case .language: return .push(languageChoice)
        case .theme: return .push(themeChoice)
        case .motion: return .push(motionChoice)
        case .about: return .push(AboutViewController(dependencies))
        case .saved(let message):
            postTask(for: SettingsViewController.self) { $0.showToast(message) }
            return .popToRoot()
        case .changed(let change):
            return tell(change)
        case .signedOut(let warning):
            guard let warning else { return tell(.signedOut) }
            return .multiple(.perform { [rootViewController] in rootViewController.showToast(warning, role: .warning) }, tell(.signedOut))
        case .stepGoal: return .perform { [weak self] in _ = self?.escalate(SettingsExit.stepGoal) }
        case .deleted(let message):
            return .multiple(.perform { [rootViewController] in rootViewController.showToast(message) }, tell(.signedOut))
        case .close: return .dismiss()
        }
    }

    private func tell(_ change: SettingsChange) -> NavigationTransition {
        .perform { [weak self] in
            guard let self else { return }
            self.delegate?.settings(self, didMake: change)
        }
    }

    private var streakChoice: ChoiceViewController<StreakKind> {
        let strings = dependencies.strings.streak
        let kinds = [StreakKind.daily] + (1...6).reversed().map { StreakKind(daysAWeek: $0) }
        return ChoiceViewController(
            title: strings.kind, question: strings.kindQuestion, help: strings.kindHelp,
            options: kinds.map { OptionPicker<StreakKind>.Option($0, strings.kindName($0)) },
            selection: { [model] in model.streakKind }
        ) { [streak] in await streak.choose($0) }
    }

    private var unitsChoice: ChoiceViewController<Units?> {
        let (strings, phrases) = (dependencies.strings, dependencies.phrases)
        let options =
            [OptionPicker<Units?>.Option(nil, strings.followSystem)]
            + Units.allCases.map { OptionPicker<Units?>.Option($0, phrases.name($0)) }
        return ChoiceViewController(
            title: strings.units, question: strings.unitsQuestion, options: options,
            selection: { [model] in model.preferences.units }
        ) { [model] in await model.choose(units: $0) }
    }

    private var languageChoice: ChoiceViewController<Language?> {
        let strings = dependencies.strings
        let options =
            [OptionPicker<Language?>.Option(nil, strings.followSystem)]
            + Language.allCases.map { OptionPicker<Language?>.Option($0, strings.languageName($0)) }
        return ChoiceViewController(
            title: strings.language, question: strings.languageQuestion, options: options,
            selection: { [model] in model.preferences.language }
        ) { [model] in await model.choose(language: $0) }
    }

    private var themeChoice: ChoiceViewController<String?> {
        let strings = dependencies.strings
        let options =
            [OptionPicker<String?>.Option(nil, strings.automatic)]
            + dependencies.themes.map { OptionPicker<String?>.Option($0, strings.themeName($0)) }
        return ChoiceViewController(
            title: strings.theme, question: strings.themeQuestion, options: options,
            selection: { [model] in model.preferences.theme }
        ) { [model] in await model.choose(theme: $0) }
    }

    private var motionChoice: ChoiceViewController<Bool?> {
        let strings = dependencies.strings
        let options = [nil, false, true].map { OptionPicker<Bool?>.Option($0, strings.motionName($0)) }
        return ChoiceViewController(
            title: strings.motion, question: strings.motionQuestion, options: options,
            selection: { [model] in model.preferences.reduceMotion }
        ) { [model] in await model.choose(reduceMotion: $0) }
    }
}

/// Who is told what the settings changed; by then it has been saved.
package protocol SettingsCoordinatorDelegate: AnyObject {
    func settings(_ coordinator: SettingsCoordinator, didMake change: SettingsChange)
}
