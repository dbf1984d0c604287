import Files
import Glibc
import Walking

/// A file that only its owner may read, in a folder that only its owner may enter.
///
/// It refuses what somebody else could have prepared or could read: links, other owners, wider modes. It replaces atomically, so that
/// a crash leaves either the old or the new content.
struct PrivateFile: Sendable {
    let folder: String
    let name: String

    var path: String { "\(folder)/\(name)" }

    /// Nothing that is kept here comes near this; a larger file is not ours.
    private static let mostBytes = 1 << 20

    /// Returns nil where there is no such file.
    func read() throws(KeychainError) -> [UInt8]? {
        guard let file = try opened() else { return nil }
        guard file.size <= Self.mostBytes else { throw .damaged(path: path) }
        do throws(FileFailure) { return try file.bytes(most: Self.mostBytes) } catch { throw KeychainError(reading: error) }
    }

    /// The file itself, for its lock; nil where there is none.
    func opened() throws(KeychainError) -> OpenFile? {
        try checkFolder()
        let file: OpenFile
        do throws(FileFailure) {
            file = try OpenFile(path, .read)
        } catch {
            if error.code == ENOENT { return nil }
            throw KeychainError(reading: error)
        }
        guard file.mode & 0o077 == 0 else { throw .tooOpen(path: path, mode: file.mode) }
        return file
    }

    func replace(with bytes: [UInt8]) throws(KeychainError) {
        try makeFolder()
        do throws(FileFailure) { try Replacing(path, isDurable: true)(with: bytes) } catch { throw KeychainError(writing: error) }
    }

    /// Writes only where nothing is yet; false where another instance was first.
    func create(with bytes: [UInt8]) throws(KeychainError) -> Bool {
        try makeFolder()
        do throws(FileFailure) {
            return try Replacing(path, isDurable: true).create(with: bytes)
        } catch {
            throw KeychainError(writing: error)
        }
    }

    /// Makes the folder (0700) where it is missing, and refuses one that others may enter.
    func makeFolder() throws(KeychainError) {
        do throws(FileFailure) { try Folder.make(folder) } catch { throw KeychainError(writing: error) }
        try checkFolder()
    }

    private func checkFolder() throws(KeychainError) {
        var status = stat()
        guard lstat(folder, &status) == 0 else {
            if errno == ENOENT { return }
            throw .unreadable(path: folder, code: errno)
        }
        guard status.st_mode & S_IFMT != S_IFLNK else { throw .symbolicLink(path: folder) }
        guard status.st_uid == geteuid() else { throw .notOwned(path: folder) }
        let mode = status.st_mode & 0o777
        guard mode & 0o077 == 0 else { throw .tooOpen(path: folder, mode: mode) }
    }
}
