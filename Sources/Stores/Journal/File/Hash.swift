import CSodium
import Files
import Walking

/// SHA-256, by libsodium.
package enum Hash {
    static func sha256(_ bytes: [UInt8]) -> [UInt8] {
        var digest = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_BYTES))
        crypto_hash_sha256(&digest, bytes, UInt64(bytes.count))
        return digest
    }

    package static func hex(_ bytes: [UInt8]) -> String {
        let digits = Array("0123456789abcdef")
        return String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
    }

    /// Of a whole file, a piece at a time; nil when it cannot be read.
    package static func sha256(file path: String) -> String? {
        guard let file = try? OpenFile(path, .readAny) else { return nil }
        return try? sha256(of: file)
    }

    static func sha256(of file: borrowing OpenFile) throws(FileFailure) -> String {
        var state = crypto_hash_sha256_state()
        crypto_hash_sha256_init(&state)
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
        defer { buffer.deallocate() }
        while true {
            let count = try file.read(into: buffer)
            if count == 0 { break }
            crypto_hash_sha256_update(&state, buffer.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt64(count))
        }
        var digest = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_BYTES))
        crypto_hash_sha256_final(&state, &digest)
        return hex(digest)
    }
}
