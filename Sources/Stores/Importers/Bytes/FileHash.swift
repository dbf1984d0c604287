/// The SHA-256 of a file, by which the ledger knows it again.
enum FileHash {
    /// In hex; nil when the file cannot be read to its end, or the task is cancelled.
    static func sha256(path: String) -> String? {
        guard let source = try? FileSource(path: path) else { return nil }
        let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 256 * 1024, alignment: 64)
        defer { chunk.deallocate() }
        var hash = SHA256()
        while !Task.isCancelled {
            guard let count = try? source.read(into: chunk) else { return nil }
            if count == 0 { return hash.finish() }
            hash.update(UnsafeRawBufferPointer(rebasing: chunk[..<count]))
        }
        return nil
    }
}
