import CSQLite
import SQLite
import Walking

/// Brings a journal to the version that this program knows.
enum Schema {
    /// - Parameter backup: called before an old journal is changed, with its version.
    static func prepare(_ database: Database, backup: (Int) throws(JournalFailure) -> Void) throws(JournalFailure) {
        let found = try check(database)
        if found == Migration.newest { return }
        if found > 0 {
            // Until then what was typed as an ID, now and then a passphrase, was kept as it was; a backup shall not keep it either.
            if found < Migration.eight.version { try database.script("PRAGMA secure_delete = ON; DELETE FROM attempt") }
            try backup(found)
        }
        try migrate(database)
    }

    /// The version of a journal; throws for another program's file, and for one that only a newer program knows.
    @discardableResult
    static func check(_ database: Database) throws(JournalFailure) -> Int {
        // One moment of the file, which another program may be about to change.
        try database.script("BEGIN")
        defer { sqlite3_exec(database.handle, "ROLLBACK", nil, nil, nil) }
        let found = Int(try database.number("PRAGMA user_version"))
        let mark = try database.number("PRAGMA application_id")
        let tables = try database.number("SELECT count(*) FROM sqlite_schema")
        guard mark == Migration.applicationID || (mark == 0 && tables == 0) else { throw .corrupt(.notAJournal) }
        guard found <= Migration.newest else { throw .newerVersion(found: found, known: Migration.newest) }
        return found
    }

    /// Runs what is missing; another program that came first leaves nothing to do.
    private static func migrate(_ database: Database) throws(JournalFailure) {
        try database.script("BEGIN IMMEDIATE")
        do throws(JournalFailure) {
            let version = Int(try database.number("PRAGMA user_version"))
            for migration in Migration.all where migration.version > version { try database.script(migration.sql) }
            try database.script("PRAGMA application_id = \(Migration.applicationID); PRAGMA user_version = \(Migration.newest)")
            try database.script("COMMIT")
        } catch {
            if sqlite3_get_autocommit(database.handle) == 0 { sqlite3_exec(database.handle, "ROLLBACK", nil, nil, nil) }
            throw error
        }
    }
}
