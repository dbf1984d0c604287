import CSQLite
import Files
import Glibc
import SQLite
import Walking

/// The file of a journal and its folder, which only their owner may read.
enum JournalFile {
    /// Makes the folder (0700) and the file (0600) where they are missing, and closes the file to others where it is open.
    static func prepare(_ path: String) throws(JournalFailure) {
        do throws(FileFailure) {
            if let folder = Folder.parent(of: path) { try Folder.make(folder) }
            // Closed again at once, which takes SQLite's locks from this process: nothing here has the file open yet.
            _ = try OpenFile(path, .openOrCreate)
        } catch {
            throw JournalFailure(error)
        }
    }

    /// Returns whether there is more than a name.
    static func hasContent(_ path: String) -> Bool {
        var status = stat()
        return PathText.withSystemPath(path) { lstat($0, &status) } == 0 && status.st_size > 0
    }

    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return PathText.withSystemPath(path) { stat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    static func folder(of path: String) -> String { Folder.parent(of: path) ?? "." }

    /// Returns the meaning of the system's last error for the file at a path.
    static func failure(_ path: String) -> JournalFailure {
        JournalFailure(FileFailure(path: path, problem: .system(errno)))
    }

    /// A free name beside the journal: `journal.db.v1-20261121-083000.bak`.
    static func backupPath(of path: String, label: String, now: Instant) -> String {
        let (date, second) = Zone.utc.wall(at: now)
        let pad = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
        let time = "\(pad(second / 3600))\(pad(second / 60 % 60))\(pad(second % 60))"
        let stem = "\(path).\(label)-\(date.description.filter { $0 != "-" })-\(time)"
        var candidate = stem + ".bak"
        var number = 1
        while OpenFile.exists(candidate) {
            number += 1
            candidate = "\(stem)-\(number).bak"
        }
        return candidate
    }
}

extension JournalFailure {
    init(_ failure: FileFailure) {
        self =
            switch failure.problem {
            case .system(EACCES), .system(EROFS), .system(EPERM): .readOnly(path: failure.path)
            case .system(ENOSPC), .system(EDQUOT), .system(EFBIG): .diskFull
            default: .cannotOpen(path: failure.path, problem: failure.problem)
            }
    }
}
