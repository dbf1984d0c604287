import Files
import Walking

/// The SHA-256 of a file or a folder, by which the ledger knows it again.
enum FileHash {
    /// Smaller files are hashed sooner than a library is loaded.
    static let large: Int64 = 16 << 20
    /// The size that is hashed in less time than a person notices.
    static let prompt: Int64 = 256 << 20

    /// Of a folder it is the hash of the list that `sha256sum` makes of its files; nil as for a file.
    static func sha256(_ tree: FileTree) -> String? {
        guard tree.isFolder else { return sha256(path: tree.path) }
        var hash = SHA256()
        for file in tree.files {
            guard let one = sha256(path: file.path) else { return nil }
            (Array("\(one)  ".utf8) + PathText.bytes(of: file.name) + [0x0A]).withUnsafeBytes { hash.update($0) }
        }
        return hash.finish()
    }

    /// Returns the hash in hex; nil when the file cannot be read to its end, or the task is cancelled.
    static func sha256(path: String) -> String? {
        guard let source = try? FileSource(path: path) else { return nil }
        if (source.size ?? 0) >= large, let fast = FastSHA256() {
            return read(source) { fast.update($0) } ? fast.finish() : nil
        }
        var hash = SHA256()
        let isWhole = read(source) {
            hash.update($0)
            return true
        }
        return isWhole ? hash.finish() : nil
    }

    /// False when the source fails, the task is cancelled, or the caller has enough.
    private static func read(_ source: FileSource, _ handle: (UnsafeRawBufferPointer) -> Bool) -> Bool {
        let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 256 * 1024, alignment: 64)
        defer { chunk.deallocate() }
        while !Task.isCancelled {
            guard let count = try? source.read(into: chunk) else { return false }
            if count == 0 { return true }
            guard handle(UnsafeRawBufferPointer(rebasing: chunk[..<count])) else { return false }
        }
        return false
    }
}
