/// Lets a person in who wants no account: their days lie in the local profile.
package struct ContinueWithoutAccount: Sendable {
    private let accounts: any AccountRepository
    private let tokens: any TokenStore
    private let clock: any WallClock

    package init(accounts: any AccountRepository, tokens: any TokenStore, clock: any WallClock) {
        self.accounts = accounts
        self.tokens = tokens
        self.clock = clock
    }

    package func callAsFunction() async throws(JournalFailure) -> SignedIn {
        let account = try await accounts.localAccount()
        return try await Session(accounts: accounts, tokens: tokens, clock: clock).begin(account)
    }
}
