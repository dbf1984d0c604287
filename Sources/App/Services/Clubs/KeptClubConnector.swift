import Clubs
import FolderClub
import Keychain
import PostgresClubs
import SshClubs
import Walking

/// Finds the way to the clubs of one person with the keys that the keychain has.
nonisolated struct KeptClubConnector: ClubConnector {
    private let account: AccountID
    private let keychain: Keychain
    private let memory: String
    private let ssh: String
    private let clock: any WallClock

    /// - Parameters:
    ///   - memory: the folder in which the last good content of shared folders is kept.
    ///   - ssh: the program that reaches accounts.
    init(_ account: AccountID, keychain: Keychain, memory: String, ssh: String, clock: any WallClock) {
        self.account = account
        self.keychain = keychain
        self.memory = memory
        self.ssh = ssh
        self.clock = clock
    }

    func store(of club: KnownClub) async throws(ClubFailure) -> any ClubStore {
        switch club.place {
        case .folder(let path): return folder(club.id, at: path, try await kept(club.id) { FolderKeys(text: $0) })
        case .ssh(let address): return account(at: address)
        case .postgres(let address):
            return PostgresStore(club: club.id, address: address, credential: try await kept(club.id) { PostgresCredential(text: $0) })
        }
    }

    func newStore(of club: ClubID, at place: KnownClub.Place) async throws(ClubFailure) -> OpenedClub {
        switch place {
        case .folder(let path):
            let (store, person) = try await newFolder(of: club, at: path)
            return OpenedClub(store: store, person: person)
        case .ssh(let address):
            // The line that lets the key in says who one is there.
            return OpenedClub(store: account(at: address), person: MemberID(rawValue: 0))
        case .postgres(let address):
            let credential = try await credential(for: club)
            return OpenedClub(
                store: PostgresStore(club: club, address: address, credential: credential), person: credential.newMember)
        }
    }

    func join(
        _ invite: Invite, at place: KnownClub.Place, as nickname: SharedName, on date: CivilDate
    ) async throws(ClubFailure) -> OpenedClub {
        do throws(ClubFailure) {
            return try await comeIn(by: invite, at: place, as: nickname, on: date)
        } catch .inviteUsed where invite.purpose == .machine {
            throw .linkUsed
        }
    }

    /// Joins with the keys that this machine has, or with its first; a machine of a database that is in the club gets a login of its own.
    private func comeIn(
        by invite: Invite, at place: KnownClub.Place, as nickname: SharedName, on date: CivilDate
    ) async throws(ClubFailure) -> OpenedClub {
        guard invite.purpose == .machine, case .postgres(let address) = place,
            let shared = try await text(of: invite.club).flatMap({ PostgresCredential(text: $0) }),
            let person = try await member(by: shared, of: invite.club, at: address)
        else { return try await enter(by: invite, at: place, as: nickname, on: date) }
        do throws(ClubFailure) {
            return try await separate(from: shared, of: person, by: invite, at: address, as: nickname, on: date)
        } catch .inviteUsed, .inviteExpired {
            // Maybe by this machine, which heard nothing of it.
            return try await enter(by: invite, at: place, as: nickname, on: date)
        }
    }

    /// The member as whom a login comes in; nil where it no longer does.
    private func member(
        by credential: PostgresCredential, of club: ClubID, at address: PostgresAddress
    ) async throws(ClubFailure) -> MemberID? {
        do throws(ClubFailure) {
            return try await PostgresStore(club: club, address: address, credential: credential).hello().member
        } catch .notMember {
            return nil
        }
    }

    /// Goes on with a login of its own in the place of one that another machine has, too.
    ///
    /// The old one stays until the new one lets in the same person; one of which nobody heard whether it does is tried again.
    private func separate(
        from shared: PostgresCredential, of person: MemberID, by invite: Invite, at address: PostgresAddress, as nickname: SharedName,
        on date: CivilDate
    ) async throws(ClubFailure) -> OpenedClub {
        let (club, name) = (invite.club, "\(secret(invite.club))-next")
        let begun = try await orLocked { () async throws(TokenStoreFailure) in try await keychain.secret(named: name) }
        let next = begun.flatMap { PostgresCredential(text: $0) }.flatMap { $0 == shared ? nil : $0 } ?? PostgresCredential()
        try await orLocked { () async throws(TokenStoreFailure) in try await keychain.keep(next.text, named: name) }
        let store = PostgresStore(club: club, address: address, credential: next)
        try await store.join(invite, as: nickname, on: date)
        // A word of somebody else's would make this machine theirs.
        let isSame = try await store.hello().member == person
        if isSame { try await keep(next.text, for: club) }
        try await orLocked { () async throws(TokenStoreFailure) in try await keychain.forget(named: name) }
        guard isSame else { throw .linkOfAnother }
        return OpenedClub(store: store, person: person)
    }

    func found(
        _ name: SharedName, id: ClubID, at place: KnownClub.Place, as nickname: SharedName
    ) async throws(ClubFailure) -> OpenedClub {
        guard case .folder(let path) = place else {
            // Made by whoever has the account or the database; its first member finds it there.
            let opened = try await newStore(of: id, at: place)
            return OpenedClub(store: opened.store, person: try await opened.store.hello().member)
        }
        let (store, person) = try await newFolder(of: id, at: path)
        do throws(ClubFailure) {
            try await store.found(name, id: id, as: nickname)
        } catch {
            try await forget(id)
            throw error
        }
        return OpenedClub(store: store, person: person)
    }

    func takeRecoveryPhrase(of club: KnownClub) async throws(ClubFailure) -> String? {
        // An account has the person's own key of ssh, a database a login of each machine.
        guard case .folder(let path) = club.place else { return nil }
        let keys = try await kept(club.id) { FolderKeys(text: $0) }
        // A machine that was linked to another has a person's key that nobody knows.
        guard let phrase = keys.phrase, !keys.isPhraseTold, keys.person == club.member || club.member == MemberID(rawValue: 0),
            await folder(club.id, at: path, keys).canBeRecovered()
        else { return nil }
        try await keep(keys.whenTold.text, for: club.id)
        return phrase.text
    }

    func isRecoveryPhrase(_ text: String) -> Bool { RecoveryPhrase(typed: text) != nil }

    func recoveredStore(by phrase: String, at place: KnownClub.Place, keepsOthers: Bool) async throws(ClubFailure) -> OpenedClub {
        guard case .folder(let path) = place, let phrase = RecoveryPhrase(typed: phrase) else { throw .unreadable }
        let club = try FolderClubStore.club(at: path)
        let before = try await text(of: club)
        let keys = try await restored(by: phrase, before, of: club, at: path)
        try await keep(keys.text, for: club)
        let store = folder(club, at: path, keys)
        do throws(ClubFailure) {
            try await store.recover(keepsOthers: keepsOthers)
        } catch {
            if let before { try await keep(before, for: club) } else { try await forget(club) }
            throw error
        }
        return OpenedClub(store: store, person: keys.person)
    }

    /// New keys, or those of a machine that was linked to the person's first, which it follows.
    private func restored(
        by phrase: RecoveryPhrase, _ before: String?, of club: ClubID, at path: String
    ) async throws(ClubFailure) -> FolderKeys {
        guard let before else {
            guard let keys = FolderKeys(of: phrase, isPhraseTold: true) else { throw .keyMissing }
            return keys
        }
        guard let known = FolderKeys(text: before), let keys = known.restored(by: phrase), keys.person != known.person,
            let member = try? await folder(club, at: path, known).hello().member, member == keys.person
        else { throw .taken }
        return keys
    }

    /// The way to a shared folder with new keys, which are kept before anything is written with them.
    func newFolder(of club: ClubID, at path: String) async throws(ClubFailure) -> (store: FolderClubStore, person: MemberID) {
        let keys = try await new(club, { FolderKeys(text: $0) }, FolderKeys.random(), \.text)
        return (folder(club, at: path, keys), keys.person)
    }

    /// The credential of this machine for a club in a database, which is made where there is none yet.
    func credential(for club: ClubID) async throws(ClubFailure) -> PostgresCredential {
        try await new(club, { PostgresCredential(text: $0) }, PostgresCredential(), \.text)
    }

    /// The way to an account, through the person's own ssh.
    func account(at address: SshAddress) -> SshClubStore { SshClubStore(address, program: SshProgram(path: ssh)) }

    /// Drops the keys of a club.
    func forget(_ club: ClubID) async throws(ClubFailure) {
        try await orLocked { () async throws(TokenStoreFailure) in try await keychain.forget(named: secret(club)) }
    }

    private func folder(_ club: ClubID, at path: String, _ keys: FolderKeys) -> FolderClubStore {
        FolderClubStore(path: path, keys: keys, memory: "\(memory)/\(account.rawValue)-\(club.text)", clock: clock) {
            (keys) async throws(ClubFailure) in try await keep(keys.text, for: club)
        }
    }

    // MARK: Keys

    private func kept<Key>(_ club: ClubID, _ read: (String) -> Key?) async throws(ClubFailure) -> Key {
        guard let key = try await text(of: club).flatMap(read) else { throw .keyMissing }
        return key
    }

    /// The key that is kept already, or else the new one, kept.
    private func new<Key>(
        _ club: ClubID, _ read: (String) -> Key?, _ drawn: @autoclosure () -> Key?, _ text: (Key) -> String
    ) async throws(ClubFailure) -> Key {
        guard let key = try await self.text(of: club).flatMap(read) ?? drawn() else { throw .keyMissing }
        try await keep(text(key), for: club)
        return key
    }

    private func keep(_ text: String, for club: ClubID) async throws(ClubFailure) {
        try await orLocked { () async throws(TokenStoreFailure) in try await keychain.keep(text, named: secret(club)) }
    }

    private func text(of club: ClubID) async throws(ClubFailure) -> String? {
        try await orLocked { () async throws(TokenStoreFailure) in try await keychain.secret(named: secret(club)) }
    }

    private func secret(_ club: ClubID) -> String { "club-\(account.rawValue)-\(club.text)" }

    private func orLocked<Value>(_ call: () async throws(TokenStoreFailure) -> Value) async throws(ClubFailure) -> Value {
        do throws(TokenStoreFailure) { return try await call() } catch { throw .keyMissing }
    }
}
