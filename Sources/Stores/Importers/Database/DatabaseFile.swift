import CSQLite
import Walking

/// A database of another program, opened so that not a byte of it can change.
struct DatabaseFile: ~Copyable {
    fileprivate let raw: OpaquePointer

    init(path: String) throws(ReadFailure) {
        var raw: OpaquePointer?
        let escaped = PathText.bytes(of: path).map { byte in
            let isPlain =
                (byte >= 0x30 && byte <= 0x39) || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || [0x2F, 0x2E, 0x2D, 0x5F].contains(byte)
            let digits = String(byte, radix: 16, uppercase: true)
            return isPlain ? String(UnicodeScalar(byte)) : "%" + (digits.count == 1 ? "0" + digits : digits)
        }.joined()
        let status = sqlite3_open_v2("file:\(escaped)?mode=ro&immutable=1", &raw, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, nil)
        guard let raw else { throw .refused(.noMemory) }
        guard status == SQLITE_OK else {
            sqlite3_close_v2(raw)
            throw .refused(.database(status))
        }
        self.raw = raw
        gnd_sqlite_distrust(raw)
        sqlite3_limit(raw, SQLITE_LIMIT_LENGTH, Self.longestValue)
        sqlite3_limit(raw, SQLITE_LIMIT_EXPR_DEPTH, 100)
        sqlite3_limit(raw, SQLITE_LIMIT_ATTACHED, 0)
        // A query that finds no row for long, too, ends when the person has had enough.
        sqlite3_progress_handler(raw, 100_000, { _ in Task.isCancelled ? 1 : 0 }, nil)
    }

    /// Larger than any value that tells of walking, and too small to fill the memory with.
    private static let longestValue: CInt = 16 << 20

    deinit {
        sqlite3_close_v2(raw)
    }

    func query(_ sql: String) throws(ReadFailure) -> DatabaseRows {
        var statement: OpaquePointer?
        let status = sqlite3_prepare_v2(raw, sql, -1, &statement, nil)
        guard status == SQLITE_OK, let statement else { throw .damaged(.database(status)) }
        return DatabaseRows(statement)
    }

    /// The tables, each with its columns in capitals.
    func tables() throws(ReadFailure) -> [String: Set<String>] {
        let names = try query("SELECT m.name, p.name FROM sqlite_master m JOIN pragma_table_xinfo(m.name) p WHERE m.type = 'table'")
        var tables: [String: Set<String>] = [:]
        while try names.next() { tables[names.text(0), default: []].insert(names.text(1).uppercased()) }
        return tables
    }
}
