import Files
import Importers
import Journal
import Keychain
import LiveWalking
import Onboarding
import Phrases
import Settings
import Synchronization
import Walking

/// The outside of `--demo`: a made-up year and a few rooms in memory, and nothing that is ever written.
final class DemoServices: AppServices {
    let clock: any WallClock
    let zone: Zone
    let wantedWalk: WantedWalk
    private let language: Language
    private let state = InMemoryState()
    private var made: Task<Result<Demo, JournalFailure>, Never>?

    /// - Parameter clock: says which day it is; the time of day is the demo's own.
    init(clock: any WallClock, zone: Zone, language: Language, wantedWalk: WantedWalk = WantedWalk()) {
        self.wantedWalk = wantedWalk
        self.clock = AfternoonClock(clock, zone: zone)
        self.zone = zone
        self.language = language
    }

    var hasher: any PassphraseHasher { SodiumPassphraseHasher() }
    var tokens: any TokenStore { state }
    var firstLaunch: any FirstLaunchStore { state }
    var preferences: any PreferencesStore { state }
    var reader: any HistoryReader { Importer() }
    var folders: any FolderListing { DiskFolders() }
    var homeFolder: String { "/" }
    var profile: String? { nil }
    var dataFolder: String { Phrases(language)(en: "not saved (demo)", ko: "저장하지 않음 (데모)") }

    func resume(named name: String?) async throws(JournalFailure) -> Resumption { .entered(try await demo().account) }

    func accounts() async throws(JournalFailure) -> any AccountRepository { try await demo().journal }

    func rooms() async throws(JournalFailure) -> any RoomRepository { try await demo().journal }

    func journal(of account: Account) async throws(JournalFailure) -> any JournalRepository {
        try await demo().journal.profile(account.id)
    }

    func liveWalks(
        of account: Account, in journal: any JournalRepository, phrases: Phrases, notification: any NotificationOutput, bell: TerminalBell
    ) -> (any LiveWalkProvider)? {
        SimulatedWalks(journal: journal, clock: clock, zone: zone, underWay: DemoYear.walkNow)
    }

    func undoneRecording(of account: Account) -> UndoneRecording? { nil }

    var sensors: (any SensorManager)? { nil }

    func walkPlans() async -> [OwnPlan] { [] }

    func signedOut() {}

    func obstacle() async -> SaveObstacle? { nil }

    func session(of account: Account) -> (any SessionStore)? { nil }

    /// Made when it is first asked for, and only once.
    private func demo() async throws(JournalFailure) -> Demo {
        let task =
            made ?? Task { [clock, zone, language] in await Self.make(Phrases(language)(en: .en, ko: .ko), clock: clock, zone: zone) }
        made = task
        return try await task.value.get()
    }

    @concurrent
    private static func make(_ words: Demo.Words, clock: any WallClock, zone: Zone) async -> Result<Demo, JournalFailure> {
        do throws(JournalFailure) {
            return .success(try await Demo(words, clock: clock, zone: zone, isWalkingLive: true))
        } catch {
            return .failure(error)
        }
    }
}

/// A clock that begins at half past two of the present day, so that the demo shows a day that is well under way at any hour.
struct AfternoonClock: WallClock {
    private let clock: any WallClock
    private let shift: Duration

    init(_ clock: any WallClock, zone: Zone) {
        self.clock = clock
        let now = clock.now
        shift = zone.startOfDay(zone.day(of: now)) + .seconds(14 * 3600 + 30 * 60) - now
    }

    var now: Instant { clock.now + shift }
}

/// Remembers until the program ends: the demo writes nothing.
final class InMemoryState: FirstLaunchStore, PreferencesStore, TokenStore {
    private let kept = Mutex((preferences: Preferences(), token: AccessToken?.none))

    func isFirstLaunch() async -> Bool { false }
    func rememberLaunch() async {}
    func preferences() async -> Preferences { kept.withLock { $0.preferences } }
    func save(_ preferences: Preferences) async { kept.withLock { $0.preferences = preferences } }
    func token() async -> AccessToken? { kept.withLock { $0.token } }
    func save(_ token: AccessToken) async { kept.withLock { $0.token = token } }
    func deleteToken() async { kept.withLock { $0.token = nil } }
}
