import SQLite
import Walking

@testable import Journal

/// Everything that a journal file holds of one person, as sorted lines that do not depend on the numbers of rows.
struct JournalContent {
    private(set) var tables: [String: [String]] = [:]
    private(set) var settings: JournalSettings

    init(path: String, clock: any WallClock, zone: Zone) async throws {
        let journal = try Journal(path: path, clock: clock, zone: zone)
        settings = try await journal.profile(journal.localAccount().id).settings()
        let database = try Database(path: path, isReadOnly: true)
        let source = "JOIN source ON source.id = source"
        let key = "quote(source.name) || quote(source.manufacturer) || quote(source.model) || source.kind"
        try read(
            database, "sample",
            "SELECT metric || ' ' || start || ' ' || length || ' ' || modified || ' ' || exported || ' ' || grain || \(key), value, 0 FROM sample \(source)"
        )
        try read(
            database, "walk",
            """
            SELECT hex(walk.id) || ' ' || start || ' ' || finish || ' ' || zone || ' ' || quote(steps) || quote(hex(title)) || quote(hex(note))
            || quote(hex(tags)) || quote(iif(source.name = 'GND' AND source.kind = 3, NULL, walk.modified)) || \(key), distance, 0 FROM walk \(source)
            """)
        try read(database, "route", "SELECT hex(walk) || hex(points), 0, 0 FROM route")
        try read(database, "forgotten", "SELECT hex(walk), 0, 0 FROM forgotten")
        try read(database, "sighting", "SELECT date || ' ' || zone, 0, 0 FROM sighting")
        try read(database, "day", "SELECT date || ' ' || brisk, round(steps, 6), round(distance, 6) FROM day")
        try read(database, "hour", "SELECT date || ' ' || start, round(steps, 6), round(distance, 6) FROM hour")
        try read(database, "day_source", "SELECT date || \(key), round(steps, 6), 0 FROM day_source \(source) WHERE steps > 0")
    }

    private mutating func read(_ database: Database, _ table: String, _ sql: String) throws {
        tables[table] = try database.all(sql) { row in
            "\(row.text(0)) \(row.optionalReal(1).map { String($0.bitPattern, radix: 16) } ?? "-") \(row.real(2))"
        }.sorted()
    }
}
