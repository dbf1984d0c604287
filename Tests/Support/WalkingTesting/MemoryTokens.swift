import Walking

/// A keychain in memory; it can be told to fail.
package actor MemoryTokens: TokenStore {
    private var kept: AccessToken?
    private var failure: TokenStoreFailure?

    package init() {}

    package func fail(with failure: TokenStoreFailure?) { self.failure = failure }

    package func token() throws(TokenStoreFailure) -> AccessToken? {
        if let failure { throw failure }
        return kept
    }

    package func save(_ token: AccessToken) throws(TokenStoreFailure) {
        if let failure { throw failure }
        kept = token
    }

    package func deleteToken() throws(TokenStoreFailure) {
        if let failure { throw failure }
        kept = nil
    }
}
