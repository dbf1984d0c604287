import Walking

/// Hashes as no program should: fast.
nonisolated struct BackwardsHasher: PassphraseHasher {
    func hash(_ passphrase: String) async -> String? { "backwards:" + String(passphrase.reversed()) }
    func verify(_ passphrase: String, against hash: String) async -> Bool { await self.hash(passphrase) == hash }
    func needsRehash(_ hash: String) -> Bool { false }
}
