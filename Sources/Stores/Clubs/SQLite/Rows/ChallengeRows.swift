import Clubs
import SQLite
import Walking

/// The challenges of rooms, which all of their members see.
final class ChallengeRows {
    /// The most challenges of a member in a room that are kept, over or called off.
    private static let maximumKept = 100

    private let database: ClubDatabase
    private let standings: StandingRows

    init(_ database: ClubDatabase, _ standings: StandingRows) {
        self.database = database
        self.standings = standings
    }

    func start(_ challenge: Challenge, by mine: Membership, today: CivilDate) throws(ClubFailure) {
        let known = try challenges("room = ? AND id = ?", .int(mine.roomNumber), .blob(challenge.id.bytes)).first
        if let known {
            guard known.challenge == challenge else { throw .taken }
            return
        }
        let terms = challenge.terms
        guard terms.canStart(on: today, opened: mine.room.opened, closes: mine.room.closes, tolerance: ClubRoom.dateTolerance) else {
            throw .dayOutOfRange
        }
        let unlisted = today.adding(days: -ChallengeTerms.listedDays)
        for over in try challenges("membership = ? AND last < ?", .int(mine.number), .int(unlisted)) {
            try standings.forget(over.challenge.id, in: mine.roomNumber)
        }
        try database.run("DELETE FROM challenge WHERE membership = ? AND last < ?", .int(mine.number), .int(unlisted))
        let own = try challenges("membership = ?", .int(mine.number))
        let open = own.count { !$0.isCalledOff && $0.challenge.terms.last >= today }
        guard open < ChallengeTerms.maximumOpen, own.count < Self.maximumKept else { throw .tooMany }
        try database.run(
            "INSERT INTO challenge VALUES (?, ?, ?, ?, ?, ?, ?, 0)", .int(mine.roomNumber), .blob(challenge.id.bytes), .int(mine.number),
            .int(terms.first), .int(terms.last), .int(terms.dailyCap.rawValue), .int(terms.hasHandicap ? 1 : 0))
    }

    func callOff(_ id: ChallengeID, by mine: Membership) throws(ClubFailure) {
        let changed = try challenges("membership = ? AND id = ?", .int(mine.number), .blob(id.bytes))
        guard !changed.isEmpty else { throw .noSuchChallenge }
        try database.run("UPDATE challenge SET called_off = 1 WHERE membership = ? AND id = ?", .int(mine.number), .blob(id.bytes))
        try standings.forget(id, in: mine.roomNumber)
    }

    func challenges(in mine: Membership, today: CivilDate) throws(ClubFailure) -> [Challenge] {
        try challenges(
            "room = ? AND called_off = 0 AND last >= ?", .int(mine.roomNumber), .int(today.adding(days: -ChallengeTerms.listedDays))
        ).map(\.challenge)
    }

    /// Indicates whether there are places in a challenge: it is the founder's, and was not called off.
    func isRanked(_ id: ChallengeID, in mine: Membership) throws(ClubFailure) -> Bool {
        try challenges("room = ? AND id = ? AND called_off = 0", .int(mine.roomNumber), .blob(id.bytes)).contains {
            $0.challenge.by == mine.founder
        }
    }

    private func challenges(
        _ condition: String, _ values: Value...
    ) throws(ClubFailure) -> [(challenge: Challenge, isCalledOff: Bool)] {
        try database.all(
            """
            SELECT first, last, cap, handicap, id, called_off, (SELECT member FROM membership WHERE number = membership) FROM challenge
            WHERE \(condition) ORDER BY first, id
            """, with: values
        ) { (row) throws(JournalFailure) -> (challenge: Challenge, isCalledOff: Bool)? in
            guard let cap = DailyCap(rawValue: Int(row.int(2))), let id = ChallengeID(bytes: row.blob(4)),
                let by = MemberID(bytes: row.blob(6)),
                let terms = ChallengeTerms(first: row.date(0), last: row.date(1), dailyCap: cap, hasHandicap: row.int(3) != 0)
            else { return nil }
            return (Challenge(id: id, by: by, terms: terms), row.int(5) != 0)
        }.compactMap { $0 }
    }
}
