import SQLite
import Walking

/// The changes that can be undone, each with what it replaced.
final class UndoLog {
    private let database: Database
    private let scope: Scope
    private let clock: any WallClock

    init(_ database: Database, _ scope: Scope, clock: any WallClock) {
        self.database = database
        self.scope = scope
        self.clock = clock
    }

    func remember(_ change: JournalChange) throws(JournalFailure) -> UndoID {
        try database.run(
            "INSERT INTO undo (owner, at, change) VALUES (?, ?, ?)", scope.person, .int(clock.now), .text(StoredJSON.encode(change)))
        let undo = UndoID(rawValue: database.lastRowID)
        // Enough to go back a long way, and never more than a few megabytes.
        try database.run("DELETE FROM undo WHERE owner = ? AND id <= ?", scope.person, .int(undo.rawValue - 1000))
        return undo
    }

    func change(_ undo: UndoID) throws(JournalFailure) -> JournalChange? {
        let text = try database.first("SELECT change FROM undo WHERE id = ? AND owner = ?", .int(undo.rawValue), scope.person) {
            $0.text(0)
        }
        return text.flatMap { StoredJSON.decode($0) }
    }

    /// The changes that were remembered after one, oldest first, each with when that was; the newest so many.
    func changes(after mark: Int64, limit: Int) throws(JournalFailure) -> [(id: UndoID, at: Instant, change: JournalChange)] {
        let rows = try database.all(
            "SELECT id, at, change FROM undo WHERE owner = ? AND id > ? ORDER BY id DESC LIMIT ?", scope.person, .int(mark),
            .int(Int64(limit))
        ) { (UndoID(rawValue: $0.int(0)), Instant(milliseconds: $0.int(1)), $0.text(2)) }
        var changes: [(id: UndoID, at: Instant, change: JournalChange)] = []
        for (id, at, text) in rows.reversed() {
            if let change: JournalChange = StoredJSON.decode(text) { changes.append((id, at, change)) }
        }
        return changes
    }

    /// The numbers of all changes that can be undone.
    func numbers() throws(JournalFailure) -> [UndoID] {
        try database.all("SELECT id FROM undo WHERE owner = ?", scope.person) { UndoID(rawValue: $0.int(0)) }
    }

    func forget(_ undo: UndoID) throws(JournalFailure) {
        try database.run("DELETE FROM undo WHERE id = ?", .int(undo.rawValue))
    }
}
