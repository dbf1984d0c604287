/// Makes an account on this machine and lets its owner in.
package struct CreateAccount: Sendable {
    package enum Failure: Error, Hashable, Sendable {
        case name(AccountName.Problem)
        case passphrase(NewPassphrase.Problem)
        case taken
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

    /// Judges the form before anything is asked of the store.
    package func callAsFunction(name: String, passphrase: String, repeated: String) async throws(Failure) -> SignedIn {
        do throws(AccountName.Problem) { _ = try AccountName(name) } catch { throw .name(error) }
        let chosen: NewPassphrase
        do throws(NewPassphrase.Problem) {
            chosen = try NewPassphrase(passphrase, repeated: repeated)
        } catch {
            throw .passphrase(error)
        }
        guard let hash = await hasher.hash(chosen.passphrase) else { throw .cannotHash }
        do throws(JournalFailure) {
            return try await session.begin(
                try await session.accounts.createAccount(named: AccountName.trim(name), passphraseHash: hash))
        } catch {
            throw error == .taken ? .taken : .journal(error)
        }
    }
}
