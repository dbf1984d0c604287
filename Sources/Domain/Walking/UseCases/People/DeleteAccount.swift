/// Removes an account and everything that its person has in the journal; backups keep theirs.
package struct DeleteAccount: Sendable {
    private let accounts: any AccountRepository
    private let tokens: any TokenStore
    private let clock: any WallClock

    package init(accounts: any AccountRepository, tokens: any TokenStore, clock: any WallClock) {
        self.accounts = accounts
        self.tokens = tokens
        self.clock = clock
    }

    /// A token that the keychain keeps all the same lets nobody in any more.
    package func callAsFunction(_ account: Account) async throws(JournalFailure) {
        try await accounts.deleteAccount(account.id)
        try await accounts.clearAttempts(for: account.name)
        // The token of somebody else, beside whom they came in, stays where it is.
        _ = try await SignOut(accounts: accounts, tokens: tokens, clock: clock)(account.id)
    }
}
