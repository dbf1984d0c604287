import CSQLite
import Walking

/// The rows of a query, one after the other.
final class DatabaseRows {
    private let statement: OpaquePointer

    init(_ statement: OpaquePointer) {
        self.statement = statement
    }

    deinit {
        sqlite3_finalize(statement)
    }

    /// Steps to the next row; false after the last.
    func next() throws(ReadFailure) -> Bool {
        switch sqlite3_step(statement) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case SQLITE_TOOBIG: throw .damaged(.tooLarge)
        case let code: throw .damaged(.database(code))
        }
    }

    func isNull(_ column: Int) -> Bool {
        sqlite3_column_type(statement, CInt(column)) == SQLITE_NULL
    }

    func isNumber(_ column: Int) -> Bool {
        let type = sqlite3_column_type(statement, CInt(column))
        return type == SQLITE_INTEGER || type == SQLITE_FLOAT
    }

    func integer(_ column: Int) -> Int64 {
        sqlite3_column_int64(statement, CInt(column))
    }

    func number(_ column: Int) -> Double {
        sqlite3_column_double(statement, CInt(column))
    }

    func text(_ column: Int) -> String {
        sqlite3_column_text(statement, CInt(column)).map { String(cString: $0) } ?? ""
    }
}
