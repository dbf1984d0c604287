/// Lets a person in whose token is still good, without asking anything.
package struct ResumeSession: Sendable {
    private let accounts: any AccountRepository
    private let session: Session

    package init(accounts: any AccountRepository, tokens: any TokenStore, clock: any WallClock) {
        self.accounts = accounts
        session = Session(accounts: accounts, tokens: tokens, clock: clock)
    }

    /// - Parameter name: lets in nobody but whom it means; the token of somebody else stays where it is.
    package func callAsFunction(named name: String? = nil) async throws(JournalFailure) -> Resumption {
        guard let name else { return try await session.resume().map(Resumption.entered) ?? .mustSignIn(nil) }
        guard let account = try await FindAccount(accounts: accounts)(name) else { return .mustSignIn(nil) }
        return try await session.resume(account).map(Resumption.entered) ?? .mustSignIn(account)
    }
}
