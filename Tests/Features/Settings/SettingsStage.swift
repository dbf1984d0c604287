import Coordinators
import LiveWalking
import Phrases
import Screens
import ScreenTesting
import Settings
import Terminal
import Testing
import Walking
import WalkingTesting

/// A home screen with the settings over it, and a machine in memory behind them.
final class SettingsStage: ViewCoordinator<SettingsStage.Nowhere>, SettingsCoordinatorDelegate, CoordinatorFinishDelegate {
    enum Nowhere: Route {}

    let accounts = MemoryAccounts()
    let tokens = MemoryTokens()
    let preferences = MemoryPreferences()
    let clock = FixedClock(Instant(milliseconds: 1_795_000_000_000))
    let language: Language
    let journal: MemoryJournal
    /// The reasons why outputs of a live walk cannot work here.
    var obstacles: [LiveOutput: OutputObstacle] = [:]
    private(set) weak var settings: SettingsCoordinator?
    private(set) var changes: [SettingsChange] = []
    private(set) var finished = 0

    /// The rows of the list, from the top.
    private static let rows = [
        "nickname", "profile", "goal", "streak", "zones", "inbox", "step length", "privacy", "passphrase", "deletion", "units", "language",
        "colours", "pictures", "motion", "outputs", "about", "sign-out",
    ]

    init(_ language: Language = .en, days: [Day] = []) {
        self.language = language
        journal = MemoryJournal(owner: AccountID(rawValue: 1), zone: .utc, days: days)
        super.init(rootViewController: ViewController())
        rootViewController.title = language == .ko ? "산책" : "Walk"
    }

    /// Signs somebody in who has a nickname and a profile, and opens the settings for them.
    func pilot(_ size: Size = Size(width: 80, height: 24), isLocal: Bool = false) async throws -> Pilot {
        var account =
            isLocal
            ? try await accounts.localAccount()
            : try await accounts.createAccount(named: "dowon", passphraseHash: "plain:correct horse")
        if !isLocal {
            let profile = Profile(gender: .man, ageBand: .from55, heightCentimetres: 172)
            _ = try await accounts.save(profile, of: account.id)
            account = try await accounts.save(try Nickname("도윤왕"), of: account.id)
        }
        try await tokens.save(try await accounts.issueToken(to: account.id, at: clock.now))
        let pilot = Pilot(size: size, root: self, text: language == .ko ? .ko : .en)
        let dependencies = SettingsDependencies(
            account: account, accounts: accounts, tokens: tokens, hasher: PlainHasher(), journal: journal,
            undo: UndoHistory(journal: journal), preferences: preferences, clock: clock,
            language: language, themes: ["dark", "light", "high-contrast", "mono"], version: "1.0.0", dataFolder: "~/.local/share/gnd",
            findObstacle: { [obstacles] in obstacles[$0] })
        let coordinator = SettingsCoordinator(dependencies: dependencies)
        coordinator.delegate = self
        settings = coordinator
        perform(.present(coordinator))
        await pilot.settle()
        return pilot
    }

    /// Goes down to a row of the list, and opens it.
    func open(_ row: String, _ size: Size = Size(width: 80, height: 24)) async throws -> Pilot {
        let place = try #require(Self.rows.firstIndex(of: row))
        return try await pilot(size).press(Array(repeating: .down, count: place) + [.enter])
    }

    func settings(_ coordinator: SettingsCoordinator, didMake change: SettingsChange) { changes.append(change) }

    func coordinatorDidEnd(childCoordinator: any Coordinator, ending: FlowEnding) { finished += 1 }
}
