/// Lets a person in who wants no account: their days lie in the local profile.
package struct ContinueWithoutAccount: Sendable {
    private let session: Session

    package init(_ session: Session) { self.session = session }

    package func callAsFunction() async throws(JournalFailure) -> SignedIn {
        try await session.begin(try await session.accounts.localAccount())
    }
}
