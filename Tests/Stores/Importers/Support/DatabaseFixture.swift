import CSQLite
import Testing

/// Makes a database file out of SQL.
func writeDatabase(_ path: String, _ sql: String) throws {
    var database: OpaquePointer?
    defer { sqlite3_close_v2(database) }
    try #require(sqlite3_open(path, &database) == SQLITE_OK)
    try #require(sqlite3_exec(database, sql, nil, nil, nil) == SQLITE_OK)
}
