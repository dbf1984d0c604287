import CSQLite
import Files
import SQLite
import Walking

extension Database {
    /// Opens a file to read it, together with the log that lies beside it, and leaves no trace where it has none.
    static func looking(at path: String) throws(JournalFailure) -> Database {
        try Database(path: path, isReadOnly: true, isStill: !JournalFile.hasContent(path + "-wal") && !OpenFile.exists(path + "-shm"))
    }

    /// Reads a whole file, together with the log beside it, into memory, and writes nothing anywhere.
    ///
    /// - Parameter refusal: what is answered to whoever wants to change the copy.
    static func copy(of path: String, refusal: JournalFailure) throws(JournalFailure) -> Database {
        let copy = try Database(path: memory, refusal: refusal)
        try fill(copy, from: readable(path))
        return copy
    }

    /// The file as it can be read where nothing can be written.
    private static func readable(_ path: String) throws(JournalFailure) -> Database {
        do throws(JournalFailure) {
            let database = try looking(at: path)
            _ = try database.number("PRAGMA schema_version")
            return database
        } catch {
            // An index that could not be made to its size may lie there, too.
            if JournalFile.hasContent(path + "-wal") { return try readingLogAlone(path) }
            return try Database(path: path, isStill: true)
        }
    }

    /// Opens a file with a log whose index, which SQLite keeps in a file beside it, cannot be made.
    ///
    /// The index is kept in memory, as SQLite does for whoever has the file alone; who cannot write cannot lock either, so nothing is
    /// locked.
    private static func readingLogAlone(_ path: String) throws(JournalFailure) -> Database {
        let database = try Database(path: path, isReadOnly: true, system: "unix-none")
        gnd_sqlite_keep_log(database.handle)
        try database.script("PRAGMA locking_mode = EXCLUSIVE")
        _ = try database.number("PRAGMA schema_version")
        return database
    }

    private static func fill(_ copy: Database, from source: Database) throws(JournalFailure) {
        guard let transfer = sqlite3_backup_init(copy.handle, "main", source.handle, "main") else {
            throw copy.failure(sqlite3_errcode(copy.handle))
        }
        let step = sqlite3_backup_step(transfer, -1)
        let end = sqlite3_backup_finish(transfer)
        guard step == SQLITE_DONE else { throw source.failure(step) }
        guard end == SQLITE_OK else { throw source.failure(end) }
    }
}
