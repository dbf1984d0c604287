import Clubs
import SQLite
import Walking

/// The challenges of rooms, as they were last seen and as they wait to be sent.
final class ClubChallengeTable {
    private let database: Database

    init(_ database: Database) {
        self.database = database
    }

    func challenges(of room: Int64) throws(JournalFailure) -> [MirroredChallenge] {
        try database.all(
            """
            SELECT first, last, cap, handicap, challenge, starter, sent, called_off, told FROM club_challenge WHERE room = ?
            ORDER BY first, challenge
            """, .int(room)
        ) { row -> MirroredChallenge? in
            guard let terms = ChallengeTerms(row), let id = ChallengeID(row.text(4)), let by = MemberID(row.text(5)) else { return nil }
            return MirroredChallenge(
                Challenge(id: id, by: by, terms: terms), isSent: row.int(6) != 0, isCalledOff: row.int(7) != 0, isTold: row.int(8) != 0)
        }.compactMap(\.self)
    }

    func keep(_ entry: MirroredChallenge, in room: Int64) throws(JournalFailure) {
        let (challenge, terms) = (entry.challenge, entry.challenge.terms)
        try database.run(
            "INSERT OR REPLACE INTO club_challenge VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", .int(room), .text(challenge.id.text),
            .text(challenge.by.text), .int(terms.first), .int(terms.last), .int(terms.dailyCap.rawValue), .int(terms.hasHandicap ? 1 : 0),
            .int(entry.isSent ? 1 : 0), .int(entry.isCalledOff ? 1 : 0), .int(entry.isTold ? 1 : 0))
    }

    /// - Returns: true where something is other than before.
    func replaceChallenges(of room: Int64, with challenges: [Challenge]) throws(JournalFailure) -> Bool {
        let before = try self.challenges(of: room)
        let waiting = before.filter(\.isWaiting)
        let told = Set(before.filter(\.isTold).map(\.id))
        let news = challenges.filter { challenge in !waiting.contains { $0.id == challenge.id } }
        let after = waiting + news.map { MirroredChallenge($0, isSent: true, isTold: told.contains($0.id)) }
        guard Set(after) != Set(before) else { return false }
        try database.transaction { () throws(JournalFailure) in
            try database.run("DELETE FROM club_challenge WHERE room = ?", .int(room))
            for entry in after { try keep(entry, in: room) }
        }
        return true
    }
}

extension ChallengeTerms {
    /// Reads the first four columns of a row: first, last, cap, handicap.
    init?(_ row: borrowing Statement) {
        guard let cap = DailyCap(rawValue: Int(row.int(2))) else { return nil }
        self.init(first: row.date(0), last: row.date(1), dailyCap: cap, hasHandicap: row.int(3) != 0)
    }
}
