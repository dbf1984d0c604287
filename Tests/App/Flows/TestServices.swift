import Phrases
import ClubTesting
import Clubs
import Importers
import Journal
import LiveWalking
import Onboarding
import Settings
import Walking
import WalkingTesting

@testable import gnd

/// The outside for flows: a journal in memory, a keychain that can be looked into, and a clock that stands still.
final class TestServices: AppServices {
    let wall = FixedClock(Zone.utc.instant(CivilDate(dayNumber: 20_778), hour: 21))
    var clock: any WallClock { wall }
    let zone = Zone.utc
    let state = RememberedState()
    /// The person that the command line names.
    var profile: String?
    var resumesUnasked = false
    /// The failure to open the journal; nil opens it.
    var failure: JournalFailure?
    var store: Journal?
    /// The gate at which the answers of the journal wait, while it is closed.
    let gate = Gate()

    var hasher: any PassphraseHasher { PlainHasher() }
    var tokens: any TokenStore { state }
    var firstLaunch: any FirstLaunchStore { state }
    var preferences: any PreferencesStore { state }
    /// The reader of exports; another one for tests that need an import that does not end.
    var reader: any HistoryReader = Importer()
    var folders: any FolderListing = MemoryFolders()
    let homeFolder = "/home/ann"
    let dataFolder = "~/.local/share/gnd"

    func journal() throws(JournalFailure) -> Journal {
        if let failure { throw failure }
        if let store { return store }
        let made = try Journal(path: nil, clock: clock, zone: zone)
        store = made
        return made
    }

    func resume(named name: String?) async throws(JournalFailure) -> Resumption {
        await gate.pass()
        return try await ResumeSession(Session(accounts: try journal(), tokens: tokens, clock: clock))(named: name)
    }

    func accounts() async throws(JournalFailure) -> any AccountRepository { try journal() }

    func rooms() async throws(JournalFailure) -> any RoomRepository { try journal() }

    func journal(of account: Account) async throws(JournalFailure) -> any JournalRepository {
        LateJournal(journal: try await journal().profile(account.id), gate: gate)
    }

    /// The provider that begins live walks, which stand still until a test moves them.
    var simulated: ((any JournalRepository) -> any LiveWalkProvider)? {
        didSet { walks = nil }
    }
    private var walks: (any LiveWalkProvider)?

    /// The bell that live walks would ring.
    private(set) var bell: TerminalBell?

    func undoneRecording(of account: Account) -> UndoneRecording? { nil }

    let wantedWalk = WantedWalk()

    func liveWalks(
        of account: Account, in journal: any JournalRepository, phrases: Phrases, notification: any NotificationOutput, bell: TerminalBell
    ) -> (any LiveWalkProvider)? {
        self.bell = bell
        return CurrentWalks { self.walks(in: journal) }
    }

    private func walks(in journal: any JournalRepository) -> any LiveWalkProvider {
        let current = walks ?? simulated?(journal) ?? SimulatedWalks(journal: journal, clock: clock, zone: zone, isStill: true)
        walks = current
        return current
    }

    var sensors: (any SensorManager)?

    /// The plans of the person's own.
    var plans: [OwnPlan] = []

    func walkPlans() async -> [OwnPlan] { plans }

    /// The obstacle that keeps from saving, as far as the flows are told.
    var hindrance: SaveObstacle?

    func obstacle() async -> SaveObstacle? { hindrance }

    private(set) var signOuts = 0

    func signedOut() { signOuts += 1 }

    let session = MemorySession()

    func session(of account: Account) -> (any SessionStore)? { session }

    /// The inbox, where a test watches a folder.
    var inbox: InboxAccess?

    func inbox(of account: Account) -> InboxAccess? { inbox }

    /// The folders that people share, in memory.
    let sharedFolders = MemoryClubFolders()
    private var connector: MemoryClubConnector?

    func clubs(of account: Account) async throws(JournalFailure) -> ClubRounds? {
        let way = connector ?? MemoryClubConnector(sharedFolders, clock: clock)
        if connector == nil { way.setRecoveryPhrase("k7mq-2xab") }
        connector = way
        let repository = LateClubs(clubsOfJournal: try await journal().profile(account.id), gate: gate)
        let clubs = PersonalClubs(repository: repository, connector: way, clock: clock)
        // Nothing happens by itself.
        return ClubRounds(clubs) { _ in throw CancellationError() }
    }

    /// A room of a club with two members, seen from the machine of each.
    struct SharedRoom {
        let room: ClubRoomID
        let me: MemberID
        let other: MemberID
        let machineOfOther: any ClubStore
    }

    /// Keeps the clubs from answering; nil lets them.
    func failClubs(with failure: ClubFailure?) { connector?.fail(with: failure) }

    /// A shared room of the person's, with somebody else in it.
    func sharedRoom(of account: Account) async throws -> SharedRoom {
        let place = KnownClub.Place.folder(path: "\(homeFolder)/walk")
        guard let clubs = try await clubs(of: account)?.clubs, let name = SharedName("Harbour"), let ann = SharedName("Ann"),
            let ada = SharedName("Ada")
        else { throw JournalFailure.missing }
        let today = zone.day(of: clock.now)
        let club = try await FoundClub(clubs)(name, at: place, as: ann, today: today)
        guard let room = try await clubs.repository.mirror(of: club.id).rooms().first?.id else { throw JournalFailure.missing }
        let invite = try await InviteToRoom(clubs)(room)
        let others = MemoryClubConnector(sharedFolders, clock: clock)
        let opened = try await others.newStore(of: club.id, at: place)
        try await opened.store.join(invite, as: ada, on: today)
        await SynchroniseClub(clubs)(club)
        return SharedRoom(room: room, me: club.member, other: opened.person, machineOfOther: opened.store)
    }

    /// The code of a room that somebody else has made.
    func codeOfAnotherRoom() async throws -> String {
        let journal = try journal()
        let ada = try await journal.createAccount(named: "ada", passphraseHash: "")
        return try await journal.createRoom(
            named: "Ada's", period: .open, dailyCap: .none, owner: ada.id, opened: zone.day(of: clock.now)
        ).code
    }

    /// Makes a person who has signed in before and whose token is still good; without a profile or a nickname they stopped half way.
    @discardableResult
    func signIn(_ name: String, nickname: String?, hasProfile: Bool = true) async throws -> Account {
        let journal = try journal()
        var account = try await journal.createAccount(
            named: name, passphraseHash: await PlainHasher().hash(Passphrase("correct horse")) ?? "")
        if hasProfile { account = try await journal.save(Profile(gender: .woman, ageBand: .from60), of: account.id) }
        if let nickname { account = try await journal.save(try Nickname(nickname), of: account.id) }
        await state.save(try await journal.issueToken(to: account.id, at: clock.now))
        await state.rememberLaunch()
        return account
    }
}
