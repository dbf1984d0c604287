import Glibc

/// A file of a little text beside the journal, for its owner alone: read whole, replaced whole.
///
/// It needs nothing but the system, because the first frame and the shell's prompt wait for such files.
nonisolated struct SmallFile: Sendable {
    private static let mostBytes = 1 << 20
    private let folder: String
    private let path: String

    init(_ name: String, in folder: String) {
        self.folder = folder
        path = "\(folder)/\(name)"
    }

    var exists: Bool { access(path, F_OK) == 0 }

    /// What is in it; nil where there is none, or one that is too large to be ours.
    func read() -> String? {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= Self.mostBytes else { return nil }
        let bytes = [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
            count = max(0, Glibc.read(file, buffer.baseAddress, buffer.count))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Written beside and renamed: whoever reads meanwhile gets the old text or the new one, and a full disk leaves the old one whole.
    ///
    /// - `isDurable`: whether it must be there after a power cut; what can be found out again need not be.
    func write(_ text: String, isDurable: Bool) -> Bool {
        makeFolder()
        let temporary = "\(path).\(getpid())"
        unlink(temporary)
        let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard file >= 0 else { return false }
        let bytes = Array(text.utf8)
        let isWritten = Glibc.write(file, bytes, bytes.count) == bytes.count && (!isDurable || fsync(file) == 0)
        close(file)
        if isWritten, rename(temporary, path) == 0 { return true }
        unlink(temporary)
        return false
    }

    func remove() { unlink(path) }

    /// Makes the folder that it lies in, for its owner alone.
    func makeFolder() {
        guard access(folder, F_OK) != 0 else { return }
        for index in folder.indices.dropFirst() where folder[index] == "/" { mkdir(String(folder[..<index]), 0o700) }
        mkdir(folder, 0o700)
    }
}
