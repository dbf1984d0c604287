/// Lets a person in with an ID and a passphrase.
///
/// A wrong ID and a wrong passphrase look the same from outside, in words and in time. After a few failures the next
/// attempts have to wait, longer each time.
package struct SignIn: Sendable {
    package enum Failure: Error, Hashable, Sendable {
        case emptyName
        case emptyPassphrase
        /// The name or the passphrase; nobody is told which.
        case wrong
        /// Too many failures in a row.
        case slowDown(seconds: Int)
        case journal(JournalFailure)
    }

    private let accounts: any AccountRepository
    private let hasher: any PassphraseHasher
    private let tokens: any TokenStore
    private let clock: any WallClock

    package init(accounts: any AccountRepository, hasher: any PassphraseHasher, tokens: any TokenStore, clock: any WallClock) {
        self.accounts = accounts
        self.hasher = hasher
        self.tokens = tokens
        self.clock = clock
    }

    package func callAsFunction(name: String, passphrase: String) async throws(Failure) -> SignedIn {
        let name = AccountName.trim(name)
        guard !name.isEmpty else { throw .emptyName }
        guard !passphrase.isEmpty else { throw .emptyPassphrase }
        let wait: Int?
        do throws(JournalFailure) { wait = try await accounts.beginAttempt(for: name, at: clock.now) } catch { throw .journal(error) }
        if let wait { throw .slowDown(seconds: wait) }
        return try await check(name: name, passphrase: Passphrase(passphrase))
    }

    private func check(name: String, passphrase: Passphrase) async throws(Failure) -> SignedIn {
        do throws(JournalFailure) {
            let account = try await accounts.account(named: name)
            var hash: String?
            if let account, !account.isLocal { hash = try await accounts.passphraseHash(of: account.id) }
            if let account, let hash {
                if await hasher.verify(passphrase, against: hash) { return try await welcome(account, passphrase: passphrase, hash: hash) }
            } else {
                // The same work as for a name that exists, so that the time tells nothing.
                _ = await hasher.hash(passphrase)
            }
        } catch {
            throw .journal(error)
        }
        throw .wrong
    }

    private func welcome(_ account: Account, passphrase: Passphrase, hash: String) async throws(JournalFailure) -> SignedIn {
        try await accounts.clearAttempts(for: account.name)
        if hasher.needsRehash(hash), let fresh = await hasher.hash(passphrase) {
            try await accounts.setPassphraseHash(fresh, of: account.id)
        }
        return try await Session(accounts: accounts, tokens: tokens, clock: clock).begin(account)
    }
}
