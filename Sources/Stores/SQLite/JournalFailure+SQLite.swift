import CSQLite
import Files
import Glibc
import Walking

extension JournalFailure {
    /// Makes a failure that a person can act on from SQLite's.
    ///
    /// - Parameter refusal: what is said instead where SQLite says no more than that this may not be changed.
    package init(code: Int32, handle: OpaquePointer?, path: String, refusal: JournalFailure? = nil) {
        if let refusal, code & 0xFF == SQLITE_READONLY {
            self = refusal
            return
        }
        let system = handle.map { gnd_sqlite_system_errno($0) } ?? 0
        self =
            switch code & 0xFF {
            case SQLITE_FULL: .diskFull
            case SQLITE_IOERR where [ENOSPC, EDQUOT, EFBIG].contains(system): .diskFull
            case SQLITE_CANTOPEN where [ENOSPC, EDQUOT, EFBIG].contains(system): .diskFull
            case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH: .readOnly(path: path)
            case SQLITE_IOERR where [EACCES, EROFS, EPERM].contains(system): .readOnly(path: path)
            case SQLITE_CANTOPEN where [EACCES, EROFS, EPERM].contains(system): .readOnly(path: path)
            case SQLITE_BUSY, SQLITE_LOCKED: .locked
            case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_FORMAT: .corrupt(.pages)
            // A log or a memory file that cannot be made is tried once more to be read, and only that is answered.
            case SQLITE_CANTOPEN where system == ENOENT && OpenFile.exists(path): .cannotOpen(path: path, problem: .database(code))
            case SQLITE_CANTOPEN: .cannotOpen(path: path, problem: system == 0 ? .database(code) : .system(system))
            case SQLITE_IOERR where code != Self.noMemory: .cannotOpen(path: path, problem: .system(system == 0 ? EIO : system))
            case SQLITE_INTERRUPT: .cancelled
            case SQLITE_CONSTRAINT where Self.uniqueness.contains(code): .taken
            default: .unexpected(code: code)
            }
    }

    /// Extended codes are macros with shifts, which Swift does not import.
    private static let noMemory = SQLITE_IOERR | (12 << 8)
    private static let uniqueness = [SQLITE_CONSTRAINT | (8 << 8), SQLITE_CONSTRAINT | (6 << 8)]
}
