import Common
import LiveWalking
import Phrases
import Walking

/// The dependencies of the settings.
package struct SettingsDependencies: Sendable {
    package var account: Account
    package var accounts: any AccountRepository
    package var tokens: any TokenStore
    package var hasher: any PassphraseHasher
    package var journal: any JournalRepository
    /// The changes of the person, here and elsewhere.
    package var undo: UndoHistory
    package var preferences: any PreferencesStore
    package var clock: any WallClock
    package var language: Language
    package var units: Units
    /// The names of the themes to choose from, in order.
    package var themes: [String]
    /// Indicates whether there are colours here, so that one theme looks different from another.
    package var showsColors: Bool
    /// Indicates whether the terminal shows pictures, as far as it has answered.
    package var offersPictures: @MainActor () -> Bool
    package var version: String
    /// The folder of the journal, as a person would type it.
    package var dataFolder: String
    /// Looks why an output of a live walk cannot work here; nil where it can.
    package var findObstacle: @Sendable (LiveOutput) async -> OutputObstacle?

    package init(
        account: Account, accounts: any AccountRepository, tokens: any TokenStore, hasher: any PassphraseHasher,
        journal: any JournalRepository, undo: UndoHistory, preferences: any PreferencesStore, clock: any WallClock, language: Language,
        units: Units = .metric, themes: [String], showsColors: Bool = true,
        offersPictures: @escaping @MainActor () -> Bool = { false }, version: String, dataFolder: String,
        findObstacle: @escaping @Sendable (LiveOutput) async -> OutputObstacle?
    ) {
        self.account = account
        self.accounts = accounts
        self.tokens = tokens
        self.hasher = hasher
        self.journal = journal
        self.undo = undo
        self.preferences = preferences
        self.clock = clock
        self.language = language
        self.units = units
        self.themes = themes
        self.showsColors = showsColors
        self.offersPictures = offersPictures
        self.version = version
        self.dataFolder = dataFolder
        self.findObstacle = findObstacle
    }

    var session: Session { Session(accounts: accounts, tokens: tokens, clock: clock) }
    var words: SettingsWords { SettingsWords(Phrases(language, units: units)) }
}
