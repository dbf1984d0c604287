import SQLite
import Walking

/// The walks as they count now, with their routes.
final class WalkStore {
    private static let columns =
        "id, start, finish, zone, steps, distance, title, note, tags, source, modified, moving, laps, effort, parts"

    private let database: Database
    private let scope: Scope
    private let sources: SourceStore
    private let settings: SettingsStore

    init(_ database: Database, _ scope: Scope, _ sources: SourceStore, _ settings: SettingsStore) {
        self.database = database
        self.scope = scope
        self.sources = sources
        self.settings = settings
    }

    /// - Parameter isEdited: whether the person wrote it, so that no file replaces it.
    func write(_ walk: Walk, import number: Int64?, isEdited: Bool = false) throws(JournalFailure) {
        let (id, person) = (Value.blob(walk.id.bytes), scope.person)
        let source = try sources.number(of: walk.source)
        try database.run(
            """
            INSERT INTO walk (id, owner, start, finish, zone, steps, distance, title, note, tags, source, import, edited, modified, moving,
            laps, effort, parts)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT DO UPDATE SET start = excluded.start, finish = excluded.finish, zone = excluded.zone, steps = excluded.steps,
            distance = excluded.distance, title = excluded.title, note = excluded.note, tags = excluded.tags, source = excluded.source,
            edited = excluded.edited, modified = excluded.modified, moving = excluded.moving, laps = excluded.laps, effort = excluded.effort,
            parts = excluded.parts
            """, id, person, .int(walk.start), .int(walk.end), .text(walk.zone.id), .int(walk.steps),
            .optional(walk.distance),
            .text(walk.title), .text(walk.note), .text(walk.tags.joined(separator: "\n")), .int(source), .int(number.map { Int($0) }),
            .int(isEdited ? 1 : 0), .int(walk.modified), .int(walk.movingTime.map { Int($0.milliseconds) }),
            walk.laps.isEmpty ? .null : .text(walk.laps.text(after: walk.start)), .int(walk.effort),
            walk.parts.isEmpty ? .null : .text(walk.parts.text(after: walk.start)))
        try database.run("DELETE FROM route WHERE owner = ? AND walk = ?", person, id)
        if !walk.route.isEmpty { try database.run("INSERT INTO route VALUES (?, ?, ?)", person, id, .blob(RouteCoding.encode(walk.route))) }
        if !walk.route.isEmpty { try writeEnds(of: walk.id, walk.route) }
    }

    /// Keeps where a route begins and ends, by which walks of the same way are found; of what is no way nothing but that it was looked at.
    func writeEnds(of id: WalkID, _ route: [RoutePoint]) throws(JournalFailure) {
        let ends = RouteEnds(route)
        try database.run(
            "INSERT OR REPLACE INTO route_ends VALUES (?, ?, ?, ?, ?, ?, ?)", scope.person, .blob(id.bytes),
            .optional(ends?.start.latitude), .optional(ends?.start.longitude), .optional(ends?.end.latitude),
            .optional(ends?.end.longitude), .optional(ends?.length))
    }

    func walk(_ id: WalkID) throws(JournalFailure) -> Walk? {
        let found = try database.first(
            "SELECT \(Self.columns) FROM walk WHERE id = ? AND owner = ?", .blob(id.bytes), scope.person
        ) { (row) throws(JournalFailure) in try self.read(row) }
        guard var walk = found else { return nil }
        walk.route = try route(of: id)
        return walk
    }

    func contains(_ id: WalkID) throws(JournalFailure) -> Bool {
        try database.number("SELECT EXISTS (SELECT 1 FROM walk WHERE owner = ? AND id = ?)", scope.person, .blob(id.bytes)) != 0
    }

    /// The walk as it is remembered, with what is kept beside it.
    func record(of walk: Walk) throws(JournalFailure) -> WalkRecord {
        let row = try database.first(
            "SELECT import, edited FROM walk WHERE owner = ? AND id = ?", scope.person, .blob(walk.id.bytes)
        ) { ($0.optionalInt(0), $0.int(1) != 0) }
        var record = WalkRecord(walk, importNumber: row?.0.map { Int64($0) })
        record.isEdited = row?.1
        return record
    }

    func remove(_ id: WalkID) throws(JournalFailure) {
        try database.run("DELETE FROM route WHERE owner = ? AND walk = ?", scope.person, .blob(id.bytes))
        try database.run("DELETE FROM walk WHERE id = ? AND owner = ?", .blob(id.bytes), scope.person)
    }

    private func route(of id: WalkID) throws(JournalFailure) -> [RoutePoint] {
        let points = try database.first(
            "SELECT points FROM route WHERE owner = ? AND walk = ?", scope.person, .blob(id.bytes)
        ) { $0.blob(0) }
        return points.map(RouteCoding.decode) ?? []
    }

