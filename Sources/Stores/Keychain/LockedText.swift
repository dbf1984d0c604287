import CSodium

/// A copy of a passphrase in memory that is never swapped out and is overwritten when it goes.
///
/// The `String` that was typed cannot be overwritten; this keeps its further copies out of the heap.
struct LockedText: ~Copyable {
    let bytes: UnsafeMutablePointer<CChar>
    let count: Int

    init(_ text: String) throws(KeychainError) {
        try Sodium.start()
        var text = text
        let length = text.utf8.count
        guard let memory = sodium_malloc(length + 1) else { throw .noCryptography }
        text.withUTF8 { source in
            UnsafeMutableRawBufferPointer(start: memory, count: length).copyBytes(from: source)
        }
        bytes = memory.bindMemory(to: CChar.self, capacity: length + 1)
        bytes[length] = 0
        count = length
    }

    deinit {
        sodium_free(bytes)
    }
}
