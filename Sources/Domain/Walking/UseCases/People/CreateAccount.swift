/// Makes an account on this machine and lets its owner in.
package struct CreateAccount: Sendable {
    package enum Failure: Error, Hashable, Sendable {
        case name(AccountName.Problem)
        case passphraseTooShort(minimum: Int)
        case passphraseTooLong(maximum: Int)
        case passphrasesDiffer
        case taken
        /// Not enough memory to keep a passphrase safely.
        case cannotHash
        case journal(JournalFailure)
    }

    package static let passphraseLengths = 8...256

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

    /// What is wrong with a form, before anything is asked of the store; nil when nothing is.
    package static func problem(name: String, passphrase: String, repeated: String) -> Failure? {
        do throws(AccountName.Problem) { _ = try AccountName(name) } catch { return .name(error) }
        if passphrase.count < passphraseLengths.lowerBound { return .passphraseTooShort(minimum: passphraseLengths.lowerBound) }
        if passphrase.count > passphraseLengths.upperBound { return .passphraseTooLong(maximum: passphraseLengths.upperBound) }
        return passphrase == repeated ? nil : .passphrasesDiffer
    }

    package func callAsFunction(name: String, passphrase: String, repeated: String) async throws(Failure) -> SignedIn {
        if let problem = Self.problem(name: name, passphrase: passphrase, repeated: repeated) { throw problem }
        guard let hash = await hasher.hash(Passphrase(passphrase)) else { throw .cannotHash }
        do throws(JournalFailure) {
            let account = try await accounts.createAccount(named: AccountName.trim(name), passphraseHash: hash)
            return try await Session(accounts: accounts, tokens: tokens, clock: clock).begin(account)
        } catch {
            throw error == .taken ? .taken : .journal(error)
        }
    }
}
