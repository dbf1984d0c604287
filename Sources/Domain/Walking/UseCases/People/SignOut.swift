/// Ends a session: the token is worthless from now on, even for a copy of it.
package struct SignOut: Sendable {
    private let session: Session

    package init(_ session: Session) { self.session = session }

    /// Says what the keychain said, where it could not read or delete the token.
    @discardableResult
    package func callAsFunction(_ id: AccountID) async throws(JournalFailure) -> TokenStoreFailure? {
        try await session.end(for: id)
    }
}
