/// Lets a person in whose token is still good, without asking anything.
package struct ResumeSession: Sendable {
    private let accounts: any AccountRepository
    private let session: Session

    package init(accounts: any AccountRepository, tokens: any TokenStore, clock: any WallClock) {
        self.accounts = accounts
        session = Session(accounts: accounts, tokens: tokens, clock: clock)
    }

    /// Nil when somebody has to sign in.
    ///
    /// - Parameter name: lets in nobody but whom it means; the token of somebody else stays where it is.
    package func callAsFunction(named name: String? = nil) async throws(JournalFailure) -> Account? {
        guard let name else { return try await session.resume() }
        guard let account = try await FindAccount(accounts: accounts)(name) else { return nil }
        return try await session.resume(account)
    }
}
