/// Lets a person in whose token is still good, without asking anything.
package struct ResumeSession: Sendable {
    private let session: Session

    package init(accounts: any AccountRepository, tokens: any TokenStore, clock: any WallClock) {
        session = Session(accounts: accounts, tokens: tokens, clock: clock)
    }

    /// Nil when somebody has to sign in.
    package func callAsFunction() async throws(JournalFailure) -> Account? {
        try await session.resume()
    }
}
