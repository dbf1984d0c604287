import Coordinators
import Phrases
import Screens

extension SettingsCoordinator: NavigationDeclaring {
    package static var ways: [NavigationWay] {
        typealias Home = SettingsViewController
        typealias Languages = ChoiceViewController<Language?>
        typealias Themes = ChoiceViewController<String?>
        typealias Motions = ChoiceViewController<Bool?>
        return [
            .start(Home.self),
            .push("nickname", from: Home.self, to: NicknameEditorViewController.self),
            .push("profile", from: Home.self, to: ProfileEditorViewController.self),
            .push("goal", from: Home.self, to: GoalEditorViewController.self),
            .push("zones", from: Home.self, to: ZonesViewController.self),
            .push("homeZone", from: ZonesViewController.self, to: StayEditorViewController.self),
            .push("stay", from: ZonesViewController.self, to: StayEditorViewController.self),
            .back("zonesChanged", from: StayEditorViewController.self, to: ZonesViewController.self),
            .push("language", from: Home.self, to: Languages.self),
            .push("theme", from: Home.self, to: Themes.self),
            .push("motion", from: Home.self, to: Motions.self),
            .push("about", from: Home.self, to: AboutViewController.self),
            .back(
                "saved", from: NicknameEditorViewController.self, ProfileEditorViewController.self, GoalEditorViewController.self,
                Languages.self, Themes.self, Motions.self),
            .act("changed", from: NicknameEditorViewController.self, ProfileEditorViewController.self, GoalEditorViewController.self),
            .act("changed", from: Home.self),
            .act("signedOut", from: Home.self),
            .back("close", from: Home.self),
            .question(from: Home.self),
            .asks(
                NicknameEditorViewController.self, ProfileEditorViewController.self, GoalEditorViewController.self,
                StayEditorViewController.self),
        ]
    }
}
