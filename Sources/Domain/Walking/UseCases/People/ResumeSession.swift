/// Lets a person in whose token is still good, without asking anything.
package struct ResumeSession: Sendable {
    private let session: Session

    package init(_ session: Session) { self.session = session }

    /// - Parameter name: lets in nobody but whom it means; the token of somebody else stays where it is.
    package func callAsFunction(named name: String? = nil) async throws(JournalFailure) -> Resumption {
        guard let name else { return try await session.resume().map(Resumption.entered) ?? .mustSignIn(nil) }
        guard let account = try await FindAccount(accounts: session.accounts)(name) else { return .mustSignIn(nil) }
        return try await session.resume(account).map(Resumption.entered) ?? .mustSignIn(account)
    }
}

/// The outcome of looking for a person whose token is still valid.
package enum Resumption: Sendable, Equatable {
    /// They are in.
    case entered(Account)
    /// A sign-in is required: with the account that a name meant, where one was given and is known.
    case mustSignIn(Account?)

    /// The account that is signed in.
    package var account: Account? {
        guard case .entered(let account) = self else { return nil }
        return account
    }
}
