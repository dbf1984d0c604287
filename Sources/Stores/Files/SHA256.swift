import CSodium

/// A SHA-256 that grows, by libsodium.
package struct SHA256 {
    private var state = crypto_hash_sha256_state()

    package init() { crypto_hash_sha256_init(&state) }

    package mutating func update(_ bytes: UnsafeRawBufferPointer) {
        crypto_hash_sha256_update(&state, bytes.bindMemory(to: UInt8.self).baseAddress, UInt64(bytes.count))
    }

    /// The hash in hex; what follows is undefined.
    package mutating func finish() -> String { Self.hex(finishBytes()) }

    private mutating func finishBytes() -> [UInt8] {
        var digest = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_BYTES))
        crypto_hash_sha256_final(&state, &digest)
        return digest
    }
}

extension SHA256 {
    package static func hex(_ digest: [UInt8]) -> String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }

    /// The hash of some bytes.
    package static func hash(_ bytes: [UInt8]) -> [UInt8] {
        var hash = SHA256()
        bytes.withUnsafeBytes { hash.update($0) }
        return hash.finishBytes()
    }

    /// The hash of a whole file in hex, a piece at a time; nil when it cannot be read.
    package static func hash(file path: String) -> String? {
        guard let file = try? OpenFile(path, .readAny) else { return nil }
        return try? hash(of: file)
    }

    /// The hash of what is still to be read of a file, in hex.
    package static func hash(of file: borrowing OpenFile) throws(FileFailure) -> String {
        var hash = SHA256()
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
        defer { buffer.deallocate() }
        while case let count = try file.read(into: buffer), count > 0 { hash.update(UnsafeRawBufferPointer(rebasing: buffer[..<count])) }
        return hash.finish()
    }
}
