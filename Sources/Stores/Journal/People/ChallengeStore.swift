import SQLite
import Walking

/// The challenges of the rooms of this machine.
final class ChallengeStore {
    private let database: Database
    private let feed: ChangeFeed

    init(_ database: Database, _ feed: ChangeFeed) {
        self.database = database
        self.feed = feed
    }

    func challenges(of room: RoomID, for member: AccountID) throws(JournalFailure) -> [RoomChallenge] {
        try database.all(
            """
            SELECT first, last, cap, handicap, id, account, EXISTS (SELECT 1 FROM challenge_told WHERE challenge = id AND account = ?2)
            FROM challenge WHERE room = ?1 ORDER BY first, id
            """, .int(room.rawValue), .int(member.rawValue)
        ) { row -> RoomChallenge? in
            guard let terms = ChallengeTerms(row) else { return nil }
            return RoomChallenge(
                id: RoomChallengeID(rawValue: row.int(4)), by: AccountID(rawValue: row.int(5)), terms: terms, isTold: row.int(6) != 0)
        }.compactMap(\.self)
    }

    func start(_ terms: ChallengeTerms, in room: RoomID, by member: AccountID) throws(JournalFailure) {
        try database.run(
            "INSERT INTO challenge (room, account, first, last, cap, handicap) VALUES (?, ?, ?, ?, ?, ?)", .int(room.rawValue),
            .int(member.rawValue), .int(terms.first), .int(terms.last), .int(terms.dailyCap.rawValue), .int(terms.hasHandicap ? 1 : 0))
        feed.announce(member)
    }

    func callOff(_ id: RoomChallengeID, by member: AccountID) throws(JournalFailure) {
        try database.run("DELETE FROM challenge WHERE id = ? AND account = ?", .int(id.rawValue), .int(member.rawValue))
        feed.announce(member)
    }

    func markTold(_ id: RoomChallengeID, to member: AccountID) throws(JournalFailure) {
        try database.run("INSERT OR IGNORE INTO challenge_told VALUES (?, ?)", .int(id.rawValue), .int(member.rawValue))
    }
}
