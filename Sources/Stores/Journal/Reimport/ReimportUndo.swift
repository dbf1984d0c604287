import SQLite
import Walking

/// Undoes readings of known files.
final class ReimportUndo {
    private let database: Database
    private let scope: Scope
    private let walks: WalkStore
    private let readings: WalkReadings
    private let tombstones: Tombstones
    private let brokenOff: BrokenOffWalks

    init(
        _ database: Database, _ scope: Scope, _ walks: WalkStore, _ readings: WalkReadings, _ tombstones: Tombstones,
        _ brokenOff: BrokenOffWalks
    ) {
        self.database = database
        self.scope = scope
        self.walks = walks
        self.readings = readings
        self.tombstones = tombstones
        self.brokenOff = brokenOff
    }

    /// The days that a reading of known files touched.
    func touchedDays(by number: Int64, zones: ZoneTimeline) throws(JournalFailure) -> Set<CivilDate> {
        var touched: Set<CivilDate> = []
        let spans = try database.all(
            "SELECT DISTINCT start / 3600000, (start + length) / 3600000 FROM reread_sample WHERE import = ?", .int(number)
        ) { ($0.int(0), $0.int(1)) }
        for (from, until) in spans {
            touched.formUnion(zones.days(fromHour: from, throughHour: until))
        }
        return touched
    }

    /// Takes out what a reading of known files added and brings back what it replaced.
    ///
    /// What it brought for an import that is itself taken back goes with that one. What later imports said of its walks stays.
    func undo(_ number: Int64, zones: ZoneTimeline) throws(JournalFailure) -> Set<CivilDate> {
        let (id, person) = (Value.int(number), scope.person)
        var touched = try touchedDays(by: number, zones: zones)
        try database.run(
            """
            DELETE FROM sample WHERE owner = ?2 AND EXISTS (SELECT 1 FROM reread_sample AS r WHERE r.import = ?1 AND r.is_new = 1
            AND r.metric = sample.metric AND r.start = sample.start AND r.source = sample.source AND r.length = sample.length
            AND r.value = sample.value AND r.origin = sample.import)
            """, id, person)
        try database.run(
            """
            INSERT OR IGNORE INTO sample (owner, metric, start, source, length, value, modified, import, exported, grain)
            SELECT owner, metric, start, source, length, value, modified, origin, exported, grain
            FROM reread_sample WHERE import = ? AND is_new = 0
            """, id)
        // Of a walk that was replaced there are two rows, and the new one is empty.
        let replaced = try database.all("SELECT walk, max(record) FROM reread_walk WHERE import = ? GROUP BY walk", id) { row in
            (WalkID(bytes: row.blob(0)), row.optionalText(1))
        }
        for (name, text) in replaced {
            let old: WalkRecord? = text.flatMap { StoredJSON.decode($0) }
            if let old, try brokenOff.keepAside(old) { continue }
            for walk in try bringBack(name, as: old, before: number) {
                touched.formUnion(zones.days(from: walk.start, until: walk.end))
            }
        }
        try database.run("DELETE FROM reread_sample WHERE import = ?1 OR (origin = ?1 AND owner = ?2)", id, person)
        try database.run("DELETE FROM reread_walk WHERE import = ?", id)
        return touched
    }

    /// Puts a walk in the place of what a new reading made of it; returns both, where there are two.
    ///
    /// What the person changed stays; neither what the person deleted returns, nor what came with an import that was taken back.
    /// - Parameters:
    ///   - old: nil where the new reading was the first to tell of it.
    ///   - number: the new reading's; what later imports said counts on.
    private func bringBack(_ id: WalkID, as old: WalkRecord?, before number: Int64) throws(JournalFailure) -> [Walk] {
        var told = old.map { record in record.readings.flatMap { $0.isEmpty ? nil : $0 } ?? [record] } ?? []
        var changed: [Walk] = []
        if let current = try walks.walk(id) {
            let record = try walks.record(of: current)
            guard record.isEdited != true else { return [] }
            let known = try readings.all(of: id)
            told += (known.isEmpty ? [record] : known).filter { ($0.importNumber ?? 0) > number }
            changed.append(current)
            try walks.remove(id)
            try readings.forget(id)
        }
        guard try !tombstones.contains(id) else { return changed }
        var standing: [WalkRecord] = []
        for reading in told where try isKnown(reading.importNumber) { standing.append(reading) }
        guard let walk = try readings.reconcile(standing, of: id, import: standing.first?.importNumber) else { return changed }
        // Changes that later readings made of it stood on this one.
        if old != nil {
            try database.run(
                "DELETE FROM reread_walk WHERE owner = ? AND walk = ? AND import > ?", scope.person, .blob(id.bytes), .int(number))
        }
        return changed + [walk]
    }

    private func isKnown(_ number: Int64?) throws(JournalFailure) -> Bool {
        guard let number else { return true }
        return try database.number("SELECT EXISTS (SELECT 1 FROM import WHERE id = ?)", .int(number)) != 0
    }
}
