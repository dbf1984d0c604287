import Coordinators
import Phrases
import Screens
import Walking
import WalkingTesting

@testable import Settings

/// The settings without their screens: a model over a machine in memory, with what it asked for and told.
final class SettingsDesk {
    /// Notes the routes that a model asks for.
    final class Ways: Router {
        private(set) var routes: [SettingsRoute] = []

        func trigger(_ route: SettingsRoute, completion: (@MainActor (StackOutcome) -> Void)?) {
            routes.append(route)
            completion?(.committed)
        }
    }

    let accounts = MemoryAccounts()
    let tokens = MemoryTokens()
    let preferences = MemoryPreferences()
    let journal: MemoryJournal
    let history: UndoHistory
    let ways = Ways()
    let clock = FixedClock(Instant(milliseconds: 1_795_000_000_000))
    let units: Units
    let language: Language
    private(set) var told: [SettingsChange] = []

    init(_ language: Language = .en, units: Units = .metric, days: [Day] = [], goals: GoalHistory = GoalHistory()) {
        self.language = language
        self.units = units
        journal = MemoryJournal(zone: .utc, days: days, goals: goals)
        history = UndoHistory(journal: journal)
    }

    var today: CivilDate { Zone.utc.day(of: clock.now) }

    /// The model of somebody who has an account with a passphrase.
    func model() async throws -> SettingsViewModel {
        let account = try await accounts.createAccount(named: "ann", passphraseHash: "plain:correct horse")
        return SettingsViewModel(
            SettingsDependencies(
                account: account, accounts: accounts, tokens: tokens, hasher: PlainHasher(), journal: journal, undo: history,
                preferences: preferences, clock: clock, language: language, units: units, themes: ["dark", "light"], version: "1.0.0",
                dataFolder: "~/.local/share/gnd", findObstacle: { _ in nil }),
            router: ways, notify: { [weak self] in self?.told.append($0) })
    }

    /// The same, once the journal has answered.
    func loadedModel() async throws -> SettingsViewModel {
        let model = try await model()
        await model.load()
        return model
    }
}
