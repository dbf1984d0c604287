import Clubs
import Files
import Glibc
import Importers
import Journal
import Keychain
import LiveWalking
import Outputs
import Sensors
import Sessions
import Walking

/// The dependencies of the app and the commands, opened when first used.
final class Dependencies {
    let folders: Folders
    let environment: [String: String]
    let clock: any WallClock
    let systemZone: () -> Zone
    /// The sensors of this machine; none is touched before something is wanted of them.
    let sensors: any SensorHub & SensorManager
    /// The random seed, so that a session can be replayed; nil leaves it to the system.
    let seed: UInt64?
    private var opening: Task<Result<Journal, JournalFailure>, Never>?

    init(
        folders: Folders, environment: [String: String], clock: any WallClock, seed: UInt64? = nil,
        sensors: (any SensorHub & SensorManager)? = nil, systemZone: @escaping () -> Zone
    ) {
        self.sensors = sensors ?? MachineSensors(folder: folders.state) { !LiveFolder(state: folders.state).recorded.isEmpty }
        self.folders = folders
        self.environment = environment
        self.clock = clock
        self.systemZone = systemZone
        self.seed = seed
    }

    /// The keychain; with `--home` the desktop's is left alone, so that a folder is all there is.
    private(set) lazy var keychain = Keychain(
        data: folders.data, state: folders.state, environment: folders.isPortable ? nil : environment)

    var tokens: any TokenStore { keychain }

    private(set) lazy var hasher: any PassphraseHasher = SodiumPassphraseHasher()

    /// The journal, whose accounts and rooms it is as well, or a copy to look at where nothing can be written; a failure is tried again by
    /// whoever asks next.
    func journal() async throws(JournalFailure) -> Journal {
        let task =
            opening
            ?? Task { [path = journalPath, clock, zone = systemZone(), seed] in
                await Self.open(path, clock: clock, zone: zone, seed: seed)
            }
        opening = task
        do throws(JournalFailure) {
            return try await task.value.get()
        } catch {
            opening = nil
            throw error
        }
    }

    /// One person's part of the journal.
    /// - Parameter zone: counts days in this zone instead of the person's home.
    func journal(of account: Account, zone: Zone? = nil) async throws(JournalFailure) -> ProfileJournal {
        try await entering { (journal) async throws(JournalFailure) in try await journal.profile(account.id, zone: zone) }
    }

    /// Does what is done on everybody's way in, which writes a little: where that cannot be written, to a copy, so that one can look.
    func entering<Value>(_ body: (Journal) async throws(JournalFailure) -> Value) async throws(JournalFailure) -> Value {
        let journal = try await journal()
        do throws(JournalFailure) {
            return try await body(journal)
        } catch {
            guard let obstacle = error.obstacle, journal.obstacle == nil else { throw error }
            opening = Task { [path = journalPath, clock, zone = systemZone()] in
                await Self.look(at: path, because: obstacle, clock: clock, zone: zone)
            }
            return try await body(try await self.journal())
        }
    }

    func reader() -> any HistoryReader {
        Importer()
    }

    /// The person's own program for after an import.
    var afterImport: AfterImportHook {
        AfterImportHook(folder: folders.config, environment: environment, state: folders.state)
    }

    /// The inbox of a person.
    func inbox(of account: Account) -> InboxAccess {
        let pauses = pauses
        return InboxAccess(
            folders: inboxFolders, store: InboxLedgerFile(account.id, in: folders.state), events: DiskFolderEvents(),
            pause: { try await pauses.sleep(for: $0) })
    }

    /// The ways to a person's clubs; `GND_SSH` names another ssh.
    func clubConnector(of account: Account) -> KeptClubConnector {
        KeptClubConnector(
            account.id, keychain: keychain, memory: "\(folders.state)/clubs", ssh: environment["GND_SSH"] ?? "ssh", clock: clock)
    }

    /// The clubs of a person, and the rounds that keep them up to date.
    func clubs(of account: Account, in journal: any ClubRepository) -> ClubRounds {
        let (pauses, connector) = (pauses, clubConnector(of: account))
        return ClubRounds(
            PersonalClubs(repository: journal, connector: connector, clock: clock), events: DiskFolderEvents(),
            pause: { try await pauses.sleep(for: $0) })
    }

    var inboxFolders: any InboxFolders { DiskInbox() }

    private lazy var pauses = ClockThread()

    /// The numbers of the shell's prompt.
    var prompt: PromptFile { PromptFile(folder: folders.state) }

    /// The recordings of live walks.
    var liveFolder: LiveFolder { LiveFolder(state: folders.state) }

    /// Live walks of one person.
    /// - Parameter zone: where it is walked, instead of where the machine is.
    func liveWalks(
        of account: Account, zone: Zone? = nil, feed: PlayedFeed? = nil,
        outputs: @escaping @Sendable () async -> LiveOutputs = { LiveOutputs() }
    ) -> LiveWalks {
        LiveWalks(
            LiveWalks.Outside(
                folder: liveFolder, wall: clock, zone: zone ?? systemZone(), hub: sensors, feed: feed, outputs: outputs,
                journal: { () async throws(JournalFailure) in try await self.journal(of: account, zone: zone) },
                profile: { account.profile }))
    }

    /// Looks why an output of a live walk cannot be heard here; nil where it can.
    var findObstacle: @Sendable (LiveOutput) async -> OutputObstacle? {
        { [environment] output in
            switch output {
            case .voice: await SpeechVoice.findObstacle(environment: environment)
            case .beat: await BeatPlayer.findObstacle()
            case .notification, .bell: nil
            case .desktop: await DesktopNotifier.findObstacle()
            }
        }
    }

    var journalPath: String { "\(folders.data)/journal.db" }

    /// The folder of dated backups.
    var backupFolder: String { "\(folders.data)/backups" }

    /// A name that no backup has yet.
    var freshBackupPath: String {
        let (date, second) = Zone.utc.wall(at: clock.now)
        let day = "\(backupFolder)/journal-\(date)"
        guard OpenFile.exists("\(day).db") else { return "\(day).db" }
        var path = "\(day)-\(second).db"
        while OpenFile.exists(path) { path = String(path.dropLast(3)) + "b.db" }
        return path
    }

    /// Indicates whether there is one to look at, or should be; nothing is made by asking.
    var hasJournal: Bool { Journal.isExpected(at: journalPath) }

    // The main actor waits for no disk.
    @concurrent
    private static func open(
        _ path: String, clock: any WallClock, zone: Zone, seed: UInt64?
    ) async -> Result<Journal, JournalFailure> {
        do throws(JournalFailure) {
            guard let seed else { return .success(try Journal.openOrLook(path: path, clock: clock, zone: zone)) }
            return .success(try Journal.openOrLook(path: path, clock: clock, zone: zone, random: SeededGenerator(seed: seed)))
        } catch {
            return .failure(error)
        }
    }

    @concurrent
    private static func look(
        at path: String, because obstacle: SaveObstacle, clock: any WallClock, zone: Zone
    ) async -> Result<Journal, JournalFailure> {
        do throws(JournalFailure) {
            return .success(try Journal.look(at: path, because: obstacle, clock: clock, zone: zone))
        } catch {
            return .failure(error)
        }
    }
}
