import Coordinators
import Phrases
import Screens
import Walking

extension SettingsCoordinator: NavigationDeclaring {
    package static var ways: [NavigationWay] {
        typealias Home = SettingsViewController
        typealias UnitsChoice = ChoiceViewController<Units?>
        typealias Languages = ChoiceViewController<Language?>
        typealias Themes = ChoiceViewController<String?>
        typealias Motions = ChoiceViewController<Bool?>
        typealias Kinds = ChoiceViewController<StreakKind>
        return [
            .start(Home.self),
            .push("nickname", from: Home.self, to: NicknameEditorViewController.self),
            .push("profile", from: Home.self, to: ProfileEditorViewController.self),
            .push("goal", from: Home.self, to: GoalEditorViewController.self),
            .push("streak", from: Home.self, to: StreakViewController.self),
            .push("streakKind", from: StreakViewController.self, to: Kinds.self),
            .push("pause", from: StreakViewController.self, to: PauseEditorViewController.self),
            .back("streakChanged", from: Kinds.self, PauseEditorViewController.self, to: StreakViewController.self),
            .push("zones", from: Home.self, to: ZonesViewController.self),
            .push("homeZone", from: ZonesViewController.self, to: StayEditorViewController.self),
            .push("stay", from: ZonesViewController.self, to: StayEditorViewController.self),
            .back("zonesChanged", from: StayEditorViewController.self, to: ZonesViewController.self),
            .push("passphrase", from: Home.self, to: PassphraseEditorViewController.self),
            .push("deletion", from: Home.self, to: DeletionViewController.self),
            .act("deleted", from: DeletionViewController.self),
            .push("units", from: Home.self, to: UnitsChoice.self),
            .push("language", from: Home.self, to: Languages.self),
            .push("theme", from: Home.self, to: Themes.self),
            .push("motion", from: Home.self, to: Motions.self),
            .push("about", from: Home.self, to: AboutViewController.self),
            .back(
                "saved", from: NicknameEditorViewController.self, ProfileEditorViewController.self, GoalEditorViewController.self,
                PassphraseEditorViewController.self, Themes.self, Motions.self),
            .act(
                "changed", from: NicknameEditorViewController.self, ProfileEditorViewController.self, GoalEditorViewController.self,
                UnitsChoice.self, Languages.self),
            .act("changed", from: Home.self),
            .act("stepGoal", from: GoalEditorViewController.self),
            .act("signedOut", from: Home.self),
            .back("close", from: Home.self),
            .question(from: Home.self),
            .asks(
                NicknameEditorViewController.self, ProfileEditorViewController.self, GoalEditorViewController.self,
                PauseEditorViewController.self, StayEditorViewController.self, PassphraseEditorViewController.self),
        ]
    }
}
