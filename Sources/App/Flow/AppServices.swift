import Clubs
import Common
import LiveWalking
import Onboarding
import Phrases
import Settings
import Walking

/// The services that the flows need, opened when first asked for; the demo and the tests provide their own.
protocol AppServices: AnyObject {
    var clock: any WallClock { get }
    var zone: Zone { get }
    var hasher: any PassphraseHasher { get }
    var tokens: any TokenStore { get }
    var firstLaunch: any FirstLaunchStore { get }
    var preferences: any PreferencesStore { get }
    /// The reader of exports.
    var reader: any HistoryReader { get }
    /// The listing of folders that completes a typed path.
    var folders: any FolderListing { get }
    /// The folder that `~` means.
    var homeFolder: String { get }
    /// The folder of the journal, as a person would type it.
    var dataFolder: String { get }

    /// The person that the command line names, by ID or nickname; nil for whoever is in.
    var profile: String? { get }

    /// Returns the person who is in without being asked: the holder of the token in the keychain, or in the demo its one person.
    ///
    /// - Parameter name: lets in nobody but whom it means.
    func resume(named name: String?) async throws(JournalFailure) -> Resumption
    func accounts() async throws(JournalFailure) -> any AccountRepository
    func rooms() async throws(JournalFailure) -> any RoomRepository
    func journal(of account: Account) async throws(JournalFailure) -> any JournalRepository

    /// Returns the provider that begins live walks and saves them into a journal; nil where none can be recorded.
    /// - Parameters:
    ///   - phrases: the words of the coach, for outputs beside the screen.
    ///   - notification: the terminal's notifications, for those who want them.
    func liveWalks(
        of account: Account, in journal: any JournalRepository, phrases: Phrases, notification: any NotificationOutput, bell: TerminalBell
    ) -> (any LiveWalkProvider)?
    /// The recording that the shell undid last; nil where there is no shell.
    func undoneRecording(of account: Account) -> UndoneRecording?
    /// The walk that the command line asks for.
    var wantedWalk: WantedWalk { get }
    /// Lets go of every sensor, and of the walk that goes on, which can be gone on with; answers when none is held any more whether there
    /// was such a walk.
    var letGoOfSensors: @Sendable () async -> Bool { get }
    /// The sensors; nil where they cannot be used.
    var sensors: (any SensorManager)? { get }
    /// The plans for walks from the person's own files, read anew.
    func walkPlans() async -> [OwnPlan]

    /// The clubs of a person on other machines; nil where there can be none.
    func clubs(of account: Account) async throws(JournalFailure) -> ClubRounds?

    /// The inbox of a person; nil where no folder can be watched.
    func inbox(of account: Account) -> InboxAccess?

    /// Indicates whether the screen is recorded to a file, so that no private place may be drawn on it.
    var isRecorded: Bool { get }

    /// Indicates whether an interrupted session is gone on with unasked, as `make dev` wishes it with `GND_RESUME`.
    var resumesUnasked: Bool { get }

    /// The reason for the journal being a copy to look at; nil where everything can be saved.
    func obstacle() async -> SaveObstacle?

    /// Looks why an output of a live walk cannot work here; nil where it can.
    var findObstacle: @Sendable (LiveOutput) async -> OutputObstacle? { get }

    /// The person's own commands for walks and days.
    func ownCommands(_ phrases: Phrases) -> [OwnCommand]
    /// Runs the person's own program for after an import.
    /// - Returns: why it failed, or was not run; nil where all is well.
    func runHook(after reports: [ImportReport], _ phrases: Phrases) async -> String?

    /// The folder that reports are saved in; nil where nothing is written.
    var reportFolder: String? { get }

    /// Removes what is kept of a person's numbers outside the journal, once they have signed out.
    func signedOut()

    /// Returns the store of the account's screens over a crash; nil keeps nothing.
    func session(of account: Account) -> (any SessionStore)?
}

extension AppServices {
    /// The demo and tests hold none.
    var letGoOfSensors: @Sendable () async -> Bool { { false } }
    /// The demo and tests have none.
    func ownCommands(_ phrases: Phrases) -> [OwnCommand] { [] }
    func runHook(after reports: [ImportReport], _ phrases: Phrases) async -> String? { nil }
    var reportFolder: String? { nil }
    /// The demo and tests have no private place.
    var isRecorded: Bool { false }
    var resumesUnasked: Bool { false }
    /// The demo reaches no other machine.
    func clubs(of account: Account) async throws(JournalFailure) -> ClubRounds? { nil }
    /// The demo and tests watch no folder.
    func inbox(of account: Account) -> InboxAccess? { nil }
    /// The demo and tests do not look at the machine.
    var findObstacle: @Sendable (LiveOutput) async -> OutputObstacle? { { _ in nil } }
}