    /// Newest first.
    func walks(_ filter: WalkFilter, after cursor: WalkPage.Cursor?, limit: Int) throws(JournalFailure) -> WalkPage {
        var (condition, values) = try condition(filter)
        if let cursor {
            condition += " AND (start, id) < (?, ?)"
            values += [.int(cursor.start), .blob(cursor.id.bytes)]
        }
        // By the index of starts it ends with the last walk of the page; in another order all that match would be sorted first.
        let order = "ORDER BY start DESC, id DESC LIMIT \(max(0, limit) + 1)"
        let statement = try database.prepare("SELECT \(Self.columns) FROM walk WHERE \(condition) \(order)")
        try statement.bind(values)
        var walks: [Walk] = []
        while try statement.step() { walks.append(try read(statement)) }
        let hasMore = walks.count > limit
        if hasMore { walks.removeLast() }
        if filter.includesRoutes {
            for index in walks.indices { walks[index].route = try route(of: walks[index].id) }
        }
        return WalkPage(walks: walks, next: hasMore ? walks.last.map { WalkPage.Cursor(start: $0.start, id: $0.id) } : nil)
    }

    func count(_ filter: WalkFilter) throws(JournalFailure) -> Int {
        let (condition, values) = try condition(filter)
        let statement = try database.prepare("SELECT count(*) FROM walk WHERE \(condition)")
        try statement.bind(values)
        return try statement.step() ? Int(statement.int(0)) : 0
    }

    private func condition(_ filter: WalkFilter) throws(JournalFailure) -> (String, [Value]) {
        let settings = try settings.settings()
        let (zones, decisions) = (settings.zones, settings.recordDecisions)
        // A walk that was joined may be called as another of its records is.
        let hasRecords = !filter.includesWitnesses && !decisions.shown.isEmpty
        let ofRecords = hasRecords ? " OR id IN (\(Self.joined(decisions, "shown", by: "record")) WHERE walk.title LIKE ? ESCAPE '\\')" : ""
        var condition = "owner = ?"
        var values: [Value] = [scope.person]
        if let from = filter.from {
            condition += " AND start >= ?"
            values.append(.int(zones.startOfDay(from)))
        }
        if let through = filter.through {
            condition += " AND start < ?"
            values.append(.int(zones.endOfDay(through)))
        }
        for word in filter.text.split(whereSeparator: \.isWhitespace) {
            if let tag = TypedTags.sought(word) {
                condition += " AND tags <> '' AND char(10) || tags LIKE ? ESCAPE '\\'"
                values.append(.text("%\n\(Self.escaped(tag))%"))
                continue
            }
            let escaped = Self.escaped(word)
            let witnessed =
                filter.includesWitnesses ? [] : try witnesses(titled: "%\(escaped)%").keys.sorted { $0.description < $1.description }
            let ofWitnesses = witnessed.isEmpty ? "" : " OR id IN (\(witnessed.map(Self.literal).joined(separator: ", ")))"
            // Most walks have neither note nor tags, and a comparison costs less than a search.
            condition +=
                " AND (title LIKE ? ESCAPE '\\' OR (note <> '' AND note LIKE ? ESCAPE '\\')"
                + " OR (tags <> '' AND char(10) || tags LIKE ? ESCAPE '\\')\(ofRecords)\(ofWitnesses))"
            // Tags stand on lines of their own, so that one that is typed with its sign is looked for from its beginning.
            let tag = TypedTags.tag(escaped).map { "\n" + $0 } ?? escaped
            values += [.text("%\(escaped)%"), .text("%\(escaped)%"), .text("%\(tag)%")]
            if hasRecords { values.append(.text("%\(escaped)%")) }
        }
        if !filter.includesWitnesses {
            condition += Self.isNoWitness(
                live: try sources.known(.liveWalk) ?? -1, typed: try sources.known(.typed) ?? -1, decisions)
        }
        return (condition, values)
    }

    // MARK: Walks in the place of others

    /// Returns the records in whose place another one is shown and whose title the person may have typed, by the one that is shown.
    /// - Parameters:
    ///   - pattern: of LIKE.
    ///   - time: the time in which they begin; nil for any.
    func witnesses(titled pattern: String = "_%", within time: Range<Instant>? = nil) throws(JournalFailure) -> [WalkID: [Walk]] {
        let decisions = try settings.settings().recordDecisions
        let shown = Self.isNoWitness(live: try sources.known(.liveWalk) ?? -1, typed: try sources.known(.typed) ?? -1, decisions)
        let limits = time == nil ? "" : " AND start >= ? AND start < ?"
        let statement = try database.prepare(
            "SELECT \(Self.columns) FROM walk WHERE owner = ? AND edited = 1 AND title LIKE ? ESCAPE '\\'\(limits) AND NOT (1\(shown))")
        try statement.bind([scope.person, .text(pattern)] + (time.map { [.int($0.lowerBound), .int($0.upperBound)] } ?? []))
        var records: [Walk] = []
        while try statement.step() { records.append(try read(statement)) }
        var witnesses: [WalkID: [Walk]] = [:]
        for record in records { witnesses[try shownWalk(for: record, decisions), default: []].append(record) }
        return witnesses
    }

