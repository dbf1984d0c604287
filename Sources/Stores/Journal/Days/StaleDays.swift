import SQLite
import Walking

/// The days that must be counted again, since something changed how everything is counted.
final class StaleDays {
    private let database: Database
    private let scope: Scope

    init(_ database: Database, _ scope: Scope) {
        self.database = database
        self.scope = scope
    }

    var isEmpty: Bool {
        get throws(JournalFailure) {
            try database.number("SELECT EXISTS (SELECT 1 FROM stale WHERE owner = ?)", scope.person) == 0
        }
    }

    /// The first so many, in order.
    func first(_ count: Int) throws(JournalFailure) -> [CivilDate] {
        try database.all("SELECT date FROM stale WHERE owner = ? ORDER BY date LIMIT ?", scope.person, .int(Int64(count))) { $0.date(0) }
    }

    func mark(_ dates: [CivilDate]) throws(JournalFailure) {
        for date in dates { try database.run("INSERT OR IGNORE INTO stale VALUES (?, ?)", scope.person, .int(date)) }
    }

    /// Marks every date that has data, and the ones beside it, since a zone may move data over midnight.
    func markAll() throws(JournalFailure) {
        let id = scope.person
        for offset in -1...1 {
            try database.run(
                """
                INSERT OR IGNORE INTO stale SELECT DISTINCT owner, start / 86400000 + \(offset) FROM sample WHERE owner = ?
                UNION SELECT owner, (start + length) / 86400000 + \(offset) FROM sample WHERE owner = ? AND length > 3600000
                UNION SELECT owner, start / 86400000 + \(offset) FROM walk WHERE owner = ?
                UNION SELECT owner, finish / 86400000 + \(offset) FROM walk WHERE owner = ?
                UNION SELECT owner, date + \(offset) FROM day WHERE owner = ?
                """, id, id, id, id, id)
        }
    }

    /// Drops days that no calendar has: they come from records whose times are none, and would never be counted.
    func dropImpossible() throws(JournalFailure) {
        try database.run(
            "DELETE FROM stale WHERE owner = ? AND date NOT BETWEEN ? AND ?", scope.person, .int(CivilDate.earliest),
            .int(CivilDate.latest))
    }
}
