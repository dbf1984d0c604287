import CSQLite
import Glibc
import Walking

/// The file of a journal and its folder: nobody else may read either.
enum JournalFile {
    /// Makes the folder (0700) and the file (0600) where they are missing, and closes them to others where they are open.
    static func prepare(_ path: String) throws(JournalFailure) {
        let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
        if !folder.isEmpty { try makeFolder(folder) }
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw failure(path) }
        defer { close(descriptor) }
        var status = stat()
        if fstat(descriptor, &status) == 0, status.st_mode & 0o077 != 0 { fchmod(descriptor, 0o600) }
    }

    static func makeFolder(_ path: String) throws(JournalFailure) {
        var status = stat()
        if stat(path, &status) == 0 {
            guard status.st_mode & S_IFMT == S_IFDIR else { throw .cannotOpen(path: path, problem: .system(ENOTDIR)) }
            return
        }
        if let slash = path.lastIndex(of: "/"), slash > path.startIndex { try makeFolder(String(path[..<slash])) }
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw failure(path) }
    }

    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    static func failure(_ path: String) -> JournalFailure {
        let code = errno
        return switch code {
        case EACCES, EROFS, EPERM: .readOnly(path: path)
        case ENOSPC, EDQUOT, EFBIG: .diskFull
        default: .cannotOpen(path: path, problem: .system(code))
        }
    }

    /// Writes a whole and consistent copy, while others may go on reading and writing.
    static func copy(_ database: borrowing Database, to path: String) throws(JournalFailure) {
        // SQLite writes into an empty file, and so it is born closed to others.
        let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw failure(path) }
        close(descriptor)
        do throws(JournalFailure) {
            try database.run("VACUUM INTO ?", .text(path))
            // SQLite takes indexes over as they are, right or wrong; there are few and small ones.
            try Database(path: path).script("REINDEX")
        } catch {
            unlink(path)
            throw error
        }
    }

    /// A free name beside the journal: `journal.db.v1-20261121-083000.bak`.
    static func backupPath(of path: String, label: String, now: Instant) -> String {
        let (date, second) = Zone.utc.wall(at: now)
        let pad = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
        let time = "\(pad(second / 3600))\(pad(second / 60 % 60))\(pad(second % 60))"
        let stem = "\(path).\(label)-\(date.description.filter { $0 != "-" })-\(time)"
        var candidate = stem + ".bak"
        var number = 1
        while access(candidate, F_OK) == 0 {
            number += 1
            candidate = "\(stem)-\(number).bak"
        }
        return candidate
    }
}
