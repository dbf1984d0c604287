import Clubs
import FolderClub
import Journal
import Phrases
import PostgresClubs
import SshClubs
import Walking

/// The clubs of one person on this machine: the journal's side of them, and the ways to them.
struct ClubDesk {
    let journal: ProfileJournal
    private let account: Account
    private let connector: KeptClubConnector
    private let clock: any WallClock
    private let console: Console
    private let phrases: Phrases

    init(_ context: CommandContext) async throws(CommandFailure) {
        account = try await context.account()
        connector = context.dependencies.clubConnector(of: account)
        journal = try await context.profile()
        clock = context.dependencies.clock
        (console, phrases) = (context.console, context.phrases)
    }

    var personal: PersonalClubs { PersonalClubs(repository: journal, connector: connector, clock: clock) }

    /// A room as the mirror has it, with the number under which it is named.
    struct Listed {
        var number: Int
        var club: KnownClub
        var room: MirroredRoom
        var state: ClubSyncState

        /// Indicates that a person means this room by its number or name.
        func isMeant(by text: String) -> Bool { Int(text) == number || SharedName(text)?.isLike(room.room.name) == true }
    }

    func clubs() async throws(CommandFailure) -> [KnownClub] {
        try await orFail { () async throws(JournalFailure) in try await journal.clubs() }
    }

    /// All rooms, club by club.
    func rooms() async throws(CommandFailure) -> [Listed] {
        var listed: [Listed] = []
        for club in try await clubs() {
            let mirror = journal.mirror(of: club.id)
            let (rooms, state) = try await orFail { () async throws(JournalFailure) in (try await mirror.rooms(), try await mirror.state())
            }
            for room in rooms { listed.append(Listed(number: listed.count + 1, club: club, room: room, state: state)) }
        }
        return listed
    }

    /// The clubs that have not let the person in yet.
    func waitingClubs() async throws(CommandFailure) -> [ListedClubRoom] {
        try await orFail { () async throws(JournalFailure) in try await LoadClubRooms(personal)().filter { $0.room == nil } }
    }

    /// The reason for which there is no room: nobody has let the person in yet, or they asked for none.
    func noRoom() async throws(CommandFailure) -> CommandFailure {
        try await waitingClubs().isEmpty ? .together(.noRoomYet) : .club(.waitingForAcceptance)
    }

    /// The room of that name or number, of which a name that is a number comes first; the only one where nothing is named.
    func room(_ text: String?) async throws(CommandFailure) -> Listed {
        let rooms = try await rooms()
        guard let text else {
            guard !rooms.isEmpty else { throw try await noRoom() }
            guard rooms.count == 1 else { throw .together(.nothingNamed("room")) }
            return rooms[0]
        }
        let named = rooms.filter { SharedName(text)?.isLike($0.room.room.name) == true }
        guard named.count < 2 else { throw .together(.severalRooms(text)) }
        guard let found = named.first ?? rooms.first(where: { Int(text) == $0.number }) else { throw .together(.noSuchRoom(text)) }
        return found
    }

    /// All that the journal knows of a room.
    func seen(_ listed: Listed) async throws(CommandFailure) -> SeenClubRoom {
        let seen = try await orFail { () async throws(JournalFailure) in try await LoadClubRoom(personal)(listed.room.id) }
        guard let seen else { throw .together(.noSuchRoom(listed.room.room.name.text)) }
        return seen
    }

    /// The club of that name, or of a room of that name or number; the only one where nothing is named.
    /// - Parameter words: those behind which one is named.
    func club(_ text: String?, asking words: String) async throws(CommandFailure) -> KnownClub {
        let clubs = try await clubs()
        guard let first = clubs.first else { throw .together(.noRoomYet) }
        guard let text else {
            guard clubs.count == 1 else { throw .together(.whichClub(clubs.map(\.name), words)) }
            return first
        }
        let named = clubs.filter { SharedName(text)?.isLike($0.name) == true }
        return try await named.count == 1 ? named[0] : room(text).club
    }

    /// The name under which others see the person.
    func nickname(_ typed: String?) throws(CommandFailure) -> SharedName {
        let text = typed ?? account.shownName
        guard let text else { throw .together(.noNickname) }
        guard let name = SharedName(text) else { throw .together(.badName) }
        return name
    }

    /// Makes one round of a club, and says beside the output what nobody says again: the words that let the person in no more, and the rooms in
    /// which they no longer are.
    /// - Returns: true where the club has all that waited for it here.
    @discardableResult
    func makeRound(of club: KnownClub) async -> Bool {
        let made = await SynchroniseClub(personal)(club)
        for word in made.refusedWords(of: club) { console.complain(phrases.sentence(word)) }
        guard let round = try? made.get() else { return false }
        for gone in round.goneRooms { console.complain(phrases.sentence(gone)) }
        return round.unsent == nil
    }

    // MARK: The way to a club

    /// The way to a club that the person is in.
    func store(of club: KnownClub) async throws(CommandFailure) -> any ClubStore {
        do throws(ClubFailure) { return try await connector.store(of: club) } catch { throw .club(error) }
    }

    /// Takes an invitation at a place; the keys are kept before anything is done with them.
    func join(
        _ invite: Invite, at place: KnownClub.Place, as nickname: SharedName, on date: CivilDate
    ) async throws(CommandFailure) -> any ClubStore {
        try await orClub { () async throws(ClubFailure) in try await connector.join(invite, at: place, as: nickname, on: date).store }
    }

    func newFolder(of club: ClubID, at path: String) async throws(CommandFailure) -> (store: FolderClubStore, person: MemberID) {
        do throws(ClubFailure) { return try await connector.newFolder(of: club, at: path) } catch { throw .club(error) }
    }

    /// The credential of this machine for a club in a database, which is made where there is none yet.
    func credential(for club: ClubID) async throws(CommandFailure) -> PostgresCredential {
        do throws(ClubFailure) { return try await connector.credential(for: club) } catch { throw .club(error) }
    }

    /// The phrase that restores the person's identity, the first time that it is asked for.
    func takeRecoveryPhrase(of club: KnownClub) async throws(CommandFailure) -> String? {
        do throws(ClubFailure) { return try await connector.takeRecoveryPhrase(of: club) } catch { throw .club(error) }
    }

    func forget(_ club: ClubID) async throws(CommandFailure) {
        try await orFail { () async throws(JournalFailure) in try await journal.forgetClub(club) }
        do throws(ClubFailure) { try await connector.forget(club) } catch { throw .club(error) }
    }

    func ssh(_ address: SshAddress) -> SshClubStore { connector.account(at: address) }
}

/// Asks a club, and turns its failure into a command's.
func orClub<Value>(_ call: () async throws(ClubFailure) -> Value) async throws(CommandFailure) -> Value {
    do throws(ClubFailure) { return try await call() } catch { throw .club(error) }
}

/// Asks a club for its admin, and turns its failure into a command's.
/// - Parameter meanings: The failures that mean another thing to an admin than to a member.
func orAdmin<Value>(
    _ meanings: [ClubFailure: AdminProblem], _ call: () async throws(ClubFailure) -> Value
) async throws(CommandFailure) -> Value {
    do throws(ClubFailure) { return try await call() } catch { throw meanings[error].map { .together(.admin($0)) } ?? .club(error) }
}
