import Basis
import CSQLite
import Files
import Glibc
import Walking

/// One connection to SQLite, which the parts of a store share; it closes when the last of them goes away.
package final class Database {
    package let handle: OpaquePointer
    package let path: String
    /// The failure of every change to a database that is there to be looked at; nil leaves the answer to SQLite.
    package let refusal: JournalFailure?
    /// Counts what was taken back: what was read meanwhile may never have been there.
    package private(set) var rollbacks = 0

    package static let memory = ":memory:"
    /// The number of waits for another writer, a thousandth of a second apart: some ten seconds, as long as the last
    /// batch of another import may take on a busy machine.
    private static let mostLooks: CInt = 10_000

    /// - Parameters:
    ///   - isReadOnly: never changes the file.
    ///   - isStill: for a file that nobody else changes meanwhile: nothing is written beside it either.
    ///   - system: the name of SQLite's way to files; nil for the usual one.
    ///   - refusal: what is answered to whoever wants to change it.
    package init(
        path: String, isReadOnly: Bool = false, isStill: Bool = false, system: String? = nil, refusal: JournalFailure? = nil
    ) throws(JournalFailure) {
        var handle: OpaquePointer?
        let access = isReadOnly || isStill ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        let flags = access | SQLITE_OPEN_EXRESCODE | SQLITE_OPEN_NOMUTEX | (isStill ? SQLITE_OPEN_URI : 0)
        let code = PathText.withSystemPath(isStill ? Self.stillAddress(of: path) : path) { sqlite3_open_v2($0, &handle, flags, system) }
        guard code == SQLITE_OK, let handle else {
            let failure = JournalFailure(code: code, handle: handle, path: path)
            sqlite3_close_v2(handle)
            throw failure
        }
        self.handle = handle
        self.path = path
        self.refusal = refusal
        // SQLite's own patience looks ten times a second and misses the short moments between the batches of another's import.
        sqlite3_busy_handler(
            handle,
            { _, looks in
                usleep(1000)
                return looks < Database.mostLooks ? 1 : 0
            }, nil)
    }

    deinit {
        sqlite3_close_v2(handle)
    }

    private static func stillAddress(of path: String) -> String {
        let escaped = path.replacing("%", with: "%25").replacing("?", with: "%3f").replacing("#", with: "%23")
        return "file:\(escaped)?immutable=1"
    }

    /// Moves the log into the file when it has grown to some sixteen megabytes.
    /// - Parameter descriptor: a file whose dates are touched after every change, once others can read it.
    package func keepLogShort(touching descriptor: Int32?) {
        sqlite3_wal_hook(
            handle,
            { context, handle, name, pages in
                if let context { futimens(Int32(Int(bitPattern: context) - 1), nil) }
                // Readers of the old pages keep them; the next change tries again.
                if pages >= 4000 { sqlite3_wal_checkpoint(handle, name) }
                return SQLITE_OK
            }, descriptor.flatMap { UnsafeMutableRawPointer(bitPattern: Int($0) + 1) })
    }

    package func prepare(_ sql: String) throws(JournalFailure) -> Statement {
        var pointer: OpaquePointer?
        let code = sqlite3_prepare_v2(handle, sql, -1, &pointer, nil)
        guard code == SQLITE_OK, let pointer else { throw failure(code) }
        return Statement(pointer, database: handle, path: path, refusal: refusal)
    }

    package func failure(_ code: Int32) -> JournalFailure {
        JournalFailure(code: code, handle: handle, path: path, refusal: refusal)
    }

    /// Runs any number of statements that answer nothing.
    package func script(_ sql: String) throws(JournalFailure) {
        let code = sqlite3_exec(handle, sql, nil, nil, nil)
        guard code == SQLITE_OK else { throw failure(code) }
    }

    /// Runs one statement; says how many rows it changed.
    @discardableResult
    package func run(_ sql: String, _ values: Value...) throws(JournalFailure) -> Int {
        try run(sql, with: values)
    }

    /// Runs one statement; says how many rows it changed.
    @discardableResult
    package func run(_ sql: String, with values: [Value]) throws(JournalFailure) -> Int {
        let statement = try prepare(sql)
        try statement.bind(values)
        while try statement.step() {}
        return Int(sqlite3_changes(handle))
    }

    package func all<Row>(
        _ sql: String, _ values: Value..., row: (borrowing Statement) throws(JournalFailure) -> Row
    ) throws(JournalFailure) -> [Row] {
        try all(sql, with: values, row: row)
    }

    package func all<Row>(
        _ sql: String, with values: [Value], row: (borrowing Statement) throws(JournalFailure) -> Row
    ) throws(JournalFailure) -> [Row] {
        let statement = try prepare(sql)
        try statement.bind(values)
        var rows: [Row] = []
        while try statement.step() { rows.append(try row(statement)) }
        return rows
    }

    package func first<Row>(
        _ sql: String, _ values: Value..., row: (borrowing Statement) throws(JournalFailure) -> Row
    ) throws(JournalFailure) -> Row? {
        let statement = try prepare(sql)
        try statement.bind(values)
        return try statement.step() ? try row(statement) : nil
    }

    /// The first number of the first row; 0 without one.
    package func number(_ sql: String, _ values: Value...) throws(JournalFailure) -> Int64 {
        try number(sql, with: values)
    }

    package func number(_ sql: String, with values: [Value]) throws(JournalFailure) -> Int64 {
        let statement = try prepare(sql)
        try statement.bind(values)
        return try statement.step() ? statement.int(0) : 0
    }

    package var lastRowID: Int64 {
        sqlite3_last_insert_rowid(handle)
    }

    /// Does something and takes it back, to see what it would do.
    package func rehearsal<Result>(_ body: () throws(JournalFailure) -> Result) throws(JournalFailure) -> Result {
        try script("BEGIN IMMEDIATE")
        defer { rollBack() }
        return try body()
    }

    /// All or nothing; a failure inside takes everything back.
    package func transaction<Result>(_ body: () throws(JournalFailure) -> Result) throws(JournalFailure) -> Result {
        try script("BEGIN IMMEDIATE")
        do throws(JournalFailure) {
            let result = try body()
            try script("COMMIT")
            return result
        } catch {
            rollBack()
            throw error
        }
    }

    /// Writes what only helps the program along; in a copy to look at, too, where it is forgotten with the copy.
    package func housekeeping<Result>(_ body: () throws(JournalFailure) -> Result) throws(JournalFailure) -> Result {
        guard refusal != nil else { return try body() }
        try script("PRAGMA query_only = OFF")
        do throws(JournalFailure) {
            let result = try body()
            try script("PRAGMA query_only = ON")
            return result
        } catch {
            try script("PRAGMA query_only = ON")
            throw error
        }
    }

    private func rollBack() {
        rollbacks += 1
        // A full disk has rolled back already; then this has nothing to do.
        if sqlite3_get_autocommit(handle) == 0 { sqlite3_exec(handle, "ROLLBACK", nil, nil, nil) }
    }
}
