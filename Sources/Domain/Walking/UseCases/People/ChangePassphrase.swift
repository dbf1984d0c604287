/// Gives an account another passphrase, once the present one was given.
package struct ChangePassphrase: Sendable {
    package enum Failure: PassphraseFailure, Hashable, Sendable {
        /// The present one was not right.
        case wrong
        /// Too many failures in a row.
        case slowDown(seconds: Int)
        case passphrase(NewPassphrase.Problem)
        /// Not enough memory to keep a passphrase safely.
        case cannotHash
        case journal(JournalFailure)
    }

    private let session: Session
    private let hasher: any PassphraseHasher

    package init(_ session: Session, hasher: any PassphraseHasher) {
        self.session = session
        self.hasher = hasher
    }

    /// Changes the passphrase; a person who was let in by the old one elsewhere is asked again, and stays in here.
    package func callAsFunction(
        of account: Account, from current: String, to fresh: String, repeated: String
    ) async throws(Failure) -> SignedIn {
        let chosen: NewPassphrase
        do throws(NewPassphrase.Problem) {
            chosen = try NewPassphrase(fresh, repeated: repeated)
        } catch {
            throw .passphrase(error)
        }
        let prove = ProvePassphrase(accounts: session.accounts, hasher: hasher, clock: session.clock)
        do throws(ProvePassphrase.Failure) {
            _ = try await prove(Passphrase(current), for: account.name)
        } catch {
            throw Failure(error)
        }
        guard let hash = await hasher.hash(chosen.passphrase) else { throw .cannotHash }
        do throws(JournalFailure) {
            try await session.accounts.setPassphraseHash(hash, of: account.id)
            try await session.accounts.revokeTokens(of: account.id)
            return try await session.begin(account)
        } catch {
            throw .journal(error)
        }
    }
}
