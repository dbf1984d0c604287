import Walking

/// A hasher that is quick, and of no use to anybody who wants to keep a secret.
nonisolated struct ReversingHasher: PassphraseHasher {
    func hash(_ passphrase: String) async -> String? { String(passphrase.reversed()) }
    func verify(_ passphrase: String, against hash: String) async -> Bool { String(passphrase.reversed()) == hash }
    func needsRehash(_ hash: String) -> Bool { false }
}
