import SQLite
import Walking

/// Deletes an account with everything that is theirs.
final class AccountDeletion {
    private let database: Database

    init(_ database: Database) {
        self.database = database
    }

    func delete(_ id: AccountID) throws(JournalFailure) {
        // Deleted content is overwritten, and nothing of it stays in free pages.
        try database.script("PRAGMA secure_delete = ON")
        defer { try? database.script("PRAGMA secure_delete = OFF; PRAGMA wal_checkpoint(TRUNCATE)") }
        try database.transaction { () throws(JournalFailure) in
            try handOverRooms(of: id)
            for table in try personalTables() { try database.run("DELETE FROM \(table) WHERE owner = ?", .int(id.rawValue)) }
            // Tokens and memberships go with it.
            try database.run("DELETE FROM account WHERE id = ?", .int(id.rawValue))
            try forgetUnused()
        }
    }

    /// The tables whose rows are somebody's, as the schema says; a room is the business of all its members.
    private func personalTables() throws(JournalFailure) -> [String] {
        try database.all(
            """
            SELECT list.name FROM sqlite_schema AS list JOIN pragma_table_info(list.name) AS part
            WHERE list.type = 'table' AND part.name = 'owner' AND list.name <> 'room'
            """
        ) { $0.text(0) }
    }

    private func handOverRooms(of id: AccountID) throws(JournalFailure) {
        try database.run("DELETE FROM member WHERE account = ?", .int(id.rawValue))
        try database.run("DELETE FROM room WHERE NOT EXISTS (SELECT 1 FROM member WHERE member.room = room.id)")
        try database.run(
            """
            UPDATE room SET owner = (SELECT account FROM member WHERE member.room = room.id ORDER BY joined, account LIMIT 1)
            WHERE owner = ?
            """, .int(id.rawValue))
    }

    /// Lets go the sources that nobody has records of any more, since they bear names as people give them to their devices.
    private func forgetUnused() throws(JournalFailure) {
        var used: [String] = []
        let tables = try database.all("SELECT name FROM sqlite_schema WHERE type = 'table'") { $0.text(0) }
        for table in tables where table != "source" {
            let columns = try database.all("SELECT name FROM pragma_table_info(?)", .text(table)) { $0.text(0) }
            if columns.contains("source") { used.append("SELECT source FROM \(table)") }
        }
        try database.run("DELETE FROM source WHERE id NOT IN (\(used.joined(separator: " UNION ")))")
        try database.run("DELETE FROM tellers WHERE id NOT IN (SELECT tellers FROM sample)")
    }
}
