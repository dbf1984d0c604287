import SQLite
import Walking

/// Lets the walk of a file that broke off give way to the whole one, whichever of the two is read first.
///
/// A part stands aside under the import of the whole walk, so that undoing that one brings it back. One that the person changed stays and
/// is joined to the whole, which is called as it is (`RecordDecisions`). What a file told that did not break off is no part.
final class BrokenOffWalks {
    private let database: Database
    private let scope: Scope
    private let sources: SourceStore
    private let settings: SettingsStore
    private let reimported: ReimportedWalks

    init(_ database: Database, _ scope: Scope, _ sources: SourceStore, _ settings: SettingsStore, _ reimported: ReimportedWalks) {
        self.database = database
        self.scope = scope
        self.sources = sources
        self.settings = settings
        self.reimported = reimported
    }

    /// Puts the parts of a walk aside that is about to be written.
    /// - Parameters:
    ///   - number: the import of the walk.
    ///   - isBrokenOff: whether that one broke off itself, so that it may hold both.
    /// - Returns: whether there are any.
    func putPartsAside(of whole: Walk, import number: Int64, isBrokenOff: Bool) throws(JournalFailure) -> Bool {
        let isAnother = isBrokenOff ? "" : "AND import <> \(number)"
        var parts = try candidates(
            """
            start >= ?2 AND start < ?3 AND finish <= ?4 AND import IS NOT NULL \(isAnother) AND NOT EXISTS (
                SELECT 1 FROM import WHERE json_extract(report, '$.isPartial') = 0 AND (id = walk.import OR id IN (
                    SELECT import FROM walk_reading AS r WHERE r.owner = walk.owner AND r.walk = walk.id)))
            """, .int(whole.start), .int(whole.start + Walk.latestBeginning), .int(whole.end)
        ).filter { $0.walk.isPart(of: whole) }
        guard !parts.isEmpty else { return false }
        let (zones, stored) = (try settings.settings().zones, try settings.stored())
        parts.removeAll { $0.isEdited && ($0.walk.id == whole.id || stored.recordDecisions.isParted($0.walk.id, whole.id)) }
        for part in parts {
            if !part.isEdited { _ = try reimported.putAside(part.walk.id, number, zones) }
            if let origin = part.number { _ = try putRecordsAside(of: part.walk, import: origin, under: number) }
        }
        let edited = parts.filter(\.isEdited).map(\.walk.id)
        if !edited.isEmpty {
            var joined = stored
            joined.recordDecisions.join(edited, showing: stored.recordDecisions.shown[whole.id] ?? whole.id)
            try settings.write(joined, over: stored)
        }
        return !parts.isEmpty
    }

    /// Puts a walk of a file that breaks off aside where the journal has the whole of it.
    /// - Returns: the number of its records that went with it; nil where there is no whole walk.
    func putAside(part: Walk, import number: Int64) throws(JournalFailure) -> Int? {
        try putAside(WalkRecord(part, importNumber: number))
    }

    /// Keeps a part aside that would come back, where another import has the whole of it.
    func keepAside(_ record: WalkRecord) throws(JournalFailure) -> Bool {
        guard let number = record.importNumber,
            try database.number(
                "SELECT EXISTS (SELECT 1 FROM import WHERE id = ? AND coalesce(json_extract(report, '$.isPartial'), 1))", .int(number)) != 0
        else { return false }
        return try putAside(record) != nil
    }

    private func putAside(_ record: WalkRecord) throws(JournalFailure) -> Int? {
        guard let part = record.walk, let origin = record.importNumber, let whole = try whole(of: part) else { return nil }
        // A walk that has no import any more is the person's own, and nothing brings back what stood behind it.
        guard let number = whole.number else { return 0 }
        try database.run(
            "INSERT INTO reread_walk VALUES (?, ?, ?, ?)", .int(number), scope.person, .blob(part.id.bytes),
            .text(StoredJSON.encode(record)))
        return try putRecordsAside(of: part, import: origin, under: number)
    }

    /// The longest walk that one is a part of.
    private func whole(of part: Walk) throws(JournalFailure) -> (walk: Walk, number: Int64?, isEdited: Bool)? {
        try candidates(
            "start > ?2 AND start <= ?3 AND finish >= ?4", .int(part.start - Walk.latestBeginning), .int(part.start), .int(part.end)
        )
        .filter { part.isPart(of: $0.walk) }
        .max { ($0.walk.duration, $0.walk.id.description) < ($1.walk.duration, $1.walk.id.description) }
    }

    /// The walks that fulfil a condition, without all that is not needed to compare them, the import of each, and whether it was changed.
    private func candidates(
        _ condition: String, _ values: Value...
    ) throws(JournalFailure) -> [(walk: Walk, number: Int64?, isEdited: Bool)] {
        try database.all(
            "SELECT id, start, finish, source, import, edited FROM walk WHERE owner = ?1 AND \(condition)", with: [scope.person] + values
        ) { (row) throws(JournalFailure) in
            let source = try self.sources.source(row.int(3))
            let walk = Walk(id: WalkID(bytes: row.blob(0)), start: row.instant(1), end: row.instant(2), zone: .utc, source: source)
            return (walk, row.optionalInt(4).map { Int64($0) }, row.int(5) != 0)
        }
    }

    /// Puts the records aside that a part alone tells: those of the minutes that were cut where it begins, and where its file broke off.
    /// - Returns: how many they are.
    private func putRecordsAside(of part: Walk, import origin: Int64, under number: Int64) throws(JournalFailure) -> Int {
        // Of one import nobody can tell which of two files told a record.
        guard origin != number, let source = try sources.known(part.source) else { return 0 }
        // By the metrics, since the index begins with these.
        let condition = """
            owner = ?2 AND metric IN (\(Metric.allCases.map { String($0.code) }.joined(separator: ", "))) AND start >= ?3 AND start < ?4
            AND source = ?5 AND start + length <= ?4 AND import = ?6 AND tellers = 0 AND grain = 0
            """
        let values: [Value] = [
            .int(number), scope.person, .int(part.start), .int(part.end), .int(source), .int(origin),
        ]
        let count = try database.run(
            """
            INSERT OR IGNORE INTO reread_sample SELECT ?1, owner, metric, start, source, length, value, modified, import, 0, exported, grain
            FROM sample WHERE \(condition)
            """, with: values)
        if count > 0 { try database.run("DELETE FROM sample WHERE \(condition)", with: values) }
        return count
    }
}
