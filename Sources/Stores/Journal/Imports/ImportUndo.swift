import SQLite
import Walking

/// Undoes whole imports.
final class ImportUndo {
    private let database: Database
    private let scope: Scope
    private let settings: SettingsStore
    private let imported: ImportedSettings
    private let readings: WalkReadings
    private let reimports: ReimportUndo
    private let counter: DayCounter
    private let feed: ChangeFeed

    init(
        _ database: Database, _ scope: Scope, _ settings: SettingsStore, _ imported: ImportedSettings, _ readings: WalkReadings,
        _ reimports: ReimportUndo, _ counter: DayCounter, _ feed: ChangeFeed
    ) {
        self.database = database
        self.scope = scope
        self.settings = settings
        self.imported = imported
        self.readings = readings
        self.reimports = reimports
        self.counter = counter
        self.feed = feed
    }

    /// Undoes an import as a whole and recounts its days; nil when there is none of that number.
    ///
    /// A record that another file told of, too, stays, with the dates that the others gave it; of what was imported before it was kept
    /// who tells of a record, only the first file is known. A walk that another file told of, too, becomes what that one
    /// says; one that the person changed stays. Undoing a reading of files that were known brings back what it replaced.
    func undo(_ number: Int64) async throws(JournalFailure) -> UndoneImport? {
        let zones = try settings.settings().zones
        let undone = try database.transaction { () throws(JournalFailure) -> UndoneImport? in
            let withdrawn = try imported.withdraw(import: number)
            guard try database.run("DELETE FROM import WHERE id = ? AND owner = ?", .int(number), scope.person) > 0 else { return nil }
            var touched: Set<CivilDate> = []
            let corrected = try withdrawProvenance(of: number)
            let walks = try readings.withdraw(import: number)
            for walk in walks.flatMap({ [$0.before, $0.after] }) { touched.formUnion(zones.days(from: walk.start, until: walk.end)) }
            let kept = try releaseEditedWalks(of: number)
            // Records that are still the import's now are its alone, and go.
            let days = try days(of: number, zones)
            for (from, until) in try corrected.hours + hours(of: number) {
                touched.formUnion(zones.days(fromHour: from, throughHour: until))
            }
            var undone = try delete(number)
            let corrections = corrected.records + walks.count
            undone.corrections = corrections > 0 ? corrections : nil
            undone.days = days
            if kept > 0 { undone.keptWalks = kept }
            if withdrawn.contains(SettingsStore.Key.trusted.rawValue) { undone.isSourceOrderGone = true }
            touched.formUnion(try reimports.undo(number, zones: zones))
            try counter.count(touched, try settings.settings())
            return undone
        }
        guard let undone else { return nil }
        try await counter.recountStaleDays()
        feed.announce(scope.owner)
        return undone
    }

    /// The hours since 1970 that an import's records and walks touch, from the first to the last of each.
    private func hours(of number: Int64) throws(JournalFailure) -> [(from: Int64, until: Int64)] {
        let (id, person) = (Value.int(number), scope.person)
        return try database.all(
            """
            SELECT DISTINCT start / 3600000, (start + length) / 3600000 FROM sample WHERE import = ? AND owner = ?
            UNION SELECT start / 3600000, finish / 3600000 FROM walk WHERE import = ? AND owner = ?
            UNION SELECT start / 3600000, (start + length) / 3600000 FROM reread_sample WHERE import = ? AND owner = ?
            """, id, person, id, person, id, person
        ) { (from: $0.int(0), until: $0.int(1)) }
    }

    /// The days in which an import's records and walks begin; every zone's days begin with a quarter of an hour.
    private func days(of number: Int64, _ zones: ZoneTimeline) throws(JournalFailure) -> Set<CivilDate> {
        let quarters = try database.all(
            """
            SELECT DISTINCT start / 900000 FROM sample WHERE import = ?1 AND owner = ?2
            UNION SELECT start / 900000 FROM walk WHERE import = ?1 AND owner = ?2
            """, .int(number), scope.person
        ) { Instant(milliseconds: $0.int(0) * 900_000) }
        return Set(quarters.map(zones.day))
    }

