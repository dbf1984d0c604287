/// A copy of a journal and the hash by which it is known to be whole.
package struct Backup: Hashable, Sendable {
    package var path: String
    /// SHA-256 in hex; also in a file beside it, in the form that `sha256sum -c` reads.
    package var hash: String
}
