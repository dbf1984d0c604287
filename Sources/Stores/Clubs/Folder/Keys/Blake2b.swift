import CSodium

/// The hash of which keys and identities are made.
enum Blake2b {
    static func hash(_ bytes: [UInt8], length: Int) -> [UInt8] {
        var hash = [UInt8](repeating: 0, count: length)
        crypto_generichash(&hash, length, bytes, UInt64(bytes.count), nil, 0)
        return hash
    }
}
