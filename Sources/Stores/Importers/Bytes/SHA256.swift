import CCrypto
import CSodium

/// A SHA-256 that grows, by libsodium.
struct SHA256 {
    private var state = crypto_hash_sha256_state()

    init() { crypto_hash_sha256_init(&state) }

    mutating func update(_ bytes: UnsafeRawBufferPointer) {
        crypto_hash_sha256_update(&state, bytes.bindMemory(to: UInt8.self).baseAddress, UInt64(bytes.count))
    }

    /// The hash in hex; what follows is undefined.
    mutating func finish() -> String {
        var digest = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_BYTES))
        crypto_hash_sha256_final(&state, &digest)
        return Self.hex(digest)
    }

    static func hex(_ digest: [UInt8]) -> String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }
}

/// The same hash by OpenSSL, which has the processor do it; for files that are large enough to load a library for.
struct FastSHA256: ~Copyable {
    private let hash: OpaquePointer

    /// Nil where OpenSSL is not installed.
    init?() {
        guard let hash = gnd_sha256_new() else { return nil }
        self.hash = hash
    }

    deinit {
        gnd_sha256_free(hash)
    }

    /// False when it failed.
    func update(_ bytes: UnsafeRawBufferPointer) -> Bool {
        gnd_sha256_update(hash, bytes.baseAddress, bytes.count) != 0
    }

    /// The hash in hex; nil when it failed.
    func finish() -> String? {
        var digest = [UInt8](repeating: 0, count: 32)
        return gnd_sha256_finish(hash, &digest) != 0 ? SHA256.hex(digest) : nil
    }
}
