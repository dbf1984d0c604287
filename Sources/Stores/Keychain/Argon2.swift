import CSodium

/// Argon2id as libsodium writes it: salt, parameters and hash in one string.
enum Argon2 {
    /// Nil when this machine has not the memory that the limits ask for.
    static func hash(_ passphrase: borrowing LockedText, limits: PassphraseLimits) -> String? {
        var output = [CChar](repeating: 0, count: Int(crypto_pwhash_STRBYTES))
        let result = crypto_pwhash_str_alg(
            &output, passphrase.bytes, UInt64(passphrase.count), limits.operations, limits.memory, crypto_pwhash_ALG_ARGON2ID13)
        guard result == 0 else { return nil }
        return String(decoding: output.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    static func matches(_ passphrase: borrowing LockedText, hash: String) -> Bool {
        crypto_pwhash_str_verify(hash, passphrase.bytes, UInt64(passphrase.count)) == 0
    }

    /// Whether the hash was made with other limits than these, or is no hash at all.
    static func isOutdated(_ hash: String, limits: PassphraseLimits) -> Bool {
        crypto_pwhash_str_needs_rehash(hash, limits.operations, limits.memory) != 0
    }
}
