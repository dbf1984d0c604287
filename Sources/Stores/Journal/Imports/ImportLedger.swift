import SQLite
import Walking

/// The imports, file by file, with the changes of each and the records that it left out.
final class ImportLedger {
    private let database: Database
    private let scope: Scope
    private let sources: SourceStore
    private let days: DayStore
    private let feed: ChangeFeed
    private let clock: any WallClock

    init(
        _ database: Database, _ scope: Scope, _ sources: SourceStore, _ days: DayStore, _ feed: ChangeFeed, clock: any WallClock
    ) {
        self.database = database
        self.scope = scope
        self.sources = sources
        self.days = days
        self.feed = feed
        self.clock = clock
    }

    /// - Returns: the import's number.
    func begin(_ file: ImportFile) throws(JournalFailure) -> Int64 {
        try database.run(
            "INSERT INTO import (owner, at, file, format, parser, size, path) VALUES (?, ?, ?, ?, ?, ?, ?)", scope.person,
            .int(clock.now),
            .text(file.name), .text(file.format), .int(file.parserVersion), .int(file.size.map { Int($0) }),
            .optional(file.path))
        return database.lastRowID
    }

    /// Ends a file: writes its line, with the days that are others than they were.
    ///
    /// A day has less than before when it has less than before the whole import: what its first file brought and its second one
    /// corrected was never in the journal.
    func finish(
        _ number: Int64, hash: String?, report: ImportReport, before: [CivilDate: DayTotals], original: [CivilDate: DayTotals]
    ) throws(JournalFailure) -> ImportReport {
        var report = report
        let changes = try days.changes(since: before)
        report.changedDays = changes.count
        report.shrunkDays = changes.count { date, old, new in
            let first = original[date] ?? old
            return new.isLess(than: first) && !old.isLess(than: first)
        }
        try database.run(
            "UPDATE import SET hash = ?, report = ? WHERE id = ?", .optional(hash), .text(StoredJSON.encode(report)), .int(number))
        feed.announce(scope.owner)
        return report
    }

    func countChanges(since original: [CivilDate: DayTotals]) throws(JournalFailure) -> DayChanges {
        let changes = try days.changes(since: original)
        return DayChanges(changed: changes.count, shrunk: changes.count { $0.new.isLess(than: $0.old) })
    }

    /// The imports after one, or all of them, newest first.
    func records(after mark: Int64 = 0) throws(JournalFailure) -> [ImportRecord] {
        try database.all(
            "SELECT id, at, hash, parser, path, report FROM import WHERE owner = ? AND id > ? ORDER BY id DESC", scope.person, .int(mark)
        ) { row in
            ImportRecord(
                id: row.int(0), at: row.instant(1), hash: row.optionalText(2), parserVersion: Int(row.int(3)), path: row.optionalText(4),
                report: row.optionalText(5).flatMap { StoredJSON.decode($0) })
        }
    }

    /// The numbers of all imports.
    func numbers() throws(JournalFailure) -> [Int64] {
        try database.all("SELECT id FROM import WHERE owner = ?", scope.person) { $0.int(0) }
    }

    private static let columns = "metric, start, finish, value, source, reason, file, text"

    /// Returns the records with a value that an import left out, in the order of time; the first so many.
    func quarantined(import number: Int64, limit: Int) throws(JournalFailure) -> [QuarantinedRecord] {
        try database.all(
            """
            SELECT \(Self.columns) FROM quarantine WHERE import = ? AND owner = ? AND text IS NULL
            ORDER BY start, finish, metric LIMIT ?
            """, .int(number), scope.person, .int(Int64(max(0, limit))), row: record)
    }

    /// Returns so many of the records that all imports left out, from a moment up to another, behind as many as there are before them.
    ///
    /// They come in the order of their content, since the numbers of sources differ from journal to journal. Whoever goes through all of them
    /// begins with the moment of the last one, behind those of that moment: to skip a record costs what it costs to read it.
    func leftOut(from: Instant?, until: Instant?, behind: Int, limit: Int) throws(JournalFailure) -> [QuarantinedRecord] {
        try database.all(
            """
            SELECT \(Self.columns) FROM (SELECT q.*, s.name, s.manufacturer, s.model, s.kind
                FROM quarantine AS q INDEXED BY quarantine_by_start JOIN source AS s ON s.id = q.source
                WHERE owner = ? AND start >= ? AND start < ?)
            ORDER BY start, finish, metric, reason, value, name, manufacturer, model, kind LIMIT ? OFFSET ?
            """, scope.person, .int(from?.milliseconds ?? .min), .int(until?.milliseconds ?? .max), .int(Int64(max(0, limit))),
            .int(Int64(max(0, behind))), row: record)
    }

    private func record(_ row: borrowing Statement) throws(JournalFailure) -> QuarantinedRecord {
        QuarantinedRecord(
            metric: Metric(code: row.int(0)), start: row.instant(1), end: row.instant(2), value: row.real(3),
            source: try sources.source(row.int(4)), reason: SkipReason(rawValue: row.text(5)) ?? .unreadable, file: row.optionalText(6),
            text: row.optionalText(7))
    }

    /// Returns the number of records of a metric, and of walks, that begin in a time and were left out, by the reason.
    func leftOut(_ metric: Metric, from: Instant, until: Instant) throws(JournalFailure) -> [SkipReason: Int] {
        let counts = try database.all(
            "SELECT reason, count(*) FROM quarantine WHERE owner = ? AND start >= ? AND start < ? AND metric IN (?, 0) GROUP BY reason",
            scope.person, .int(from), .int(until), .int(metric.code)
        ) { (SkipReason(rawValue: $0.text(0)) ?? .unreadable, Int(clamping: $0.int(1))) }
        return Dictionary(counts, uniquingKeysWith: +)
    }
}
