import Coordinators
import Phrases
import Screens
import Terminal
import Walking

extension SettingsRoute {
    /// The groups of the list: what is of the person, and what is of the program.
    enum Group { static let (person, program) = (0, 1) }

    /// Every screen of the settings, in the order of the list.
    @MainActor package static let destinations: Destinations<SettingsRoute, SettingsStrings> = [
        .start(.settings, SettingsViewController.self).link("settings"),
        .push(.nickname, NicknameEditorViewController.self, from: SettingsViewController.self)
            .titled(menu: Group.person, \.nickname.row, palette: \.nickname.palette).link("settings/nickname"),
        .push(.profile, ProfileEditorViewController.self, from: SettingsViewController.self)
            .titled(menu: Group.person, \.profile.row, palette: \.profile.palette).link("settings/profile"),
        .push(.goal, GoalEditorViewController.self, from: SettingsViewController.self)
            .titled(menu: Group.person, \.goal.row, palette: \.goal.palette).link("settings/goal")
            .keys { KeySection($0.goal.row, []) },
        .exit(.stepGoal, from: GoalEditorViewController.self, SettingsViewController.self)
            .key("editor.lookBack", .control("o"), title: \.goal.lookBack, hint: 20, on: GoalEditorViewController.self),
        .push(.streak, StreakViewController.self, from: SettingsViewController.self)
            .titled(menu: Group.person, \.streak.row, palette: \.streak.palette).link("settings/streak")
            .keys { SettingsKeys(strings: $0).streakSection },
        .push(.streakKind, ChoiceViewController<StreakKind>.self, from: StreakViewController.self)
            .link("settings/streak/kind").above(.streak),
        .push(named: "pause", PauseEditorViewController.self, from: StreakViewController.self)
            .link(LinkPattern("settings/streak/new", .pause(nil)))
            .link(numbered("settings/streak/:pause", "pause") { .pause($0) }).above(.streak),
        .push(.zones, ZonesViewController.self, from: SettingsViewController.self)
            .titled(menu: Group.person, \.zones.row, palette: \.zones.palette).link("settings/zones")
            .keys { SettingsKeys(strings: $0).zonesSection },
        .push(.homeZone, TimeZonePeriodEditorViewController.self, from: ZonesViewController.self).link("settings/zones/home").above(.zones),
        .push(named: "period", TimeZonePeriodEditorViewController.self, from: ZonesViewController.self)
            .link(LinkPattern("settings/zones/new", .period(nil)))
            .link(numbered("settings/zones/:period", "period") { .period($0) }).above(.zones),
        .exit(.inbox, from: SettingsViewController.self).titled(menu: Group.person, \.home.inbox),
        .push(.calibration, CalibrationViewController.self, from: SettingsViewController.self)
            .titled(menu: Group.person, \.calibration.row, palette: \.calibration.palette).link("settings/steplength")
            .keys { SettingsKeys(strings: $0).calibrationSection },
        .push(.privacy, PrivacyViewController.self, from: SettingsViewController.self)
            .titled(menu: Group.person, \.privacy.row, palette: \.privacy.palette).link("settings/privacy")
            .keys { SettingsKeys(strings: $0).privacySection },
        .push(.newPrivatePlace, PrivatePlaceViewController.self, from: PrivacyViewController.self)
            .link("settings/privacy/new").above(.privacy),
        .push(.passphrase, PassphraseEditorViewController.self, from: SettingsViewController.self)
            .titled(menu: Group.person, \.passphrase.row, palette: \.passphrase.palette).link("settings/passphrase")
            .keys { SettingsKeys(strings: $0).passphraseSection },
        .push(.deletion, DeletionViewController.self, from: SettingsViewController.self)
            .titled(menu: Group.person, \.deletion.row, palette: \.deletion.palette).link("settings/delete")
            .keys { SettingsKeys(strings: $0).deletionSection },
        .push(.units, ChoiceViewController<Units?>.self, from: SettingsViewController.self)
            .titled(menu: Group.program, \.choices.units, palette: \.choices.unitsPalette).link("settings/units"),
        .push(.language, ChoiceViewController<Language?>.self, from: SettingsViewController.self)
            .titled(menu: Group.program, \.choices.language, palette: \.choices.languagePalette).link("settings/language"),
        .push(.theme, ChoiceViewController<String?>.self, from: SettingsViewController.self)
            .titled(menu: Group.program, \.choices.theme, palette: \.choices.themePalette).link("settings/theme"),
        .push(.pictures, ChoiceViewController<Bool>.self, from: SettingsViewController.self)
            .titled(menu: Group.program, \.choices.pictures, palette: \.choices.picturesPalette).link("settings/pictures"),
        .push(.motion, ChoiceViewController<Bool?>.self, from: SettingsViewController.self)
            .titled(menu: Group.program, \.choices.motion, palette: \.choices.motionPalette).link("settings/motion"),
        .push(.outputs, OutputsViewController.self, from: SettingsViewController.self)
            .titled(menu: Group.program, \.outputs.row, palette: \.outputs.palette).link("settings/outputs"),
        .push(.about, AboutViewController.self, from: SettingsViewController.self)
            .titled(menu: Group.program, \.about.title, palette: \.about.palette).link("settings/about"),
    ]

    /// A form of link for one of a list by its place, which people count from 1, from the top.
    private static func numbered(
        _ path: String, _ name: String, _ make: @escaping @Sendable (Int) -> SettingsRoute
    ) -> LinkPattern<SettingsRoute> {
        LinkPattern(path, places: [name: .text { Int(linkText: $0) != nil }]) {
            $0[name].flatMap { Int(linkText: $0) }.map { make($0 - 1) }
        } write: { route in
            route.place.flatMap { make($0) == route ? [name: ($0 + 1).linkText] : nil }
        }
    }

    private var place: Int? {
        if case .pause(let place) = self { return place }
        if case .period(let place) = self { return place }
        return nil
    }
}
