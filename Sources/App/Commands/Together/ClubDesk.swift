import Clubs
import FolderClub
import Journal
import Keychain
import Walking

/// The clubs of one person on this machine: the journal's side of them, and the ways to them.
struct ClubDesk {
    let journal: ProfileJournal
    private let account: Account
    private let dependencies: Dependencies

    init(_ context: CommandContext) async throws(CommandFailure) {
        dependencies = context.dependencies
        account = try await context.account()
        journal = try await context.profile()
    }

    /// A room as the mirror has it, with the number under which it is named.
    struct Listed {
        var number: Int
        var club: KnownClub
        var room: MirroredRoom
        var state: ClubSyncState
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

    /// The room of that number or name; the only one where nothing is named.
    func room(_ text: String?) async throws(CommandFailure) -> Listed {
        let rooms = try await rooms()
        guard let text else {
            guard rooms.count == 1 else { throw .together(rooms.isEmpty ? .noRoomYet : .nothingNamed("room")) }
            return rooms[0]
        }
        let named = rooms.filter { Int(text) == $0.number || SharedName(text)?.key == $0.room.room.name.key }
        guard let found = named.first else { throw .together(.noSuchRoom(text)) }
        return found
    }

    /// The name under which others see the person.
    func nickname(_ typed: String?) throws(CommandFailure) -> SharedName {
        let text = typed ?? account.shownName
        guard let text else { throw .together(.noNickname) }
        guard let name = SharedName(text) else { throw .together(.badName) }
        return name
    }

    // MARK: The way to a club

    /// The way to a club that the person is in.
    func store(of club: KnownClub) async throws(CommandFailure) -> FolderClubStore {
        guard
            let text = try await orLocked({ () async throws(TokenStoreFailure) in
                try await dependencies.keychain.secret(named: secret(club.id))
            }),
            let keys = FolderKeys(text: text)
        else { throw .club(.keyMissing) }
        return store(of: club.id, at: club.place, keys)
    }

    /// The way to a club that the person founds or joins; the keys are kept before anything is written with them.
    func newStore(of club: ClubID, at place: KnownClub.Place) async throws(CommandFailure) -> (store: FolderClubStore, person: MemberID) {
        let known = try await orLocked { () async throws(TokenStoreFailure) in try await dependencies.keychain.secret(named: secret(club)) }
        guard let keys = known.flatMap({ FolderKeys(text: $0) }) ?? FolderKeys.random() else { throw .club(.keyMissing) }
        try await orLocked { () async throws(TokenStoreFailure) in try await dependencies.keychain.keep(keys.text, named: secret(club)) }
        return (store(of: club, at: place, keys), keys.person)
    }

    func forget(_ club: ClubID) async throws(CommandFailure) {
        try await orFail { () async throws(JournalFailure) in try await journal.forgetClub(club) }
        try await orLocked { () async throws(TokenStoreFailure) in try await dependencies.keychain.forget(named: secret(club)) }
    }

    private func store(of club: ClubID, at place: KnownClub.Place, _ keys: FolderKeys) -> FolderClubStore {
        switch place {
        case .folder(let path):
            FolderClubStore(
                path: path, keys: keys, memory: "\(dependencies.folders.state)/clubs/\(account.id.rawValue)-\(club.text)",
                clock: dependencies.clock)
        }
    }

    private func secret(_ club: ClubID) -> String { "club-\(account.id.rawValue)-\(club.text)" }

    private func orLocked<Value>(_ call: () async throws(TokenStoreFailure) -> Value) async throws(CommandFailure) -> Value {
        do throws(TokenStoreFailure) { return try await call() } catch { throw .club(.keyMissing) }
    }
}

/// Asks a club, and turns its failure into a command's.
func orClub<Value>(_ call: () async throws(ClubFailure) -> Value) async throws(CommandFailure) -> Value {
    do throws(ClubFailure) { return try await call() } catch { throw .club(error) }
}
