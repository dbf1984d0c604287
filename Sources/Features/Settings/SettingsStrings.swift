import Phrases

/// Every word of the settings; one object a language, so that what needs words copies a reference.
package final class SettingsStrings: Sendable, Translated {
    let home: SettingsHomeStrings
    let nickname: NicknameEditorStrings
    let profile: ProfileEditorStrings
    let goal: GoalEditorStrings
    let streak: StreakStrings
    let zones: ZonesStrings
    let calibration: CalibrationStrings
    let privacy: PrivacyStrings
    let passphrase: PassphraseStrings
    let deletion: DeletionStrings
    let choices: ChoiceStrings
    let outputs: OutputsStrings
    let about: AboutStrings
    let editor: EditorStrings

    package static let en = SettingsStrings(.en)
    package static let ko = SettingsStrings(.ko)

    private init(_ language: Language) {
        home = .for(language)
        nickname = .for(language)
        profile = .for(language)
        goal = .for(language)
        streak = .for(language)
        zones = .for(language)
        calibration = .for(language)
        privacy = .for(language)
        passphrase = .for(language)
        deletion = .for(language)
        choices = .for(language)
        outputs = .for(language)
        about = .for(language)
        editor = .for(language)
    }
}
