/// The keychain: the one place where the access token lies.
package protocol TokenStore: Sendable {
    func token() async throws(TokenStoreFailure) -> AccessToken?
    func save(_ token: AccessToken) async throws(TokenStoreFailure)
    /// Deleting what is not there is no failure.
    func deleteToken() async throws(TokenStoreFailure)
}
