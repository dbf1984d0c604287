/// What came of looking for somebody whose token is still good.
package enum Resumption: Sendable, Equatable {
    /// They are in.
    case entered(Account)
    /// Somebody has to sign in: whom a name meant, where one was given and is known.
    case mustSignIn(Account?)

    /// Who is in.
    package var account: Account? {
        guard case .entered(let account) = self else { return nil }
        return account
    }
}
