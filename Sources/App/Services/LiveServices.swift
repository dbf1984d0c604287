import Clubs
import Common
import Files
import Journal
import LiveWalking
import Onboarding
import Phrases
import Sessions
import Settings
import Walking

/// The real outside: this machine's folders, clock and keychain.
final class LiveServices: AppServices {
    private let dependencies: Dependencies
    private let zoneOption: Zone?
    let profile: String?
    private let files: StateFiles
    let wantedWalk: WantedWalk
    let isRecorded: Bool
    private var promptWatch: Task<Void, Never>?
    private var backup: AutomaticBackup?
    private var walks: LiveWalks?

    init(_ dependencies: Dependencies, zone: Zone?, profile: String?, wantedWalk: WantedWalk = WantedWalk(), isRecorded: Bool = false) {
        self.isRecorded = isRecorded
        self.wantedWalk = wantedWalk
        self.dependencies = dependencies
        zoneOption = zone
        self.profile = profile
        files = StateFiles(dependencies.folders)
    }

    private(set) lazy var zone: Zone = zoneOption ?? dependencies.systemZone()
    var clock: any WallClock { dependencies.clock }
    var hasher: any PassphraseHasher { dependencies.hasher }
    var tokens: any TokenStore { dependencies.tokens }
    var firstLaunch: any FirstLaunchStore { files }
    var preferences: any PreferencesStore { files }
    var reader: any HistoryReader { dependencies.reader() }
    var folders: any FolderListing { DiskFolders() }
    var resumesUnasked: Bool { dependencies.environment["GND_RESUME"] != nil }
    var homeFolder: String { dependencies.environment["HOME"] ?? "/" }

    /// The folder with `~` for the home folder, as people say it.
    var dataFolder: String {
        let path = dependencies.folders.data
        return path.hasPrefix(homeFolder + "/") ? "~" + path.dropFirst(homeFolder.count) : path
    }

    var findObstacle: @Sendable (LiveOutput) async -> OutputObstacle? { dependencies.findObstacle }

    func resume(named name: String?) async throws(JournalFailure) -> Resumption {
        try await dependencies.entering { [tokens, clock] (journal) async throws(JournalFailure) in
            let found = try await ResumeSession(Session(accounts: journal, tokens: tokens, clock: clock))(named: name)
            // A person who has to sign in shall be able to, also where nothing can be saved.
            if found.account == nil { try await journal.proveWritable() }
            return found
        }
    }

    /// The shell's prompt counts anew after every change, and for whoever is in now; the day's backup follows the first change.
    private func keepPrompt(of journal: any JournalRepository) {
        let prompt = dependencies.prompt
        prompt.remove()
        promptWatch?.cancel()
        promptWatch = Task { [backup] in
            for await _ in await journal.changes() {
                prompt.remove()
                backup?.begin()
            }
        }
    }

    func signedOut() {
        promptWatch?.cancel()
        dependencies.prompt.remove()
        let letGo = letGoOfSensors
        walks = nil
        Task { _ = await letGo() }
    }

    func obstacle() async -> SaveObstacle? { (try? await dependencies.journal())?.obstacle }

    func session(of account: Account) -> (any SessionStore)? {
        SessionFile(folder: dependencies.folders.state, account: account.id)
    }

    var reportFolder: String? { homeFolder }

    /// The person's file of commands.
    var ownCommandFile: OwnCommandFile?

    func ownCommands(_ phrases: Phrases) -> [OwnCommand] {
        ownCommandFile.map { file in
            OwnCommandRunner(environment: dependencies.environment, folder: dependencies.folders.state, phrases: phrases).commands(file)
        } ?? []
    }

    func runHook(after reports: [ImportReport], _ phrases: Phrases) async -> String? {
        await dependencies.afterImport.run(after: reports, phrases)
    }

    func inbox(of account: Account) -> InboxAccess? { dependencies.inbox(of: account) }

    func clubs(of account: Account) async throws(JournalFailure) -> ClubRounds? {
        let journal = try await dependencies.journal(of: account, zone: zoneOption)
        return dependencies.clubs(of: account, in: journal)
    }

    func accounts() async throws(JournalFailure) -> any AccountRepository { try await dependencies.journal() }

    func rooms() async throws(JournalFailure) -> any RoomRepository { try await dependencies.journal() }

    func liveWalks(
        of account: Account, in journal: any JournalRepository, phrases: Phrases, notification: any NotificationOutput, bell: TerminalBell
    ) -> (any LiveWalkProvider)? {
        let walks = dependencies.liveWalks(of: account, zone: zoneOption, feed: wantedWalk.feed) {
            [files, environment = dependencies.environment] in
            await .wanted(files.preferences().outputs, phrases: phrases, notification: notification, bell: bell, environment: environment)
        }
        self.walks = walks
        return walks
    }

    func undoneRecording(of account: Account) -> UndoneRecording? { UndoneRecording(account.id, in: dependencies.folders.state) }

    var letGoOfSensors: @Sendable () async -> Bool {
        { [walks, sensors = dependencies.sensors] in
            let hasLeftWalk = await walks?.leave() ?? false
            await sensors.finished()
            return hasLeftWalk
        }
    }

    var sensors: (any SensorManager)? { dependencies.sensors }

    /// The files `NAME.plan` in the folder `plans` beside the settings.
    func walkPlans() async -> [OwnPlan] {
        let folder = "\(dependencies.folders.config)/plans"
        return await folders.entries(in: folder, startingWith: "").compactMap { entry in
            guard !entry.isFolder, entry.name.hasSuffix(".plan") else { return nil }
            return LiveFolder.text(at: "\(folder)/\(entry.name)").map { OwnPlan(String(entry.name.dropLast(5)), text: $0) }
        }
    }

    func journal(of account: Account) async throws(JournalFailure) -> any JournalRepository {
        let journal = try await dependencies.journal(of: account, zone: zoneOption)
        backup = AutomaticBackup(journal: try await dependencies.journal(), folder: dependencies.backupFolder)
        keepPrompt(of: journal)
        return journal
    }
}
