import SQLite
import Walking

/// Keeps the records that an import leaves out, with a statement that is prepared once for a batch.
struct LeftOutWriter: ~Copyable {
    private let insert: Statement
    private let owner: Value
    private let number: Int64

    init(_ database: Database, _ scope: Scope, number: Int64) throws(JournalFailure) {
        insert = try database.prepare("INSERT OR IGNORE INTO quarantine VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
        owner = scope.person
        self.number = number
    }

    /// Keeps a record; a walk as one of no metric.
    func write(_ record: QuarantinedRecord, source: Int64) throws(JournalFailure) {
        try insert.bind([
            .int(number), owner, .int(record.metric?.code ?? 0), .int(record.start), .int(record.end), .real(record.value), .int(source),
            .text(record.reason.rawValue), .optional(record.file), .optional(record.text),
        ])
        _ = try insert.step()
        insert.reset()
    }
}
