import Glibc
import Walking

/// A regular file that is open, and is closed when it goes away.
///
/// Every file that the program makes, changes or empties is opened here, and `Scripts/check-files` refuses every other way: a link
/// could lead somewhere else, a device or a pipe is somebody else's, and so is a file of another user. What a file is, is asked of the
/// open descriptor before anything is done with it.
package struct OpenFile: ~Copyable, Sendable {
    package enum Access: Sendable {
        /// Reads a file that a person named, whoever owns it and wherever links lead.
        case readAny
        case read
        case readWrite
        /// Fails where there is anything already.
        case createNew
        case openOrCreate
        /// Writes behind the end of the file, which is made where there is none.
        case append
        /// Makes the file, or empties the one that is there.
        case replace
    }

    package let path: String
    package let descriptor: Int32

    package init(_ path: String, _ access: Access) throws(FileFailure) {
        // Some devices act when they are opened, so that a look comes first; the one that counts is at the open file.
        if access != .createNew, let problem = Self.problem(at: path, access) { throw FileFailure(path: path, problem: problem) }
        var opened: Int32
        repeat {
            opened = PathText.withSystemPath(path) { open($0, access.flags | O_CLOEXEC | O_NOCTTY | O_NONBLOCK, 0o600) }
        } while opened < 0 && errno == EINTR
        guard opened >= 0 else { throw FileFailure(path: path, problem: .system(errno)) }
        var status = stat()
        let problem: FileProblem? = fstat(opened, &status) == 0 ? Self.problem(with: status, access) : .system(errno)
        if let problem {
            close(opened)
            throw FileFailure(path: path, problem: problem)
        }
        if access.changes {
            // A disk that knows no modes has nothing to close.
            if status.st_mode & 0o077 != 0 { fchmod(opened, 0o600) }
            if access == .replace, ftruncate(opened, 0) != 0 {
                let code = errno
                close(opened)
                throw FileFailure(path: path, problem: .system(code))
            }
        }
        self.path = path
        descriptor = opened
    }

    deinit {
        close(descriptor)
    }

    /// Returns the obstacle to using the file at a path as the program's own, without opening it; nil where there is none.
    package static func problem(at path: String) -> FileProblem? { problem(at: path, .read) }

    /// Returns whether anything has this name, a link that leads nowhere included.
    package static func exists(_ path: String) -> Bool {
        var status = stat()
        return PathText.withSystemPath(path) { lstat($0, &status) } == 0 || errno != ENOENT
    }

    private static func problem(at path: String, _ access: Access) -> FileProblem? {
        var status = stat()
        // A file that cannot be seen is reported by the attempt to open it.
        let answer = PathText.withSystemPath(path) { access == .readAny ? stat($0, &status) : lstat($0, &status) }
        guard answer == 0 else { return nil }
        return problem(with: status, access)
    }

    private static func problem(with status: stat, _ access: Access) -> FileProblem? {
        switch status.st_mode & S_IFMT {
        case S_IFREG: access == .readAny || status.st_uid == geteuid() ? nil : .notOwned
        case S_IFLNK: .link
        case S_IFDIR: .system(EISDIR)
        default: .notAFile
        }
    }
}

extension OpenFile.Access {
    fileprivate var flags: Int32 {
        switch self {
        case .readAny: O_RDONLY
        case .read: O_RDONLY | O_NOFOLLOW
        case .readWrite: O_RDWR | O_NOFOLLOW
        case .createNew: O_RDWR | O_NOFOLLOW | O_CREAT | O_EXCL
        case .openOrCreate, .replace: O_RDWR | O_NOFOLLOW | O_CREAT
        case .append: O_RDWR | O_NOFOLLOW | O_CREAT | O_APPEND
        }
    }

    fileprivate var changes: Bool { [.readWrite, .openOrCreate, .append, .replace].contains(self) }
}
