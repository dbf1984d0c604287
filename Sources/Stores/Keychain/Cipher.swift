import CSodium

/// Authenticated encryption with XChaCha20-Poly1305: a changed byte anywhere is noticed.
enum Cipher {
    static let keyLength = Int(crypto_aead_xchacha20poly1305_ietf_KEYBYTES)
    private static let nonceLength = Int(crypto_aead_xchacha20poly1305_ietf_NPUBBYTES)
    private static let tagLength = Int(crypto_aead_xchacha20poly1305_ietf_ABYTES)
    /// Says which format this is, and is authenticated with the rest.
    private static let header = Array("GNDKEY1\n".utf8)

    static func seal(_ plain: [UInt8], key: [UInt8]) throws(KeychainError) -> [UInt8] {
        let nonce = try Sodium.randomBytes(nonceLength)
        var sealed = [UInt8](repeating: 0, count: plain.count + tagLength)
        var length: UInt64 = 0
        _ = crypto_aead_xchacha20poly1305_ietf_encrypt(
            &sealed, &length, plain, UInt64(plain.count), header, UInt64(header.count), nil, nonce, key)
        return header + nonce + sealed
    }

    /// Returns nil when the bytes are not ours, are cut short, were changed, or belong to another key.
    static func open(_ bytes: [UInt8], key: [UInt8]) throws(KeychainError) -> [UInt8]? {
        try Sodium.start()
        guard key.count == keyLength, bytes.count >= header.count + nonceLength + tagLength, bytes.starts(with: header) else { return nil }
        let nonce = Array(bytes[header.count..<(header.count + nonceLength)])
        let sealed = Array(bytes[(header.count + nonceLength)...])
        var plain = [UInt8](repeating: 0, count: max(1, sealed.count - tagLength))
        var length: UInt64 = 0
        let result = crypto_aead_xchacha20poly1305_ietf_decrypt(
            &plain, &length, nil, sealed, UInt64(sealed.count), header, UInt64(header.count), nonce, key)
        guard result == 0 else { return nil }
        return Array(plain.prefix(Int(length)))
    }
}
