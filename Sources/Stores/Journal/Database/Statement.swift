import CSQLite
import Walking

/// A prepared statement; it is finalized when it goes away.
struct Statement: ~Copyable {
    let pointer: OpaquePointer
    private let database: OpaquePointer
    private let path: String
    private let refusal: JournalFailure?

    init(_ pointer: OpaquePointer, database: OpaquePointer, path: String, refusal: JournalFailure?) {
        self.pointer = pointer
        self.database = database
        self.path = path
        self.refusal = refusal
    }

    deinit {
        sqlite3_finalize(pointer)
    }

    /// True when there is a row to read, false at the end.
    func step() throws(JournalFailure) -> Bool {
        let code = sqlite3_step(pointer)
        switch code {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        default: throw failure(code)
        }
    }

    /// Makes it ready to run again, with the values it has.
    func reset() {
        sqlite3_reset(pointer)
    }

    /// Runs it once with new values, for what answers nothing.
    func runOnce(_ values: [Value]) throws(JournalFailure) {
        try bind(values)
        _ = try step()
        reset()
    }

    func failure(_ code: Int32) -> JournalFailure {
        JournalFailure(code: code, handle: database, path: path, refusal: refusal)
    }
}

extension Statement {
    /// Binds what tells a record from all others, to the first six places: owner, metric, start, source, length and value.
    func bind(_ sample: Sample, source: Int64, of owner: Int64) {
        bind(owner, at: 1)
        bind(sample.metric.code, at: 2)
        bind(sample.start.milliseconds, at: 3)
        bind(source, at: 4)
        bind(sample.end.milliseconds - sample.start.milliseconds, at: 5)
        bind(sample.value, at: 6)
    }
}
