/// Finds the account that a name and a passphrase belong to.
///
/// A wrong name and a wrong passphrase look the same from outside, in words and in time. After a few failures the next
/// attempts have to wait, longer each time.
struct ProvePassphrase: Sendable {
    enum Failure: Error, Hashable, Sendable {
        /// The name or the passphrase; nobody is told which.
        case wrong
        /// Too many failures in a row.
        case slowDown(seconds: Int)
        case journal(JournalFailure)
    }

    /// An account whose passphrase was given, with the hash that it fits.
    struct Proof: Sendable {
        let account: Account
        let hash: String
    }

    let accounts: any AccountRepository
    let hasher: any PassphraseHasher
    let clock: any WallClock

    func callAsFunction(_ passphrase: Passphrase, for name: String) async throws(Failure) -> Proof {
        let wait: Int?
        do throws(JournalFailure) { wait = try await accounts.beginAttempt(for: name, at: clock.now) } catch { throw .journal(error) }
        if let wait { throw .slowDown(seconds: wait) }
        let proof: Proof?
        do throws(JournalFailure) { proof = try await check(passphrase, for: name) } catch { throw .journal(error) }
        guard let proof else { throw .wrong }
        return proof
    }

    private func check(_ passphrase: Passphrase, for name: String) async throws(JournalFailure) -> Proof? {
        guard let known = try await account(named: name) else {
            // The same work as for a name that exists, so that the time tells nothing.
            _ = await hasher.hash(passphrase)
            return nil
        }
        guard await hasher.verify(passphrase, against: known.hash) else { return nil }
        try await accounts.clearAttempts(for: known.account.name)
        return known
    }

    /// The local profile has no passphrase.
    private func account(named name: String) async throws(JournalFailure) -> Proof? {
        guard let account = try await accounts.account(named: name), !account.isLocal,
            let hash = try await accounts.passphraseHash(of: account.id)
        else { return nil }
        return Proof(account: account, hash: hash)
    }
}

/// A failure of what needs a passphrase first.
protocol PassphraseFailure: Error {
    static var wrong: Self { get }
    static func slowDown(seconds: Int) -> Self
    static func journal(_ failure: JournalFailure) -> Self
}

extension PassphraseFailure {
    init(_ failure: ProvePassphrase.Failure) {
        self =
            switch failure {
            case .wrong: .wrong
            case .slowDown(let seconds): .slowDown(seconds: seconds)
            case .journal(let failure): .journal(failure)
            }
    }
}
