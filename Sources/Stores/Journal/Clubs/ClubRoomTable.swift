import Clubs
import SQLite
import Walking

/// The rooms of one club as they were last seen.
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
            WHERE club = ? ORDER BY room
            """, .int(club)
        ) { row in (row.int(0), Self.room(row)) }
        var rooms: [MirroredRoom] = []
        for (number, room) in rows {
            guard let room else { continue }
            rooms.append(MirroredRoom(room: room, unsentCount: try sent.unsentCount(SentRoom(number: number, room))))
        }
        return rooms
    }

    private static func room(_ row: borrowing Statement) -> ClubRoom? {
        guard let id = ClubRoomID(row.text(1)), let name = SharedName(row.text(2)), let founder = MemberID(row.text(6)) else { return nil }
        let properties = NewClubRoom(
            id: id, name: name, period: Period(rawValue: row.text(3)) ?? .open, dailyCap: DailyCap(rawValue: Int(row.int(4))) ?? .none,
            opened: row.date(5))
        return ClubRoom(
            properties, founder: founder, memberCount: Int(row.int(7)), joined: row.date(8), pushed: Int(row.int(9)),
            revision: Revision(rawValue: row.int(10)))
    }

    func replace(_ rooms: [ClubRoom]) throws(JournalFailure) -> Set<ClubRoomID> {
        try database.transaction { () throws(JournalFailure) in
            var resent: Set<ClubRoomID> = []
            for old in try self.rooms() where !rooms.contains(where: { $0.id == old.id }) {
                try database.run("DELETE FROM club_room WHERE club = ? AND room = ?", .int(club), .text(old.id.text))
            }
            for room in rooms where try replace(room) { resent.insert(room.id) }
            return resent
        }
    }

    /// - Returns: true where the store lost days of the room.
    private func replace(_ new: ClubRoom) throws(JournalFailure) -> Bool {
        let known = try self.known(new.id)
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
            .int(room.opened), .text(room.founder.text), .int(room.memberCount), .int(room.joined), .int(room.pushed),
            .int(room.revision.rawValue))
        let number = try self.number(of: room.id)
        let wentBack = known.map { room.revision < $0.revision } ?? false
        let hasOthers = try room.pushed != sent.total(number)
        guard wentBack || hasOthers else { return false }
        try sent.sendAgain(SentRoom(number: number, room))
        return true
    }

    private func known(
        _ id: ClubRoomID
    ) throws(JournalFailure) -> (number: Int64, revision: Revision, opened: CivilDate, joined: CivilDate)? {
        let sql = "SELECT id, revision, opened, joined FROM club_room WHERE club = ? AND room = ?"
        return try database.first(sql, .int(club), .text(id.text)) { row in
            (row.int(0), Revision(rawValue: row.int(1)), row.date(2), row.date(3))
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

    func markSent(_ days: [CivilDate: Int?], to id: ClubRoomID, revision: Revision) throws(JournalFailure) {
        let room = try sentRoom(id)
        try database.transaction { () throws(JournalFailure) in
            try sent.mark(days, room)
            try database.run(
                "UPDATE club_room SET revision = ?, pushed = ? WHERE id = ?", .int(revision.rawValue),
                .int(Int64(try sent.total(room.number))),
                .int(room.number))
        }
    }

    private func sentRoom(_ id: ClubRoomID) throws(JournalFailure) -> SentRoom {
        guard let room = try rooms().first(where: { $0.id == id })?.room else { throw .missing }
        return SentRoom(number: try number(of: id), room)
    }
}
