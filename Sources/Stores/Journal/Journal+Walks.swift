import Foundation
import Walking

extension WalkID {
    var bytes: [UInt8] {
        withUnsafeBytes(of: uuid.uuid) { Array($0) }
    }

    init(bytes: [UInt8]) {
        var value = UUID().uuid
        withUnsafeMutableBytes(of: &value) { target in
            for (index, byte) in bytes.prefix(16).enumerated() { target[index] = byte }
        }
        self.init(UUID(uuid: value))
    }
}

extension Journal {
    private static let columns = "id, start, finish, zone, steps, distance, title, note, tags, source, modified, moving"

    /// - Parameter isEdited: whether the person wrote it, so that no file replaces it.
    func write(
        _ walk: Walk, owner: AccountID, source: Int64, import number: Int64?, isEdited: Bool = false
    ) throws(JournalFailure) {
        let (id, person) = (Value.blob(walk.id.bytes), Value.int(owner.rawValue))
        try database.run(
            """
            INSERT INTO walk (id, owner, start, finish, zone, steps, distance, title, note, tags, source, import, edited, modified, moving)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT DO UPDATE SET start = excluded.start, finish = excluded.finish, zone = excluded.zone, steps = excluded.steps,
            distance = excluded.distance, title = excluded.title, note = excluded.note, tags = excluded.tags, source = excluded.source,
            edited = excluded.edited, modified = excluded.modified, moving = excluded.moving
            """, id, person, .int(walk.start), .int(walk.end), .text(walk.zone.id), .int(walk.steps),
            .optional(walk.distance),
            .text(walk.title), .text(walk.note), .text(walk.tags.joined(separator: "\n")), .int(source), .int(number.map { Int($0) }),
            .int(isEdited ? 1 : 0), .int(walk.modified), .int(walk.movingTime.map { Int($0.milliseconds) }))
        try database.run("DELETE FROM route WHERE owner = ? AND walk = ?", person, id)
        if !walk.route.isEmpty { try database.run("INSERT INTO route VALUES (?, ?, ?)", person, id, .blob(RouteCoding.encode(walk.route))) }
    }

    func walk(_ id: WalkID, of owner: AccountID) throws(JournalFailure) -> Walk? {
        let found = try database.first(
            "SELECT \(Self.columns) FROM walk WHERE id = ? AND owner = ?", .blob(id.bytes), .int(owner.rawValue)
        ) { (row) throws(JournalFailure) in try self.read(row) }
        guard var walk = found else { return nil }
        walk.route = try route(of: id, owner)
        return walk
    }

    private func route(of id: WalkID, _ owner: AccountID) throws(JournalFailure) -> [RoutePoint] {
        let points = try database.first(
            "SELECT points FROM route WHERE owner = ? AND walk = ?", .int(owner.rawValue), .blob(id.bytes)
        ) { $0.blob(0) }
        return points.map(RouteCoding.decode) ?? []
    }

    /// Newest first.
    func walks(
        of owner: AccountID, _ filter: WalkFilter, after cursor: WalkPage.Cursor?, limit: Int, zones: ZoneTimeline
    ) throws(JournalFailure) -> WalkPage {
        var (condition, values) = Self.condition(filter, owner: owner, zones: zones)
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
            for index in walks.indices { walks[index].route = try route(of: walks[index].id, owner) }
        }
        return WalkPage(walks: walks, next: hasMore ? walks.last.map { WalkPage.Cursor(start: $0.start, id: $0.id) } : nil)
    }

    func countWalks(of owner: AccountID, _ filter: WalkFilter, zones: ZoneTimeline) throws(JournalFailure) -> Int {
        let (condition, values) = Self.condition(filter, owner: owner, zones: zones)
        let statement = try database.prepare("SELECT count(*) FROM walk WHERE \(condition)")
        try statement.bind(values)
        return try statement.step() ? Int(statement.int(0)) : 0
    }

    private static func condition(_ filter: WalkFilter, owner: AccountID, zones: ZoneTimeline) -> (String, [Value]) {
        var condition = "owner = ?"
        var values: [Value] = [.int(owner.rawValue)]
        if let from = filter.from {
            condition += " AND start >= ?"
            values.append(.int(zones.startOfDay(from)))
        }
        if let through = filter.through {
            condition += " AND start < ?"
            values.append(.int(zones.endOfDay(through)))
        }
        for word in filter.text.split(whereSeparator: \.isWhitespace) {
            // Most walks have neither note nor tags, and a comparison costs less than a search.
            condition +=
                " AND (title LIKE ? ESCAPE '\\' OR (note <> '' AND note LIKE ? ESCAPE '\\')"
                + " OR (tags <> '' AND char(10) || tags LIKE ? ESCAPE '\\'))"
            let escaped = word.reduce(into: "") { text, character in
                if "%_\\".contains(character) { text += "\\" }
                text.append(character)
            }
            // Tags stand on lines of their own, so that one that is typed with its sign is looked for from its beginning.
            let tag = TypedTags.tag(escaped).map { "\n" + $0 } ?? escaped
            values += [.text("%\(escaped)%"), .text("%\(escaped)%"), .text("%\(tag)%")]
        }
        return (condition, values)
    }

    private func read(_ row: borrowing Statement) throws(JournalFailure) -> Walk {
        Walk(
            id: WalkID(bytes: row.blob(0)), start: row.instant(1), end: row.instant(2), zone: Zone(row.text(3)) ?? .utc,
            steps: row.optionalInt(4), distance: row.optionalReal(5),
            movingTime: row.isNull(11) ? nil : .milliseconds(row.int(11)), title: row.text(6), note: row.text(7),
            tags: row.text(8).split(separator: "\n").map(String.init), source: try sources.source(row.int(9)),
            modified: row.isNull(10) ? nil : row.instant(10)
        ).possible
    }
}
