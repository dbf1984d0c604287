/// Why the keychain did not answer; no case ever carries a secret.
package enum TokenStoreFailure: Error, Hashable, Sendable {
    /// No Secret Service answers, or it is locked and the person declined.
    case unavailable(detail: String)
    /// The file may not be written.
    case readOnly(path: String)
    /// The disk has no room left.
    case diskFull(path: String)
    /// Others could read or replace the file or folder: a link, another owner, or a mode wider than 0600 and 0700.
    case exposed(path: String)
    /// The file is damaged or belongs to another machine.
    case unreadable(path: String)
    case unexpected(detail: String)
}
