/// Turns passphrases into hashes that can be kept; slow on purpose, so it works off the caller's actor.
package protocol PassphraseHasher: Sendable {
    /// Returns the hash; nil when there is not enough memory for it.
    func hash(_ passphrase: Passphrase) async -> String?
    func verify(_ passphrase: Passphrase, against hash: String) async -> Bool
    /// Returns whether a hash was made with weaker parameters than today's.
    func needsRehash(_ hash: String) -> Bool
}
