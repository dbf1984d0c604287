import Walking

extension Journal: AccountRepository {
    package func accounts() throws(JournalFailure) -> [Account] { try accountStore.accounts() }

    package func account(_ id: AccountID) throws(JournalFailure) -> Account? { try accountStore.account(id) }

    package func account(named name: String) throws(JournalFailure) -> Account? { try accountStore.account(named: name) }

    package func createAccount(named name: String, passphraseHash: String) throws(JournalFailure) -> Account {
        try accountStore.createAccount(named: name, passphraseHash: passphraseHash)
    }

    package func localAccount() throws(JournalFailure) -> Account { try accountStore.localAccount() }

    package func passphraseHash(of id: AccountID) throws(JournalFailure) -> String? { try accountStore.passphraseHash(of: id) }

    package func setPassphraseHash(_ hash: String, of id: AccountID) throws(JournalFailure) {
        try accountStore.setPassphraseHash(hash, of: id)
    }

    package func save(_ profile: Profile?, of id: AccountID) throws(JournalFailure) -> Account {
        let account = try accountStore.save(profile, of: id)
        announce(id)
        return account
    }

    package func save(_ nickname: Nickname?, of id: AccountID) throws(JournalFailure) -> Account {
        let account = try accountStore.save(nickname, of: id)
        announce(id)
        return account
    }

    package func remember(from before: Account, to after: Account) async throws(JournalFailure) -> UndoID? {
        try await perform(in: Scope(owner: after.id, zone: nil)) { (stores) throws(JournalFailure) in
            try stores.accountUndo.remember(from: before, to: after)
        }
    }

    package func isTaken(_ nickname: Nickname, except id: AccountID?) throws(JournalFailure) -> Bool {
        try accountStore.isTaken(nickname, except: id)
    }

    package func lastUsed() throws(JournalFailure) -> Account? { try accountStore.lastUsed() }

    package func markUsed(_ id: AccountID, at now: Instant) throws(JournalFailure) { try accountStore.markUsed(id, at: now) }

    package func beginAttempt(for name: String, at now: Instant) throws(JournalFailure) -> Int? {
        try sessionStore.beginAttempt(for: name, at: now)
    }

    package func clearAttempts(for name: String) throws(JournalFailure) { try sessionStore.clearAttempts(for: name) }

    package func issueToken(to id: AccountID, at now: Instant) throws(JournalFailure) -> AccessToken {
        try sessionStore.issueToken(to: id, at: now)
    }

    package func holder(of token: AccessToken) throws(JournalFailure) -> Account? {
        guard let id = try sessionStore.holder(of: token) else { return nil }
        return try accountStore.account(id)
    }

    package func revoke(_ token: AccessToken) throws(JournalFailure) { try sessionStore.revoke(token) }

    package func revokeTokens(of id: AccountID) throws(JournalFailure) { try sessionStore.revokeTokens(of: id) }
}
