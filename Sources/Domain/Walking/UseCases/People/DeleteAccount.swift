/// Removes an account and everything that its person has in the journal; backups keep theirs.
package struct DeleteAccount: Sendable {
    private let session: Session

    package init(_ session: Session) { self.session = session }

    /// A token that the keychain keeps all the same lets nobody in any more.
    package func callAsFunction(_ account: Account) async throws(JournalFailure) {
        try await session.accounts.deleteAccount(account.id)
        try await session.accounts.clearAttempts(for: account.name)
        // The token of somebody else, beside whom they came in, stays where it is.
        _ = try await session.end(for: account.id)
    }
}
