import CCrypto
import Files

/// The hash of ``SHA256`` by OpenSSL, which has the processor do it; for files that are large enough to load a library for.
struct FastSHA256: ~Copyable {
    private let hash: OpaquePointer

    /// Begins a hash; nil where OpenSSL is not installed.
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
