import Glibc
import Importers
import Journal
import Keychain
import Walking

/// What the app and the commands stand on, opened when it is first used.
final class Dependencies {
    let folders: Folders
    let environment: [String: String]
    let clock: any WallClock
    let systemZone: () -> Zone
    private var opened: Stores?

    init(folders: Folders, environment: [String: String], clock: any WallClock, systemZone: @escaping () -> Zone) {
        self.folders = folders
        self.environment = environment
        self.clock = clock
        self.systemZone = systemZone
    }

    /// With `--home` the desktop's keychain is left alone, so that a folder is all there is.
    private(set) lazy var tokens: any TokenStore = Keychain(
        data: folders.data, state: folders.state, environment: folders.isPortable ? nil : environment)

    private(set) lazy var hasher: any PassphraseHasher = SodiumPassphraseHasher()

    func accounts() async throws(JournalFailure) -> any AccountRepository {
        try await stores().accounts
    }

    func rooms() async throws(JournalFailure) -> any RoomRepository {
        try await stores().rooms
    }

    /// A person's journal.
    /// - Parameter zone: becomes the home zone, and is remembered, where it is another one.
    func journal(of account: Account, zone: Zone?) async throws(JournalFailure) -> any JournalRepository {
        let journal = try await stores().journal(account.id)
        if let zone {
            var settings = try await journal.settings()
            if settings.zones.home != zone {
                settings.zones.home = zone
                try await journal.save(settings)
            }
        }
        return journal
    }

    func reader() -> any HistoryReader {
        Importer()
    }

    /// Whether there is one to look at, without making it.
    var hasJournal: Bool { access("\(folders.data)/journal.db", F_OK) == 0 }

    private func stores() async throws(JournalFailure) -> Stores {
        if let opened { return opened }
        throw .missing
    }
}
