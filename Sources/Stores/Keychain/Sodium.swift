import CSodium

/// The door to libsodium, which must be started once before anything of it may be used.
enum Sodium {
    private static let started = sodium_init() >= 0

    static func start() throws(KeychainError) {
        guard started else { throw .noCryptography }
    }

    static func randomBytes(_ count: Int) throws(KeychainError) -> [UInt8] {
        try start()
        var bytes = [UInt8](repeating: 0, count: count)
        bytes.withUnsafeMutableBytes { buffer in
            guard let address = buffer.baseAddress else { return }
            randombytes_buf(address, buffer.count)
        }
        return bytes
    }

    /// Overwrites the bytes in a way that the optimiser may not leave out.
    static func wipe(_ bytes: inout [UInt8]) {
        bytes.withUnsafeMutableBytes { buffer in
            guard let address = buffer.baseAddress else { return }
            sodium_memzero(address, buffer.count)
        }
    }

    static func hex(_ bytes: some Sequence<UInt8>) -> String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }
}
