import Synchronization
import Walking

/// A hasher that costs nothing and counts its work.
final class PlainHasher: PassphraseHasher {
    private let count = Mutex(0)

    var work: Int { count.withLock { $0 } }

    func hash(_ passphrase: String) async -> String? {
        count.withLock { $0 += 1 }
        return "plain:" + passphrase
    }

    func verify(_ passphrase: String, against hash: String) async -> Bool {
        count.withLock { $0 += 1 }
        return hash.hasSuffix(":" + passphrase)
    }

    func needsRehash(_ hash: String) -> Bool { !hash.hasPrefix("plain:") }
}

/// A keychain in memory that can be told to fail.
actor MemoryTokens: TokenStore {
    private var kept: AccessToken?
    private let failure: TokenStoreFailure?

    init(failure: TokenStoreFailure? = nil) { self.failure = failure }

    func token() async throws(TokenStoreFailure) -> AccessToken? { kept }

    func save(_ token: AccessToken) async throws(TokenStoreFailure) {
        if let failure { throw failure }
        kept = token
    }

    func deleteToken() async throws(TokenStoreFailure) { kept = nil }
}

/// The people of a machine that has no disk.
actor MemoryAccounts: AccountRepository {
    private var people: [Account] = []
    private var hashes: [AccountID: String] = [:]
    private var failures: [String: FailedAttempts] = [:]
    private var tokens: [AccessToken: AccountID] = [:]
    private var used: AccountID?

    func accounts() async throws(JournalFailure) -> [Account] { people }
    func account(_ id: AccountID) async throws(JournalFailure) -> Account? { people.first { $0.id == id } }
    func account(named name: String) async throws(JournalFailure) -> Account? {
        people.first { AccountName.key($0.name) == AccountName.key(name) }
    }

    func createAccount(named name: String, passphraseHash: String) async throws(JournalFailure) -> Account {
        guard try await account(named: name) == nil else { throw .taken }
        let account = Account(id: AccountID(rawValue: Int64(people.count + 1)), name: name)
        people.append(account)
        hashes[account.id] = passphraseHash
        return account
    }

    func localAccount() async throws(JournalFailure) -> Account {
        if let local = people.first(where: \.isLocal) { return local }
        let local = Account(id: AccountID(rawValue: 1000), name: AccountName.local, isLocal: true)
        people.append(local)
        return local
    }

    func passphraseHash(of id: AccountID) async throws(JournalFailure) -> String? { hashes[id] }
    func setPassphraseHash(_ hash: String, of id: AccountID) async throws(JournalFailure) { hashes[id] = hash }

    func save(_ profile: Profile, of id: AccountID) async throws(JournalFailure) -> Account {
        try change(id) { $0.profile = profile }
    }

    func save(_ nickname: Nickname, of id: AccountID) async throws(JournalFailure) -> Account {
        guard try await !isTaken(nickname, except: id) else { throw .taken }
        return try change(id) { $0.nickname = nickname.text }
    }

    func isTaken(_ nickname: Nickname, except id: AccountID?) async throws(JournalFailure) -> Bool {
        people.contains { $0.id != id && (try? Nickname($0.nickname ?? ""))?.key == nickname.key }
    }

    func lastUsed() async throws(JournalFailure) -> Account? { people.first { $0.id == used } }
    func markUsed(_ id: AccountID, at now: Instant) async throws(JournalFailure) { used = id }
    func failedAttempts(for name: String) async throws(JournalFailure) -> FailedAttempts? { failures[AccountName.key(name)] }
    func recordFailedAttempt(for name: String, at now: Instant) async throws(JournalFailure) {
        failures[AccountName.key(name)] = FailedAttempts(count: (failures[AccountName.key(name)]?.count ?? 0) + 1, last: now)
    }
    func clearFailedAttempts(for name: String) async throws(JournalFailure) { failures[AccountName.key(name)] = nil }

    func issueToken(to id: AccountID, at now: Instant) async throws(JournalFailure) -> AccessToken {
        let token = AccessToken("token \(tokens.count) of \(id.rawValue)")
        tokens[token] = id
        return token
    }
    func holder(of token: AccessToken) async throws(JournalFailure) -> Account? { people.first { $0.id == tokens[token] } }
    func revoke(_ token: AccessToken) async throws(JournalFailure) { tokens[token] = nil }

    private func change(_ id: AccountID, _ body: (inout Account) -> Void) throws(JournalFailure) -> Account {
        guard let index = people.firstIndex(where: { $0.id == id }) else { throw .missing }
        body(&people[index])
        return people[index]
    }
}
