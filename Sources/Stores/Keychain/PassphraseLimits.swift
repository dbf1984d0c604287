import CSodium

/// What an attacker must spend on each guess at a passphrase.
package struct PassphraseLimits: Sendable {
    package var operations: UInt64
    package var memory: Int

    /// 256 MiB and three passes, about half a second: for a passphrase that guards what is on this machine.
    package static let moderate = PassphraseLimits(
        operations: UInt64(crypto_pwhash_argon2id_OPSLIMIT_MODERATE), memory: Int(crypto_pwhash_argon2id_MEMLIMIT_MODERATE))

    /// The least that Argon2id allows, for tests that are about something else.
    package static let least = PassphraseLimits(
        operations: UInt64(crypto_pwhash_argon2id_OPSLIMIT_MIN), memory: Int(crypto_pwhash_argon2id_MEMLIMIT_MIN))
}
