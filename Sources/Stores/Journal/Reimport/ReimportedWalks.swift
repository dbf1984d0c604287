import SQLite
import Walking

/// Puts the walks of a new reading in the place of the old one's.
final class ReimportedWalks {
    private let database: Database
    private let scope: Scope
    private let walks: WalkStore
    private let readings: WalkReadings

    init(_ database: Database, _ scope: Scope, _ walks: WalkStore, _ readings: WalkReadings) {
        self.database = database
        self.scope = scope
        self.walks = walks
        self.readings = readings
    }

    /// Exchanges the walks that the person did not touch; says which days they were on.
    func exchange(
        _ plan: ReimportPlan, _ number: Int64, _ zones: ZoneTimeline, _ result: inout ReimportChanges
    ) throws(JournalFailure) -> Set<CivilDate> {
        let (person, fresh) = (scope.person, Value.int(plan.freshOwner))
        // True of a walk of which a file that was not read again told, too.
        let isToldElsewhere =
            "EXISTS (SELECT 1 FROM main.walk_reading AS r WHERE r.owner = ?1 AND r.walk = w.id AND r.import NOT IN \(plan.list))"
        let gone = try database.all(
            """
            SELECT id FROM main.walk AS w WHERE owner = ?1 AND edited = 0 AND import IN \(plan.list) AND NOT \(isToldElsewhere)
            AND NOT EXISTS (SELECT 1 FROM fresh.walk AS f WHERE f.owner = ?2 AND f.id = w.id)
            """, person, fresh
        ) { WalkID(bytes: $0.blob(0)) }
        let other = try database.all(
            """
            SELECT id FROM fresh.walk AS f WHERE owner = ?2
            AND NOT EXISTS (SELECT 1 FROM forgotten WHERE owner = ?1 AND walk = f.id)
            AND NOT EXISTS (SELECT 1 FROM main.workout_route AS r WHERE r.owner = ?1 AND r.walk = f.id)
            AND NOT EXISTS (SELECT 1 FROM main.walk AS w WHERE w.owner = ?1 AND w.id = f.id AND (
                w.edited OR w.import IS NULL OR w.import NOT IN \(plan.list) OR \(isToldElsewhere)
                OR (w.start = f.start AND w.finish = f.finish AND w.zone = f.zone AND w.steps IS f.steps AND w.distance IS f.distance
                AND w.title = f.title AND w.note = f.note AND w.tags = f.tags
                AND w.source = (SELECT own FROM same_source WHERE fresh = f.source)
                AND (SELECT points FROM main.route WHERE owner = ?1 AND walk = w.id)
                    IS (SELECT points FROM fresh.route WHERE owner = ?2 AND walk = f.id))))
            """, person, fresh
        ) { WalkID(bytes: $0.blob(0)) }
        var touched: Set<CivilDate> = []
        for id in gone {
            touched.formUnion(try putAside(id, number, zones) ?? [])
            result.walksRemoved += 1
        }
        for id in other {
            if let days = try putAside(id, number, zones) {
                touched.formUnion(days)
                result.walksUpdated += 1
            } else {
                result.walksAdded += 1
            }
            try insert(id, number, plan)
            if let walk = try walks.walk(id) { touched.formUnion(zones.days(from: walk.start, until: walk.end)) }
        }
        return touched
    }

    /// The same for a walk that another import brought and that the person left as it was; nil where there is none.
    func putAside(untouched id: WalkID, _ number: Int64, _ zones: ZoneTimeline) throws(JournalFailure) -> Set<CivilDate>? {
        guard let walk = try walks.walk(id) else { return nil }
        let record = try walks.record(of: walk)
        guard record.isEdited != true, let origin = record.importNumber, origin != number else { return nil }
        return try putAside(id, number, zones)
    }

    /// Remembers a walk as it was and takes it out; nil when there is none.
    func putAside(_ id: WalkID, _ number: Int64, _ zones: ZoneTimeline) throws(JournalFailure) -> Set<CivilDate>? {
        guard let walk = try walks.walk(id) else { return nil }
        var record = try walks.record(of: walk)
        record.readings = try readings.all(of: id)
        try database.run(
            "INSERT INTO reread_walk VALUES (?, ?, ?, ?)", .int(number), scope.person, .blob(id.bytes),
            .text(StoredJSON.encode(record)))
        try walks.remove(id)
        try readings.forget(id)
        return Set(zones.days(from: walk.start, until: walk.end))
    }

    private func insert(_ id: WalkID, _ number: Int64, _ plan: ReimportPlan) throws(JournalFailure) {
        let (person, fresh, name) = (scope.person, Value.int(plan.freshOwner), Value.blob(id.bytes))
        try database.run("INSERT INTO reread_walk VALUES (?, ?, ?, NULL)", .int(number), person, name)
        try database.run(
            """
            INSERT INTO main.walk (owner, id, start, finish, zone, steps, distance, title, note, tags, modified, moving, laps, effort, parts,
                source, import)
            SELECT ?1, id, start, finish, zone, steps, distance, title, note, tags, modified, moving, laps, effort, parts,
                (SELECT own FROM same_source WHERE fresh = f.source), (SELECT own FROM origin WHERE fresh = f.import)
            FROM fresh.walk AS f WHERE owner = ?2 AND id = ?3
            """, person, fresh, name)
        try database.run(
            "INSERT INTO main.route SELECT ?1, walk, points FROM fresh.route WHERE owner = ?2 AND walk = ?3", person, fresh, name)
        try database.run(
            """
            INSERT OR REPLACE INTO main.walk_reading SELECT ?1, walk, own, record FROM fresh.walk_reading
            JOIN origin ON origin.fresh = import WHERE owner = ?2 AND walk = ?3
            """, person, fresh, name)
    }
}
