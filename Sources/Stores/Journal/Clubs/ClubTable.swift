import Clubs
import SQLite
import Walking

/// The clubs of one person, and how their last rounds went.
final class ClubTable {
    private let database: Database
    private let scope: Scope

    init(_ database: Database, _ scope: Scope) {
        self.database = database
        self.scope = scope
    }

    func clubs() throws(JournalFailure) -> [KnownClub] {
        try database.all("SELECT club, name, place, member FROM club WHERE owner = ? ORDER BY id", scope.person) { row in
            (row.text(0), row.text(1), row.text(2), row.text(3))
        }.compactMap { club, name, place, member in
            guard let id = ClubID(club), let name = SharedName(name), let place: KnownClub.Place = StoredJSON.decode(place),
                let member = MemberID(member)
            else { return nil }
            return KnownClub(id: id, name: name, place: place, member: member)
        }
    }

    func add(_ club: KnownClub) throws(JournalFailure) {
        try database.run(
            """
            INSERT INTO club (owner, club, name, place, member) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (owner, club) DO UPDATE SET name = excluded.name, place = excluded.place, member = excluded.member
            """, scope.person, .text(club.id.text), .text(club.name.text), .text(StoredJSON.encode(club.place)), .text(club.member.text))
    }

    func identify(_ member: MemberID, of club: Int64) throws(JournalFailure) {
        try database.run("UPDATE club SET member = ? WHERE id = ? AND member <> ?", .text(member.text), .int(club), .text(member.text))
    }

    func forget(_ id: ClubID) throws(JournalFailure) {
        try database.run("DELETE FROM club WHERE owner = ? AND club = ?", scope.person, .text(id.text))
    }

    /// The number of a club in the journal.
    func number(of id: ClubID) throws(JournalFailure) -> Int64 {
        let found = try database.first("SELECT id FROM club WHERE owner = ? AND club = ?", scope.person, .text(id.text)) { $0.int(0) }
        guard let found else { throw .missing }
        return found
    }

    func blockedMembers(of club: Int64) throws(JournalFailure) -> Set<MemberID> {
        let texts = try database.all("SELECT member FROM club_blocked WHERE club = ?", .int(club)) { $0.text(0) }
        return Set(texts.compactMap { MemberID($0) })
    }

    func setBlocked(_ isBlocked: Bool, _ member: MemberID, of club: Int64) throws(JournalFailure) {
        let change =
            isBlocked ? "INSERT OR IGNORE INTO club_blocked VALUES (?, ?)" : "DELETE FROM club_blocked WHERE club = ? AND member = ?"
        try database.run(change, .int(club), .text(member.text))
    }

    func state(of club: Int64) throws(JournalFailure) -> ClubSyncState {
        let state = try database.first("SELECT last_success, failures, failure, failed FROM club WHERE id = ?", .int(club)) { row in
            ClubSyncState(
                lastSuccess: row.isNull(0) ? nil : row.instant(0), backoff: ClubBackoff(failures: Int(row.int(1))),
                failure: row.optionalText(2).flatMap { StoredJSON.decode($0) }, failedAt: row.isNull(3) ? nil : row.instant(3))
        }
        return state ?? ClubSyncState()
    }

    func save(_ state: ClubSyncState, of club: Int64) throws(JournalFailure) {
        try database.run(
            "UPDATE club SET last_success = ?, failures = ?, failure = ?, failed = ? WHERE id = ?", .int(state.lastSuccess),
            .int(state.backoff.failures), .optional(state.failure.map { StoredJSON.encode($0) }), .int(state.failedAt), .int(club))
    }
}
