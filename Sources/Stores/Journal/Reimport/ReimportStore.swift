import SQLite
import Walking

/// Puts a new reading of known files in the place of the old one.
final class ReimportStore {
    private let database: Database
    private let scope: Scope
    private let settings: SettingsStore
    private let imports: ImportLedger
    private let walks: ReimportedWalks
    private let undo: ReimportUndo
    private let days: DayStore
    private let counter: DayCounter
    private let feed: ChangeFeed

    init(
        _ database: Database, _ scope: Scope, _ settings: SettingsStore, _ imports: ImportLedger, _ walks: ReimportedWalks,
        _ undo: ReimportUndo, _ days: DayStore, _ counter: DayCounter, _ feed: ChangeFeed
    ) {
        self.database = database
        self.scope = scope
        self.settings = settings
        self.imports = imports
        self.walks = walks
        self.undo = undo
        self.days = days
        self.counter = counter
        self.feed = feed
    }

    /// Puts a new reading in the place of the old one: what it has no longer goes, what it has more comes, and both are
    /// remembered, so that it can be taken back.
    ///
    /// Walks that the person changed or deleted stay as they are, and so does what came from files that were not read again.
    func reimport(_ plan: ReimportPlan, isRehearsal: Bool) async throws(JournalFailure) -> ReimportChanges {
        guard !plan.numbers.isEmpty else { return ReimportChanges() }
        try await counter.recountStaleDays()
        let settings = try settings.settings()
        try database.run("ATTACH ? AS fresh", .text(plan.path))
        defer { try? database.script("DETACH fresh") }
        let work = { () throws(JournalFailure) -> ReimportChanges in try self.exchange(plan, settings) }
        guard isRehearsal else {
            let result = try database.transaction(work)
            feed.announce(scope.owner)
            return result
        }
        var result = try database.rehearsal(work)
        result.number = nil
        return result
    }

    private func exchange(_ plan: ReimportPlan, _ settings: JournalSettings) throws(JournalFailure) -> ReimportChanges {
        let number = try imports.begin(ImportFile(name: ImportReport.reimportFormat, format: ImportReport.reimportFormat, parserVersion: 0))
        try mapNumbers(plan)
        var result = try exchangeSamples(plan, number)
        var touched = try walks.exchange(plan, number, settings.zones, &result)
        touched.formUnion(try undo.touchedDays(by: number, zones: settings.zones))
        try exchangeQuarantine(plan)
        result.days = try recount(touched, settings)
        try database.script("DROP TABLE temp.same_source; DROP TABLE temp.origin")
        if result.isNothing {
            try database.run("DELETE FROM import WHERE id = ?", .int(number))
        } else {
            result.number = number
            try database.run("UPDATE import SET report = ? WHERE id = ?", .text(StoredJSON.encode(result.report)), .int(number))
        }
        for (fresh, own) in plan.origins {
            try database.run(
                "UPDATE import SET parser = coalesce((SELECT parser FROM fresh.import WHERE id = ?), parser) WHERE id = ?", .int(fresh),
                .int(own))
        }
        return result
    }

    /// Sources and imports have other numbers in the journal beside.
    private func mapNumbers(_ plan: ReimportPlan) throws(JournalFailure) {
        try database.script(
            """
            INSERT OR IGNORE INTO main.source (name, manufacturer, model, kind) SELECT name, manufacturer, model, kind FROM fresh.source;
            CREATE TEMP TABLE same_source (fresh INTEGER PRIMARY KEY, own INTEGER UNIQUE);
            INSERT INTO temp.same_source SELECT f.id, s.id FROM fresh.source f JOIN main.source s
                ON s.name = f.name AND s.manufacturer = f.manufacturer AND s.model = f.model AND s.kind = f.kind;
            CREATE TEMP TABLE origin (fresh INTEGER PRIMARY KEY, own INTEGER);
            """)
        for (fresh, own) in plan.origins { try database.run("INSERT INTO temp.origin VALUES (?, ?)", .int(fresh), .int(own)) }
    }

