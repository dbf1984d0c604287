import Onboarding
import Phrases
import Settings
import Walking

/// What the flows need of the outside, opened when it is first asked for; the demo and the tests hand in their own.
protocol AppServices: AnyObject {
    var clock: any WallClock { get }
    var zone: Zone { get }
    var hasher: any PassphraseHasher { get }
    var tokens: any TokenStore { get }
    var firstLaunch: any FirstLaunchStore { get }
    var preferences: any PreferencesStore { get }
    /// What reads exports.
    var reader: any HistoryReader { get }
    /// What a person who types a path chooses from.
    var folders: any FolderListing { get }
    /// The folder that `~` means.
    var homeFolder: String { get }
    /// Where the journal lies, as a person would type it.
    var dataFolder: String { get }

    /// Whom the command line names, by ID or nickname; nil for whoever is in.
    var profile: String? { get }

    /// Who is in without being asked: the holder of the token in the keychain, or in the demo its one person.
    ///
    /// - Parameter name: lets in nobody but whom it means.
    func resume(named name: String?) async throws(JournalFailure) -> Resumption
    func accounts() async throws(JournalFailure) -> any AccountRepository
    func rooms() async throws(JournalFailure) -> any RoomRepository
    func journal(of account: Account) async throws(JournalFailure) -> any JournalRepository

    /// Why the journal is a copy to look at; nil where everything can be saved.
    func obstacle() async -> SaveObstacle?

    /// Somebody signed out: what is kept of their numbers outside the journal is removed.
    func signedOut()

    /// Where the account's screens are kept over a crash; nil keeps nothing.
    func session(of account: Account) -> (any SessionStore)?
}
