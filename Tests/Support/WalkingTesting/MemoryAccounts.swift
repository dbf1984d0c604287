import Walking

/// The people of a machine, in memory; it can be told to fail.
package actor MemoryAccounts: AccountRepository {
    private var all: [Account] = []
    private var hashes: [AccountID: String] = [:]
    private var failures: [String: FailedAttempts] = [:]
    private var tokens: [AccessToken: AccountID] = [:]
    private var issued = 0
    private var used: [AccountID] = []
    private var failure: JournalFailure?

    package init() {}

    package func fail(with failure: JournalFailure?) { self.failure = failure }

    private func check() throws(JournalFailure) {
        if let failure { throw failure }
    }

    private func change(_ id: AccountID, _ edit: (inout Account) -> Void) throws(JournalFailure) -> Account {
        try check()
        guard let index = all.firstIndex(where: { $0.id == id }) else { throw .missing }
        edit(&all[index])
        return all[index]
    }

    private func add(_ name: String, isLocal: Bool) -> Account {
        let account = Account(id: AccountID(rawValue: (all.map(\.id.rawValue).max() ?? 0) + 1), name: name, isLocal: isLocal)
        all.append(account)
        return account
    }

    package func accounts() throws(JournalFailure) -> [Account] {
        try check()
        return all
    }

    package func account(_ id: AccountID) throws(JournalFailure) -> Account? { try accounts().first { $0.id == id } }

    package func account(named name: String) throws(JournalFailure) -> Account? {
        try accounts().first { AccountName.key($0.name) == AccountName.key(name) }
    }

    package func createAccount(named name: String, passphraseHash: String) throws(JournalFailure) -> Account {
        guard try account(named: name) == nil else { throw .taken }
        let account = add(name, isLocal: false)
        hashes[account.id] = passphraseHash
        return account
    }

    package func localAccount() throws(JournalFailure) -> Account {
        try accounts().first(where: \.isLocal) ?? add(AccountName.local, isLocal: true)
    }

    package func passphraseHash(of id: AccountID) throws(JournalFailure) -> String? {
        try check()
        return hashes[id]
    }

    package func setPassphraseHash(_ hash: String, of id: AccountID) throws(JournalFailure) {
        try check()
        hashes[id] = hash
    }

    package func save(_ profile: Profile?, of id: AccountID) throws(JournalFailure) -> Account {
        try change(id) { $0.profile = profile }
    }

    package func save(_ nickname: Nickname?, of id: AccountID) throws(JournalFailure) -> Account {
        if let nickname, try isTaken(nickname, except: id) { throw .taken }
        return try change(id) { $0.nickname = nickname?.text }
    }

    /// Keeps no changes.
    package func remember(from before: Account, to after: Account) -> UndoID? { nil }

    package func isTaken(_ nickname: Nickname, except id: AccountID?) throws(JournalFailure) -> Bool {
        try accounts().contains { account in
            account.id != id && account.nickname.flatMap { try? Nickname($0) }?.key == nickname.key
        }
    }

    package func deleteAccount(_ id: AccountID) throws(JournalFailure) {
        try check()
        guard let index = all.firstIndex(where: { $0.id == id }) else { throw .missing }
        // The numbers of those who stay must not move.
        all.remove(at: index)
        (hashes[id], tokens) = (nil, tokens.filter { $0.value != id })
        used.removeAll { $0 == id }
    }

    package func lastUsed() throws(JournalFailure) -> Account? { try used.last.flatMap { id throws(JournalFailure) in try account(id) } }

    package func markUsed(_ id: AccountID, at now: Instant) throws(JournalFailure) {
        try check()
        used.append(id)
    }

    package func failedAttempts(for name: String) -> FailedAttempts? { failures[AccountName.key(name)] }

    package func beginAttempt(for name: String, at now: Instant) throws(JournalFailure) -> Int? {
        try check()
        let key = AccountName.key(name)
        if let seconds = failures[key]?.wait(at: now) { return seconds }
        failures[key] = FailedAttempts(count: (failures[key]?.count ?? 0) + 1, last: now)
        return nil
    }

    package func clearAttempts(for name: String) throws(JournalFailure) {
        try check()
        failures[AccountName.key(name)] = nil
    }

    package func issueToken(to id: AccountID, at now: Instant) throws(JournalFailure) -> AccessToken {
        try check()
        issued += 1
        let token = AccessToken("token \(issued)")
        tokens[token] = id
        return token
    }

    package func holder(of token: AccessToken) throws(JournalFailure) -> Account? {
        try check()
        return try tokens[token].flatMap { id throws(JournalFailure) in try account(id) }
    }

    package func revoke(_ token: AccessToken) throws(JournalFailure) {
        try check()
        tokens[token] = nil
    }

    package func revokeTokens(of id: AccountID) throws(JournalFailure) {
        try check()
        tokens = tokens.filter { $0.value != id }
    }
}
