import Phrases

/// What the settings say, in each language.
struct SettingsStrings: Sendable {
    var title: String
    var you: String
    var program: String
    var goalRow: String
    var units: String
    var unitsQuestion: String
    var language: String
    var theme: String
    var motion: String
    var about: String
    var signOut: String
    var none: String
    var heading: @Sendable (_ name: String) -> String
    var localProfile: String
    /// What was set, and to what.
    var saved: @Sendable (_ what: String, _ value: String) -> String
    var notWritten: @Sendable (_ path: String) -> String
    var keychainFailed: String
    var signOutTitle: String
    var signOutText: String
    var signOutLocalText: String
    var languageQuestion: String
    var followSystem: String
    var languageName: @Sendable (Language) -> String
    var themeQuestion: String
    var themeName: @Sendable (_ name: String) -> String
    var automatic: String
    var motionQuestion: String
    /// Whether nothing moves; nil leaves it to the line.
    var motionName: @Sendable (_ reduceMotion: Bool?) -> String
    var version: String
    var dataFolder: String
    var aboutText: String
    var goal: GoalStrings
    var editor: EditorStrings
    var streak: StreakStrings
    var zones: ZonesStrings
    var passphrase: PassphraseStrings
    var deletion: DeletionStrings

    static func `for`(_ language: Language) -> SettingsStrings {
        switch language {
        case .en: en
        case .ko: ko
        }
    }
}
