import Walking

extension Journal {
    /// What an import left out, in the order of time; the first so many.
    func quarantined(import number: Int64, owner: AccountID, limit: Int) throws(JournalFailure) -> [QuarantinedRecord] {
        try database.all(
            """
            SELECT metric, start, finish, value, source, reason FROM quarantine WHERE import = ? AND owner = ?
            ORDER BY start, finish, metric LIMIT ?
            """, .int(number), .int(owner.rawValue), .int(Int64(max(0, limit)))
        ) { (row) throws(JournalFailure) in
            QuarantinedRecord(
                metric: Metric(code: row.int(0)), start: row.instant(1), end: row.instant(2), value: row.real(3),
                source: try sources.source(row.int(4)), reason: SkipReason(rawValue: row.text(5)) ?? .unreadable)
        }
    }
}