    /// Returns the walk that is shown in the place of a record: the best one of those that hide it, of those that hide that one, and so on.
    private func shownWalk(for record: Walk, _ decisions: RecordDecisions) throws(JournalFailure) -> WalkID {
        var (shown, met) = (record, Set([record.id]))
        while true {
            let statement = try database.prepare(
                "SELECT \(Self.columns) FROM walk WHERE owner = ? AND start > ? AND start < ? AND finish > ? OR owner = ? AND id = ?")
            let (start, end, main) = (shown.start, shown.end, decisions.shown[shown.id] ?? shown.id)
            try statement.bind([
                scope.person, .int(start - .seconds(86_400)), .int(end), .int(start), scope.person, .blob(main.bytes),
            ])
            var best: Walk?
            while try statement.step() {
                let other = try read(statement)
                guard !met.contains(other.id), shown.isWitness(of: other, decisions), best.map(other.outranks) ?? true else { continue }
                best = other
            }
            guard let best else { return shown.id }
            met.insert(best.id)
            shown = best
        }
    }

    /// The text as a pattern of LIKE.
    private static func escaped(_ text: some StringProtocol) -> String {
        text.reduce(into: "") { text, character in
            if "%_\\".contains(character) { text += "\\" }
            text.append(character)
        }
    }

    /// `Walk.isWitness(of:_:)` in SQL.
    ///
    /// No walk of a record lasts longer than a day, so that the index of starts finds it.
    private static func isNoWitness(live: Int64, typed: Int64, _ decisions: RecordDecisions) -> String {
        func rank(_ table: String) -> String {
            "(\(table).source = \(live), \(table).steps IS NOT NULL, \(table).distance IS NOT NULL, \(table).finish - \(table).start, \(table).id)"
        }
        let parted = decisions.parted.flatMap { [($0[0], $0[1]), ($0[1], $0[0])] }
        let isParted = parted.isEmpty ? "" : " AND (walk.id, other.id) NOT IN (VALUES \(list(parted)))"
        let isJoined = decisions.shown.isEmpty ? "" : " AND id NOT IN (\(joined(decisions, "record", by: "shown")))"
        return """
             AND (source IN (\(live), \(typed)) OR NOT EXISTS (
                SELECT 1 FROM walk AS other WHERE other.owner = walk.owner AND other.source NOT IN (walk.source, \(typed))
                AND other.start > walk.start - 86400000 AND other.start < walk.finish AND other.finish > walk.start
                AND \(rank("other")) > \(rank("walk"))\(isParted)
                AND min(other.finish, walk.finish) - max(other.start, walk.start)
                >= max(\(Walk.leastCommonPart) * min(other.finish - other.start, walk.finish - walk.start),
                \(Walk.leastWitnessPart) * (walk.finish - walk.start))))\(isJoined)
            """
    }

    /// Selects one side of the pairs of a joined record and the one that is shown, where the journal has the walk of the other side.
    ///
    /// It depends on no walk outside, so that it is made once and not for each; `?1` is the person.
    private static func joined(_ decisions: RecordDecisions, _ side: String, by other: String) -> String {
        """
        WITH joined (record, shown) AS (VALUES \(list(decisions.shown.map { ($0.key, $0.value) })))
        SELECT joined.\(side) FROM joined JOIN walk ON walk.owner = ?1 AND walk.id = joined.\(other)
        """
    }

    private static func list(_ pairs: [(WalkID, WalkID)]) -> String {
        pairs.map { "(\(literal($0.0)), \(literal($0.1)))" }.joined(separator: ", ")
    }

    private static func literal(_ id: WalkID) -> String {
        "x'" + id.description.filter { $0 != "-" } + "'"
    }

    private func read(_ row: borrowing Statement) throws(JournalFailure) -> Walk {
        let start = row.instant(1)
        return Walk(
            id: WalkID(bytes: row.blob(0)), start: start, end: row.instant(2), zone: Zone(row.text(3)) ?? .utc,
            steps: row.optionalInt(4), distance: row.optionalReal(5),
            movingTime: row.isNull(11) ? nil : .milliseconds(row.int(11)), title: row.text(6), note: row.text(7),
            tags: row.text(8).split(separator: "\n").map(String.init), source: try sources.source(row.int(9)),
            laps: row.isNull(12) ? [] : [Lap](text: row.text(12), after: start) ?? [],
            parts: row.isNull(14) ? [] : [WalkPart](text: row.text(14), after: start) ?? [], effort: row.optionalInt(13),
            modified: row.isNull(10) ? nil : row.instant(10)
        ).possible
    }
}
