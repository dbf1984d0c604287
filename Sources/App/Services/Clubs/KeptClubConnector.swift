import Clubs
import FolderClub
import Keychain
import Walking

/// Finds the way to the clubs of one person with the keys that the keychain has.
nonisolated struct KeptClubConnector: ClubConnector {
    private let account: AccountID
    private let keychain: Keychain
    private let memory: String
    private let clock: any WallClock

    /// - Parameter memory: the folder in which the last good content of shared folders is kept.
    init(_ account: AccountID, keychain: Keychain, memory: String, clock: any WallClock) {
        self.account = account
        self.keychain = keychain
        self.memory = memory
        self.clock = clock
    }

    func store(of club: KnownClub) async throws(ClubFailure) -> any ClubStore {
        guard let keys = try await keys(of: club.id) else { throw .keyMissing }
        return store(of: club.id, at: club.place, keys)
    }

    func newStore(of club: ClubID, at place: KnownClub.Place) async throws(ClubFailure) -> OpenedClub {
        let keys = try await newKeys(of: club)
        return OpenedClub(store: store(of: club, at: place, keys), person: keys.person)
    }

    func found(
        _ name: SharedName, id: ClubID, at place: KnownClub.Place, as nickname: SharedName
    ) async throws(ClubFailure) -> OpenedClub {
        let keys = try await newKeys(of: id)
        let store = store(of: id, at: place, keys)
        do throws(ClubFailure) {
            try await store.found(name, id: id, as: nickname)
        } catch {
            try await orLocked { () async throws(TokenStoreFailure) in try await keychain.forget(named: secret(id)) }
            throw error
        }
        return OpenedClub(store: store, person: keys.person)
    }

    private func store(of club: ClubID, at place: KnownClub.Place, _ keys: FolderKeys) -> FolderClubStore {
        switch place {
        case .folder(let path):
            FolderClubStore(path: path, keys: keys, memory: "\(memory)/\(account.rawValue)-\(club.text)", clock: clock)
        }
    }

    // MARK: Keys

    private func keys(of club: ClubID) async throws(ClubFailure) -> FolderKeys? {
        try await orLocked { () async throws(TokenStoreFailure) in try await keychain.secret(named: secret(club)) }.flatMap {
            FolderKeys(text: $0)
        }
    }

    /// The keys that are kept already, or else new ones, kept.
    private func newKeys(of club: ClubID) async throws(ClubFailure) -> FolderKeys {
        guard let keys = try await keys(of: club) ?? FolderKeys.random() else { throw .keyMissing }
        try await orLocked { () async throws(TokenStoreFailure) in try await keychain.keep(keys.text, named: secret(club)) }
        return keys
    }

    private func secret(_ club: ClubID) -> String { "club-\(account.rawValue)-\(club.text)" }

    private func orLocked<Value>(_ call: () async throws(TokenStoreFailure) -> Value) async throws(ClubFailure) -> Value {
        do throws(TokenStoreFailure) { return try await call() } catch { throw .keyMissing }
    }
}
