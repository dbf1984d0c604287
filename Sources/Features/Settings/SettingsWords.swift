import Phrases
import Walking

/// The words of the settings' screens, and numbers as people write them.
final class SettingsWords: Sendable {
    let strings: SettingsStrings
    let phrases: Phrases

    var keys: SettingsKeys { SettingsKeys(strings: strings) }

    init(_ phrases: Phrases) {
        self.phrases = phrases
        strings = .for(phrases.language)
    }

    /// The reason for which a choice was not kept.
    func sentence(_ failure: PreferencesFailure) -> String {
        switch failure {
        case .notWritten(let path): strings.choices.notWritten(path)
        }
    }

    /// One line about a change.
    func sentence(_ outcome: SettingsOutcome, today: CivilDate?) -> String {
        switch outcome {
        case .nickname(let name): strings.nickname.saved(name)
        case .profile: strings.profile.saved
        case .goal(let steps, let parts):
            parts.isEmpty || parts == [.steps]
                ? strings.goal.saved(phrases.steps(steps)) : strings.goal.partsSaved(strings.goal.list(parts))
        case .passphrase(let isRemembered): isRemembered ? strings.passphrase.saved : strings.passphrase.savedWithoutToken
        case .theme(let theme): strings.choices.saved(strings.choices.theme, name(ofTheme: theme))
        case .pictures(let showsPictures): strings.choices.saved(strings.choices.pictures, strings.choices.picturesName(showsPictures))
        case .motion(let reduceMotion): strings.choices.saved(strings.choices.motion, strings.choices.motionName(reduceMotion))
        case .streakKind(let kind): strings.streak.saved(strings.streak.kindName(kind))
        case .pause(let pause): strings.streak.pauseSaved(dates(pause, today: today))
        case .home(let zone): strings.zones.saved("\(strings.zones.home), \(zone.id)")
        case .period(let period): strings.zones.saved(name(of: period, today: today))
        case .stepLength(let metres):
            metres.map { strings.calibration.saved(phrases.stepLength($0)) } ?? strings.calibration.forgotten
        case .privatePlace(let name): strings.privacy.saved(name)
        }
    }

    /// The name of a theme; nil is the program's own choice.
    func name(ofTheme theme: String?) -> String { theme.map(strings.choices.themeName) ?? strings.choices.automatic }

    /// A pause's days in words.
    func dates(_ pause: RestSchedule.Pause, today: CivilDate?) -> String { phrases.span(pause.from, pause.through, today: today) }

    /// A period's days in words.
    func dates(_ period: TimeZonePeriod, today: CivilDate?) -> String { phrases.span(period.from, period.through, today: today) }

    /// A period in words: where, and from when to when.
    func name(of period: TimeZonePeriod, today: CivilDate?) -> String { "\(period.zone.id), \(dates(period, today: today))" }
}
