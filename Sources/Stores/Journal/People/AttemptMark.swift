import CSodium

/// What a name that was tried is told from others by: nothing that was typed can be read from it, a passphrase in the wrong field least.
enum AttemptMark {
    /// Two bytes of a keyed hash.
    ///
    /// The key lies in the same file, so that whoever has that could try words against a whole hash. Two bytes fit one word in 65,536, and
    /// so tell nothing; that as many names share a count by chance does no harm.
    private static let length = 2

    static func make(_ name: String, key: [UInt8]) -> [UInt8] {
        var hash = [UInt8](repeating: 0, count: 32)
        let bytes = Array(name.utf8)
        crypto_generichash(&hash, hash.count, bytes, UInt64(bytes.count), key, key.count)
        return Array(hash.prefix(length))
    }
}
