/// Gives an account another passphrase, for whoever knows the present one.
package struct ChangePassphrase: Sendable {
    package enum Failure: Error, Hashable, Sendable {
        /// The present one was not right.
        case wrong
        /// Too many failures in a row.
        case slowDown(seconds: Int)
        case tooShort(minimum: Int)
        case tooLong(maximum: Int)
        case differ
        /// Not enough memory to keep a passphrase safely.
        case cannotHash
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

    /// Whoever was let in by the old one elsewhere is asked again; here the person stays in.
    package func callAsFunction(
        of account: Account, from current: String, to fresh: String, repeated: String
    ) async throws(Failure) -> SignedIn {
        let lengths = CreateAccount.passphraseLengths
        guard fresh.count >= lengths.lowerBound else { throw .tooShort(minimum: lengths.lowerBound) }
        guard fresh.count <= lengths.upperBound else { throw .tooLong(maximum: lengths.upperBound) }
        guard fresh == repeated else { throw .differ }
        try await prove(account, by: current)
        guard let hash = await hasher.hash(Passphrase(fresh)) else { throw .cannotHash }
        do throws(JournalFailure) {
            try await accounts.setPassphraseHash(hash, of: account.id)
            try await accounts.revokeTokens(of: account.id)
            return try await Session(accounts: accounts, tokens: tokens, clock: clock).begin(account)
        } catch {
            throw .journal(error)
        }
    }

    private func prove(_ account: Account, by current: String) async throws(Failure) {
        let wait: Int?
        let hash: String?
        do throws(JournalFailure) {
            wait = try await accounts.beginAttempt(for: account.name, at: clock.now)
            hash = try await accounts.passphraseHash(of: account.id)
        } catch {
            throw .journal(error)
        }
        if let wait { throw .slowDown(seconds: wait) }
        guard let hash, await hasher.verify(Passphrase(current), against: hash) else { throw .wrong }
        do throws(JournalFailure) { try await accounts.clearAttempts(for: account.name) } catch { throw .journal(error) }
    }
}