    /// Makes the walks that the person changed the person's own, so that they stay.
    /// - Returns: how many there are.
    private func releaseEditedWalks(of number: Int64) throws(JournalFailure) -> Int {
        try database.run("UPDATE walk SET import = NULL WHERE import = ? AND owner = ? AND edited = 1", .int(number), scope.person)
    }

    private func delete(_ number: Int64) throws(JournalFailure) -> UndoneImport {
        let (id, person) = (Value.int(number), scope.person)
        let records = try database.run("DELETE FROM sample WHERE import = ? AND owner = ?", id, person)
        try database.run(
            "DELETE FROM route WHERE owner = ?2 AND walk IN (SELECT id FROM walk WHERE import = ?1 AND owner = ?2)", id, person)
        // Changes that later readings made of these walks go with them; walks that earlier ones took away can still come back.
        try database.run(
            "DELETE FROM reread_walk WHERE owner = ?2 AND import > ?1 AND walk IN (SELECT id FROM walk WHERE import = ?1 AND owner = ?2)",
            id, person)
        let walks = try database.run("DELETE FROM walk WHERE import = ? AND owner = ?", id, person)
        try database.run("DELETE FROM workout_route WHERE import = ? AND owner = ?", id, person)
        try database.run("DELETE FROM quarantine WHERE import = ? AND owner = ?", id, person)
        return UndoneImport(records: records, walks: walks)
    }

    /// Leaves the records that others tell of, too, to those, with the dates and the grain that they gave them.
    /// - Returns: how many of these changed, and the hours in which they did, from the first to the last of each record.
    private func withdrawProvenance(
        of number: Int64
    ) throws(JournalFailure) -> (records: Int, hours: [(from: Int64, until: Int64)]) {
        let lists = try database.all("SELECT id, list FROM tellers") { ($0.int(0), Provenance(text: $0.text(1))) }
        try database.script(
            """
            CREATE TEMP TABLE IF NOT EXISTS withdrawn
                (id INTEGER PRIMARY KEY, next INTEGER NOT NULL, first INTEGER NOT NULL, modified INTEGER, exported INTEGER,
                grain INTEGER);
            DELETE FROM withdrawn;
            """)
        for (id, list) in lists where list.contains(number) {
            var rest = list
            let dates = rest.remove(number)
            guard let first = rest.all.first?.number else { continue }
            let next = try rest == Provenance(only: first) ? 0 : self.number(of: rest)
            try database.run(
                "INSERT INTO withdrawn VALUES (?, ?, ?, ?, ?, ?)", .int(id), .int(next), .int(first),
                dates.modified.map { .int($0) } ?? .null, dates.exported.map { .int($0) } ?? .null,
                dates.grain.map { .int($0) } ?? .null)
        }
        let changed = """
            FROM sample JOIN withdrawn ON withdrawn.id = sample.tellers
            WHERE owner = ? AND coalesce(withdrawn.modified, withdrawn.exported, withdrawn.grain) IS NOT NULL
            """
        let records = Int(try database.number("SELECT count(*) \(changed)", scope.person))
        let hours = try database.all(
            "SELECT DISTINCT start / 3600000, (start + length) / 3600000 \(changed)", scope.person
        ) { (from: $0.int(0), until: $0.int(1)) }
        try database.run(
            """
            UPDATE sample SET tellers = next, import = first, modified = coalesce(withdrawn.modified, sample.modified),
            exported = coalesce(withdrawn.exported, sample.exported), grain = coalesce(withdrawn.grain, sample.grain)
            FROM withdrawn WHERE owner = ? AND withdrawn.id = sample.tellers
            """, scope.person)
        try database.script("DELETE FROM tellers WHERE id IN (SELECT id FROM withdrawn); DELETE FROM withdrawn")
        return (records, hours)
    }

    private func number(of provenance: Provenance) throws(JournalFailure) -> Int64 {
        try database.run("INSERT OR IGNORE INTO tellers (list) VALUES (?)", .text(provenance.text))
        return try database.number("SELECT id FROM tellers WHERE list = ?", .text(provenance.text))
    }
}
