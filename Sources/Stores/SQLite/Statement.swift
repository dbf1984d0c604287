import CSQLite
import Walking

/// A prepared statement; it is finalized when it goes away.
package struct Statement: ~Copyable {
    package let pointer: OpaquePointer
    private let database: OpaquePointer
    private let path: String
    private let refusal: JournalFailure?

    package init(_ pointer: OpaquePointer, database: OpaquePointer, path: String, refusal: JournalFailure?) {
        self.pointer = pointer
        self.database = database
        self.path = path
        self.refusal = refusal
    }

    deinit {
        sqlite3_finalize(pointer)
    }

    /// True when there is a row to read, false at the end.
    package func step() throws(JournalFailure) -> Bool {
        let code = sqlite3_step(pointer)
        switch code {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        default: throw failure(code)
        }
    }

    /// Makes it ready to run again, with the values it has.
    package func reset() {
        sqlite3_reset(pointer)
    }

    /// Runs it once with new values, for what answers nothing.
    package func runOnce(_ values: [Value]) throws(JournalFailure) {
        try bind(values)
        _ = try step()
        reset()
    }

    package func failure(_ code: Int32) -> JournalFailure {
        JournalFailure(code: code, handle: database, path: path, refusal: refusal)
    }
}
