import Clubs
import SQLite
import Walking

/// A room as far as the sending of days is concerned.
struct SentRoom {
    let number: Int64
    let first: CivilDate
    let last: CivilDate

    init(number: Int64, _ room: ClubRoom) {
        self.number = number
        first = room.firstPushed
        last = room.closes ?? .latest
    }
}

/// The days as rooms of clubs last took them, and what follows from that: the days that they do not have yet.
///
/// A day that waits to be counted again is left alone: what it comes to is not known.
final class SentDays {
    private let database: Database
    private let scope: Scope

    init(_ database: Database, _ scope: Scope) {
        self.database = database
        self.scope = scope
    }

    /// The days that count now beside those that were sent: `now` is null where there is no day, `sent` where none was sent.
    ///
    /// A day after the last one that the store takes (`?5`) waits; it is not taken back for that, where the store took it once.
    private static let differing = """
        WITH counted AS (
            SELECT date, CAST(min(max(round(steps), 0), \(ClubRoom.maximumSteps)) AS INTEGER) AS now FROM day
            WHERE owner = ?1 AND date BETWEEN ?2 AND ?3 AND has_steps = 1
        ), known AS (SELECT date, steps AS sent FROM club_sent WHERE room = ?4),
        differing AS (
            SELECT date, now FROM counted LEFT JOIN known USING (date) WHERE now IS NOT sent AND date <= ?5
            UNION ALL SELECT date, NULL FROM known WHERE date NOT IN (SELECT date FROM counted)
        )
        SELECT date, now FROM differing
        WHERE NOT EXISTS (SELECT 1 FROM stale WHERE stale.owner = ?1 AND stale.date = differing.date) ORDER BY date
        """

    func unsentCount(_ room: SentRoom) throws(JournalFailure) -> Int {
        Int(
            try database.number(
                "SELECT count(*) FROM (\(Self.differing))", scope.person, .int(room.first), .int(room.last), .int(room.number),
                .int(room.last)))
    }

    func unsentDays(_ room: SentRoom, through latest: CivilDate) throws(JournalFailure) -> [CivilDate: Int?] {
        let last = min(latest, room.last)
        if let from = try resend(room), from <= last { return try allDays(from, last) }
        let rows = try database.all(
            "\(Self.differing) LIMIT \(ClubRoom.maximumPush)", scope.person, .int(room.first), .int(room.last), .int(room.number),
            .int(last)
        ) { row in (row.date(0), row.optionalInt(1)) }
        return Dictionary(uniqueKeysWithValues: rows)
    }

    /// Every date of a stretch, also those to take back: what the store has of them is not known.
    private func allDays(_ from: CivilDate, _ last: CivilDate) throws(JournalFailure) -> [CivilDate: Int?] {
        let end = min(last, from.adding(days: ClubRoom.maximumPush - 1))
        let rows = try database.all(
            """
            SELECT date, CAST(min(max(round(steps), 0), \(ClubRoom.maximumSteps)) AS INTEGER) FROM day
            WHERE owner = ? AND date BETWEEN ? AND ? AND has_steps = 1
            """, scope.person, .int(from), .int(end)
        ) { row in (row.date(0), Int(row.int(1))) }
        let counted = Dictionary(uniqueKeysWithValues: rows)
        return Dictionary(uniqueKeysWithValues: (from...end).map { ($0, counted[$0]) })
    }

    private func resend(_ room: SentRoom) throws(JournalFailure) -> CivilDate? {
        try database.first("SELECT resend FROM club_room WHERE id = ? AND resend IS NOT NULL", .int(room.number)) { $0.date(0) }
    }

    /// Indicates whether the store has exactly what was sent, once no day is to be sent now: of days that wait because they are too late for
    /// the store it may still have others than were marked since all were sent again.
    func isAllKnown(_ room: SentRoom) throws(JournalFailure) -> Bool {
        guard try resend(room) != nil else { return true }
        return try unsentCount(room) == 0
    }

    func sendAgain(_ room: SentRoom) throws(JournalFailure) {
        try database.run("DELETE FROM club_sent WHERE room = ?", .int(room.number))
        try database.run("UPDATE club_room SET resend = ? WHERE id = ?", .int(room.first), .int(room.number))
    }

    func mark(_ days: [CivilDate: Int?], _ room: SentRoom) throws(JournalFailure) {
        let put = try database.prepare("INSERT OR REPLACE INTO club_sent VALUES (?, ?, ?)")
        let drop = try database.prepare("DELETE FROM club_sent WHERE room = ? AND date = ?")
        for (date, steps) in days {
            if let steps {
                try put.runOnce([.int(room.number), .int(date), .int(Int64(steps))])
            } else {
                try drop.runOnce([.int(room.number), .int(date)])
            }
        }
        if let from = try resend(room), days.keys.contains(from), let last = days.keys.max() {
            try database.run("UPDATE club_room SET resend = ? WHERE id = ?", .int(last.adding(days: 1)), .int(room.number))
        }
    }

    func total(_ room: Int64) throws(JournalFailure) -> Int {
        Int(try database.number("SELECT coalesce(sum(steps), 0) FROM club_sent WHERE room = ?", .int(room)))
    }
}
