import Clubs
import SQLite
import Walking

/// The rooms of one club as they were last seen.
///
/// The column `pushed` has the sum that the store holds of this machine, or the complement of the last one that was seen, which is negative,
/// while days are on their way: nobody knows then what the store holds. Where it is the sum of what was sent, another sum at the store is
/// somebody else's.
final class ClubRoomTable {
    private let database: Database
    private let club: Int64
    private let sent: SentDays

    init(_ database: Database, _ scope: Scope, club: Int64) {
        self.database = database
        self.club = club
        sent = SentDays(database, scope)
    }

    func rooms() throws(JournalFailure) -> [MirroredRoom] {
        let rows = try database.all(
            """
            SELECT id, room, name, period, cap, opened, founder, members, joined, pushed, revision FROM club_room
            WHERE club = ? ORDER BY id
            """, .int(club)
        ) { row in (row.int(0), row.int(9), Self.room(row)) }
        var rooms: [MirroredRoom] = []
        for (number, pushed, room) in rows {
            guard let room else { continue }
            let unsentCount = try sent.unsentCount(SentRoom(number: number, room))
            rooms.append(MirroredRoom(room: room, unsentCount: unsentCount, heldSum: pushed < 0 ? nil : Int(pushed)))
        }
        return rooms
    }

    private static func room(_ row: borrowing Statement) -> ClubRoom? {
        guard let id = ClubRoomID(row.text(1)), let name = SharedName(row.text(2)), let founder = MemberID(row.text(6)) else { return nil }
        let properties = NewClubRoom(
            id: id, name: name, period: Period(rawValue: row.text(3)) ?? .open, dailyCap: DailyCap(rawValue: Int(row.int(4))) ?? .none,
            opened: row.date(5))
        let pushed = Int(row.int(9))
        return ClubRoom(
            properties, founder: founder, memberCount: Int(row.int(7)), joined: row.date(8), pushed: pushed < 0 ? ~pushed : pushed,
            revision: Revision(rawValue: row.int(10)))
    }

    func replace(_ rooms: [ClubRoom]) throws(JournalFailure) -> [ClubRoomID: ResendReason] {
        try database.transaction { () throws(JournalFailure) in
            var resent: [ClubRoomID: ResendReason] = [:]
            for old in try self.rooms() where !rooms.contains(where: { $0.id == old.id }) { try forget(old.id) }
            for room in rooms { resent[room.id] = try replace(room) }
            return resent
        }
    }

    func forget(_ id: ClubRoomID) throws(JournalFailure) {
        try database.run("DELETE FROM club_room WHERE club = ? AND room = ?", .int(club), .text(id.text))
    }

    /// - Returns: the reason for which all days of the room are to be sent again; nil where they are not.
    private func replace(_ new: ClubRoom) throws(JournalFailure) -> ResendReason? {
        let known = try self.known(new.id)
        let total = try known.map { known throws(JournalFailure) in try sent.total(known.number) } ?? 0
        let reason = new.resendReason(after: known?.revision, sent: total, isKnown: known?.pushed == total)
        var room = new
        if let known {
            // A store that goes back with these would be sent days of which nobody was told.
            room.opened = max(room.opened, known.opened)
            room.joined = max(room.joined, known.joined)
        }
        try database.run(
            """
            INSERT INTO club_room (club, room, name, period, cap, opened, founder, members, joined, pushed, revision)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (club, room) DO UPDATE SET
                name = excluded.name, period = excluded.period, cap = excluded.cap, opened = excluded.opened, founder = excluded.founder,
                members = excluded.members, joined = excluded.joined, pushed = excluded.pushed, revision = excluded.revision
            """, .int(club), .text(room.id.text), .text(room.name.text), .text(room.period.rawValue), .int(room.dailyCap.rawValue),
            .int(room.opened), .text(room.founder.text), .int(room.memberCount), .int(room.joined),
            .int(reason == nil ? room.pushed : ~room.pushed), .int(room.revision.rawValue))
        if reason != nil { try sent.sendAgain(SentRoom(number: try number(of: room.id), room)) }
        return reason
    }

    private func known(
        _ id: ClubRoomID
    ) throws(JournalFailure) -> (number: Int64, revision: Revision, opened: CivilDate, joined: CivilDate, pushed: Int)? {
        let sql = "SELECT id, revision, opened, joined, pushed FROM club_room WHERE club = ? AND room = ?"
        return try database.first(sql, .int(club), .text(id.text)) { row in
            (row.int(0), Revision(rawValue: row.int(1)), row.date(2), row.date(3), Int(row.int(4)))
        }
    }

    /// The number of a room in the journal.
    func number(of id: ClubRoomID) throws(JournalFailure) -> Int64 {
        guard let known = try known(id) else { throw .missing }
        return known.number
    }

    func unsentDays(of id: ClubRoomID, through latest: CivilDate) throws(JournalFailure) -> [CivilDate: Int?] {
        try sent.unsentDays(try sentRoom(id), through: latest)
    }

    func takeDays(toSendTo id: ClubRoomID, through latest: CivilDate) throws(JournalFailure) -> [CivilDate: Int?] {
        let room = try sentRoom(id)
        return try database.transaction { () throws(JournalFailure) in
            let days = try sent.unsentDays(room, through: latest)
            if !days.isEmpty {
                try database.run("UPDATE club_room SET pushed = ~pushed WHERE id = ? AND pushed >= 0", .int(room.number))
            } else if try sent.isAllKnown(room) {
                try database.run(
                    "UPDATE club_room SET pushed = ?, resend = NULL WHERE id = ? AND pushed < 0", .int(try sent.total(room.number)),
                    .int(room.number))
            }
            return days
        }
    }

    func markSent(_ days: [CivilDate: Int?], to id: ClubRoomID, revision: Revision) throws(JournalFailure) {
        let room = try sentRoom(id)
        try database.transaction { () throws(JournalFailure) in
            try sent.mark(days, room)
            try database.run("UPDATE club_room SET revision = ? WHERE id = ?", .int(revision.rawValue), .int(room.number))
        }
    }

    private func sentRoom(_ id: ClubRoomID) throws(JournalFailure) -> SentRoom {
        guard let room = try rooms().first(where: { $0.id == id })?.room else { throw .missing }
        return SentRoom(number: try number(of: id), room)
    }
}
