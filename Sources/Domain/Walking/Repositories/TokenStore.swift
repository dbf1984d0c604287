/// The keychain: the one place where the access token is kept.
package protocol TokenStore: Sendable {
    func token() async throws(TokenStoreFailure) -> AccessToken?
    func save(_ token: AccessToken) async throws(TokenStoreFailure)
    /// Deleting what is not there is no failure.
    func deleteToken() async throws(TokenStoreFailure)
}

/// The reason for which the keychain did not answer; no case ever carries a secret.
package enum TokenStoreFailure: Error, Hashable, Sendable {
    /// The desktop's Secret Service does not answer.
    case noAnswer
    /// The Secret Service is locked and the person declined.
    case locked
    /// Another program holds the file for longer than anybody should wait.
    case busy(path: String)
    /// libsodium does not start.
    case noCryptography
    /// The file may not be written.
    case readOnly(path: String)
    /// The disk has no room left.
    case diskFull(path: String)
    /// Others could read or replace the file or folder: a link, another owner, or a mode wider than 0600 and 0700.
    case exposed(path: String)
    /// The file is damaged or belongs to another machine.
    case unreadable(path: String)
}
