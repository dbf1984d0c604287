/// Begins, resumes and ends a session: the time for which a person is signed in.
package struct Session: Sendable {
    let accounts: any AccountRepository
    let clock: any WallClock
    private let tokens: any TokenStore

    package init(accounts: any AccountRepository, tokens: any TokenStore, clock: any WallClock) {
        self.accounts = accounts
        self.tokens = tokens
        self.clock = clock
    }

    /// Gives a token and keeps it in the keychain; a keychain that fails only means signing in again next time.
    package func begin(_ account: Account) async throws(JournalFailure) -> SignedIn {
        let token = try await accounts.issueToken(to: account.id, at: clock.now)
        try await accounts.markUsed(account.id, at: clock.now)
        do throws(TokenStoreFailure) {
            try await tokens.save(token)
        } catch {
            return SignedIn(account: account, keychainFailure: error)
        }
        return SignedIn(account: account)
    }

    /// Returns the person whom the token in the keychain belongs to; nil when there is none that is valid.
    package func resume() async throws(JournalFailure) -> Account? {
        guard let account = try await holder() else { return nil }
        try await accounts.markUsed(account.id, at: clock.now)
        return account
    }

    /// The account, where its own token is in the keychain, or where it needs none, as the local profile does; else nil.
    package func resume(_ account: Account) async throws(JournalFailure) -> Account? {
        guard try await isOpen(account) else { return nil }
        try await accounts.markUsed(account.id, at: clock.now)
        return account
    }

    /// Returns whether an account needs no passphrase now: its own token is in the keychain, or it has none to ask for, as the local
    /// profile.
    package func isOpen(_ account: Account) async throws(JournalFailure) -> Bool {
        if account.isLocal { return true }
        return try await holder()?.id == account.id
    }

    private func holder() async throws(JournalFailure) -> Account? {
        let token: AccessToken?
        do throws(TokenStoreFailure) { token = try await tokens.token() } catch { token = nil }
        guard let token else { return nil }
        return try await accounts.holder(of: token)
    }

    /// Makes the token worthless, then forgets it; says what the keychain said where it failed.
    ///
    /// The token of somebody else, beside whom the local profile was opened by name, stays good.
    /// A token that the keychain cannot show may still lie in it, and could let somebody in once the keychain answers again. Then
    /// every token of the account is made worthless, so that out is out.
    package func end(for id: AccountID) async throws(JournalFailure) -> TokenStoreFailure? {
        let token: AccessToken?
        do throws(TokenStoreFailure) {
            token = try await tokens.token()
        } catch {
            try await accounts.revokeTokens(of: id)
            // A token that cannot be read may still be deleted; it is worthless either way.
            do throws(TokenStoreFailure) { try await tokens.deleteToken() } catch {}
            return error
        }
        if let token {
            if let holder = try await accounts.holder(of: token), holder.id != id { return nil }
            try await accounts.revoke(token)
        }
        do throws(TokenStoreFailure) {
            try await tokens.deleteToken()
            return nil
        } catch {
            return error
        }
    }
}