    private func exchangeSamples(_ plan: ReimportPlan, _ number: Int64) throws(JournalFailure) -> ReimportChanges {
        let (new, person, fresh) = (Value.int(number), scope.person, Value.int(plan.freshOwner))
        let replaced = try database.run(
            """
            INSERT INTO reread_sample SELECT ?1, owner, metric, start, source, length, value, modified, import, 0, exported, grain
            FROM main.sample AS s
            WHERE owner = ?2 AND import IN \(plan.list) AND NOT EXISTS (SELECT 1 FROM fresh.sample AS f
                WHERE f.owner = ?3 AND f.metric = s.metric AND f.start = s.start AND f.length = s.length AND f.value = s.value
                AND f.source = (SELECT fresh FROM same_source WHERE own = s.source) AND f.modified = s.modified AND f.grain = s.grain)
            """, new, person, fresh)
        if replaced > 0 {
            try database.run(
                """
                DELETE FROM main.sample WHERE owner = ?2 AND import IN \(plan.list) AND EXISTS (SELECT 1 FROM reread_sample AS r
                WHERE r.import = ?1 AND r.is_new = 0 AND r.metric = sample.metric AND r.start = sample.start AND r.source = sample.source
                AND r.length = sample.length AND r.value = sample.value)
                """, new, person)
        }
        let inserted = try database.run(
            """
            INSERT INTO reread_sample SELECT ?1, ?2, metric, start, own, length, value, modified,
                (SELECT own FROM origin WHERE fresh = f.import), 1, exported, grain
            FROM fresh.sample AS f JOIN same_source ON same_source.fresh = f.source
            WHERE f.owner = ?3 AND NOT EXISTS (SELECT 1 FROM main.sample AS s WHERE s.owner = ?2 AND s.metric = f.metric
                AND s.start = f.start AND s.source = own AND s.length = f.length AND s.value = f.value)
            """, new, person, fresh)
        try database.run(
            """
            INSERT INTO main.sample (owner, metric, start, source, length, value, modified, import, exported, grain)
            SELECT owner, metric, start, source, length, value, modified, origin, exported, grain
            FROM reread_sample WHERE import = ? AND is_new = 1
            """, new)
        try database.run(
            """
            INSERT INTO longest SELECT owner, iif(grain = 0, metric, \(DayRun.sums)) AS kind, max(length) FROM reread_sample
            WHERE import = ? AND is_new = 1 GROUP BY kind
            ON CONFLICT DO UPDATE SET length = excluded.length WHERE excluded.length > length
            """, new)
        let updated = try database.number(
            """
            SELECT count(*) FROM reread_sample AS old JOIN reread_sample AS new USING (import, metric, start, source, length, value)
            WHERE import = ? AND old.is_new = 0 AND new.is_new = 1
            """, new)
        var result = ReimportChanges()
        result.updated = Int(updated)
        result.removed = replaced - result.updated
        result.added = inserted - result.updated
        return result
    }

    private func exchangeQuarantine(_ plan: ReimportPlan) throws(JournalFailure) {
        try database.run("DELETE FROM main.quarantine WHERE owner = ? AND import IN \(plan.list)", scope.person)
        try database.run(
            """
            INSERT OR IGNORE INTO main.quarantine SELECT (SELECT own FROM origin WHERE fresh = f.import), ?, metric, start, finish, value,
            own, reason, file, text FROM fresh.quarantine AS f JOIN same_source ON same_source.fresh = f.source WHERE f.owner = ?
            """, scope.person, .int(plan.freshOwner))
    }

    private func recount(_ touched: Set<CivilDate>, _ settings: JournalSettings) throws(JournalFailure) -> [ReimportChanges.Change] {
        try days.changes(since: try counter.count(touched, settings)).map { date, old, new in
            ReimportChanges.Change(date: date, before: Int(clamping: old.steps), after: Int(clamping: new.steps))
        }
    }
}
