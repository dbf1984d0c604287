import SQLite
import Walking

/// The walks that the person deleted, which no file brings back.
///
/// The table is called `forgotten`, as it was before the word was found: only a migration could rename it.
final class Tombstones {
    private let database: Database
    private let scope: Scope

    init(_ database: Database, _ scope: Scope) {
        self.database = database
        self.scope = scope
    }

    func all() throws(JournalFailure) -> [WalkID] {
        try database.all("SELECT walk FROM forgotten WHERE owner = ? ORDER BY walk", scope.person) { WalkID(bytes: $0.blob(0)) }
    }

    func contains(_ id: WalkID) throws(JournalFailure) -> Bool {
        try database.number("SELECT EXISTS (SELECT 1 FROM forgotten WHERE owner = ? AND walk = ?)", scope.person, .blob(id.bytes)) != 0
    }

    func set(_ isDeleted: Bool, for id: WalkID) throws(JournalFailure) {
        if isDeleted {
            try database.run("INSERT OR IGNORE INTO forgotten VALUES (?, ?)", scope.person, .blob(id.bytes))
        } else {
            try database.run("DELETE FROM forgotten WHERE owner = ? AND walk = ?", scope.person, .blob(id.bytes))
        }
    }

    /// Takes over another journal's; a walk that is here stays.
    func add(_ ids: [WalkID]) throws(JournalFailure) {
        for id in ids {
            try database.run(
                "INSERT OR IGNORE INTO forgotten SELECT ?1, ?2 WHERE NOT EXISTS (SELECT 1 FROM walk WHERE owner = ?1 AND id = ?2)",
                scope.person, .blob(id.bytes))
        }
    }
}
