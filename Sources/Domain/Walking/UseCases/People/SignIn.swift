/// Lets a person in with an ID and a passphrase.
package struct SignIn: Sendable {
    package enum Failure: PassphraseFailure, Hashable, Sendable {
        case emptyName
        case emptyPassphrase
        /// The name or the passphrase; nobody is told which.
        case wrong
        /// Too many failures in a row.
        case slowDown(seconds: Int)
        case journal(JournalFailure)
    }

    private let session: Session
    private let hasher: any PassphraseHasher

    package init(_ session: Session, hasher: any PassphraseHasher) {
        self.session = session
        self.hasher = hasher
    }

    package func callAsFunction(name: String, passphrase: String) async throws(Failure) -> SignedIn {
        let name = AccountName.trim(name)
        guard !name.isEmpty else { throw .emptyName }
        guard !passphrase.isEmpty else { throw .emptyPassphrase }
        let passphrase = Passphrase(passphrase)
        let prove = ProvePassphrase(accounts: session.accounts, hasher: hasher, clock: session.clock)
        let proof: ProvePassphrase.Proof
        do throws(ProvePassphrase.Failure) {
            proof = try await prove(passphrase, for: name)
        } catch {
            throw Failure(error)
        }
        do throws(JournalFailure) {
            if hasher.needsRehash(proof.hash), let fresh = await hasher.hash(passphrase) {
                try await session.accounts.setPassphraseHash(fresh, of: proof.account.id)
            }
            return try await session.begin(proof.account)
        } catch {
            throw .journal(error)
        }
    }
}
