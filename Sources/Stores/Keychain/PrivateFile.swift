import Glibc

/// A file that only its owner may read, in a folder that only its owner may enter.
///
/// It refuses what somebody else could have prepared or could read: links, other owners, wider modes. It replaces atomically
/// (a new file, `fsync`, `rename`, `fsync` of the folder), so that a crash leaves either the old or the new content.
struct PrivateFile: Sendable {
    let folder: String
    let name: String

    var path: String { "\(folder)/\(name)" }

    /// Nil where there is no such file.
    func read() throws(KeychainError) -> [UInt8]? {
        try checkFolder()
        guard let file = Descriptor(path, O_RDONLY) else {
            if errno == ENOENT { return nil }
            throw errno == ELOOP ? .symbolicLink(path: path) : .unreadable(path: path, code: errno)
        }
        let size = try check(file)
        return try readAll(file, size: size)
    }

    func replace(with bytes: [UInt8]) throws(KeychainError) {
        let temporary = try writeTemporary(bytes)
        guard rename(temporary, path) == 0 else { throw failure(removing: temporary) }
        try syncFolder()
    }

    /// Writes only where nothing is yet; false where another instance was first.
    func create(with bytes: [UInt8]) throws(KeychainError) -> Bool {
        let temporary = try writeTemporary(bytes)
        guard link(temporary, path) == 0 else {
            if errno == EEXIST {
                unlink(temporary)
                return false
            }
            throw failure(removing: temporary)
        }
        unlink(temporary)
        try syncFolder()
        return true
    }

    /// Makes the folder (0700) where it is missing, and refuses one that others may enter.
    func makeFolder() throws(KeychainError) {
        var path = ""
        for part in folder.split(separator: "/", omittingEmptySubsequences: true) {
            path += path.isEmpty && !folder.hasPrefix("/") ? "\(part)" : "/\(part)"
            guard mkdir(path, 0o700) != 0, errno != EEXIST else { continue }
            // A parent that may not be written but exists says EROFS or EACCES instead of EEXIST.
            var status = stat()
            let code = errno
            guard stat(path, &status) == 0 else { throw .unwritable(path: path, code: code) }
        }
        try checkFolder()
    }

    private func checkFolder() throws(KeychainError) {
        var status = stat()
        guard lstat(folder, &status) == 0 else {
            if errno == ENOENT { return }
            throw .unreadable(path: folder, code: errno)
        }
        guard status.st_mode & S_IFMT != S_IFLNK else { throw .symbolicLink(path: folder) }
        try check(status, path: folder)
    }

    private func check(_ file: borrowing Descriptor) throws(KeychainError) -> Int {
        var status = stat()
        guard fstat(file.number, &status) == 0 else { throw .unreadable(path: path, code: errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile(path: path) }
        try check(status, path: path)
        return Int(status.st_size)
    }

    private func check(_ status: stat, path: String) throws(KeychainError) {
        guard status.st_uid == geteuid() else { throw .notOwned(path: path) }
        let mode = status.st_mode & 0o777
        guard mode & 0o077 == 0 else { throw .tooOpen(path: path, mode: mode) }
    }

    private func readAll(_ file: borrowing Descriptor, size: Int) throws(KeychainError) -> [UInt8] {
        // Nothing that is kept here comes near this; a larger file is not ours.
        guard size <= 1 << 20 else { throw .damaged(path: path) }
        var bytes = [UInt8](repeating: 0, count: size)
        var filled = 0
        while filled < size {
            let count = bytes.withUnsafeMutableBytes { Glibc.read(file.number, $0.baseAddress?.advanced(by: filled), size - filled) }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .unreadable(path: path, code: errno) }
            guard count > 0 else { break }
            filled += count
        }
        return Array(bytes.prefix(filled))
    }

    private func writeTemporary(_ bytes: [UInt8]) throws(KeychainError) -> String {
        try makeFolder()
        let temporary = "\(folder)/.\(name).\(Sodium.hex(try Sodium.randomBytes(8)))"
        guard let file = Descriptor(temporary, O_WRONLY | O_CREAT | O_EXCL, mode: 0o600) else {
            throw .unwritable(path: path, code: errno)
        }
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { write(file.number, $0.baseAddress?.advanced(by: written), bytes.count - written) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw failure(removing: temporary) }
            written += count
        }
        guard fsync(file.number) == 0 else { throw failure(removing: temporary) }
        return temporary
    }

    private func syncFolder() throws(KeychainError) {
        guard let directory = Descriptor(folder, O_RDONLY | O_DIRECTORY), fsync(directory.number) == 0 else {
            throw .unwritable(path: folder, code: errno)
        }
    }

    private func failure(removing temporary: String) -> KeychainError {
        let code = errno
        unlink(temporary)
        return .unwritable(path: path, code: code)
    }
}
