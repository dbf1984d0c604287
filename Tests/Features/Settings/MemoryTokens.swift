import Walking

/// A keychain in memory; it can be told to fail.
actor MemoryTokens: TokenStore {
    private var kept: AccessToken?
    private var failure: TokenStoreFailure?

    func fail(with failure: TokenStoreFailure?) { self.failure = failure }

    func token() throws(TokenStoreFailure) -> AccessToken? {
        if let failure { throw failure }
        return kept
    }

    func save(_ token: AccessToken) throws(TokenStoreFailure) {
        if let failure { throw failure }
        kept = token
    }

    func deleteToken() throws(TokenStoreFailure) {
        if let failure { throw failure }
        kept = nil
    }
}
