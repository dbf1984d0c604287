import Clubs
import SQLite
import Walking

/// The rooms and who is in them.
final class RoomRows {
    /// The most rooms that a member is in, so that nobody fills the host's disk with rooms.
    static let maximumRooms = 100

    private let database: ClubDatabase

    init(_ database: ClubDatabase) {
        self.database = database
    }

    // MARK: Memberships

    /// Returns the membership; nil where the member is not in the room, or there is no such room.
    func membership(of member: MemberID, in room: ClubRoomID) throws(ClubFailure) -> Membership? {
        try memberships("room.id = ? AND member = ?", .blob(room.bytes), .blob(member.bytes)).first
    }

    /// The membership of the one who asks: who is not in the room is not told that there is one.
    func present(_ member: MemberID, in room: ClubRoomID) throws(ClubFailure) -> Membership {
        guard let membership = try membership(of: member, in: room) else { throw .noSuchRoom }
        return membership
    }

    private func memberships(_ condition: String, _ values: Value...) throws(ClubFailure) -> [Membership] {
        let sql = """
            SELECT membership.number, room, member, nickname, joined, revision, total, id, name, period, cap, opened, founder
            FROM membership JOIN room ON room.number = room WHERE \(condition) ORDER BY id
            """
        let found = try database.all(sql, with: values) { (row) throws(JournalFailure) in Self.membership(row) }
        // A row that the program itself did not write is not shown.
        guard !found.contains(where: { $0 == nil }) else { throw .unreadable }
        return found.compactMap { $0 }
    }

    private static func membership(_ row: borrowing Statement) -> Membership? {
        guard let member = MemberID(bytes: row.blob(2)), let nickname = SharedName(row.text(3)), let id = ClubRoomID(bytes: row.blob(7)),
            let name = SharedName(row.text(8)), let period = Period(rawValue: row.text(9)), let cap = DailyCap(rawValue: Int(row.int(10))),
            let founder = MemberID(bytes: row.blob(12))
        else { return nil }
        return Membership(
            number: row.int(0), roomNumber: row.int(1), member: member, nickname: nickname, joined: row.date(4),
            revision: Revision(rawValue: row.int(5)), total: Int(row.int(6)),
            room: NewClubRoom(id: id, name: name, period: period, dailyCap: cap, opened: row.date(11)), founder: founder)
    }

    // MARK: Rooms

    func rooms(of member: MemberID, on device: DeviceID) throws(ClubFailure) -> [ClubRoom] {
        try memberships("member = ?", .blob(member.bytes)).map { (mine) throws(ClubFailure) in
            ClubRoom(
                mine.room, founder: mine.founder,
                memberCount: try database.number("SELECT count(*) FROM membership WHERE room = ?", .int(mine.roomNumber)),
                joined: mine.joined,
                pushed: try database.number(
                    "SELECT coalesce(sum(steps), 0) FROM day WHERE membership = ? AND device = ?", .int(mine.number), .blob(device.bytes)),
                revision: mine.revision)
        }
    }

    func create(_ room: NewClubRoom, founder: MemberID, as nickname: SharedName, today: CivilDate) throws(ClubFailure) {
        if try database.number("SELECT count(*) FROM room WHERE id = ?", .blob(room.id.bytes)) > 0 {
            guard let mine = try membership(of: founder, in: room.id), mine.room == room, mine.founder == founder else { throw .taken }
            return
        }
        guard room.opened <= today.adding(days: ClubRoom.dateTolerance) else { throw .dayOutOfRange }
        try database.run(
            "INSERT INTO room (id, name, period, cap, opened, founder) VALUES (?, ?, ?, ?, ?, ?)", .blob(room.id.bytes),
            .text(room.name.text), .text(room.period.rawValue), .int(room.dailyCap.rawValue), .int(room.opened), .blob(founder.bytes))
        try enter(database.lastRowID, member: founder, as: nickname, on: room.opened)
    }

    /// Returns the last day; nil when the room never closes.
    func lastDay(of room: Int64) throws(ClubFailure) -> CivilDate? {
        try database.first("SELECT opened, period FROM room WHERE number = ?", .int(room)) { (row) throws(JournalFailure) in
            Period(rawValue: row.text(1))?.days.map { row.date(0).adding(days: $0 - 1) }
        } ?? nil
    }

    func enter(_ room: Int64, member: MemberID, as nickname: SharedName, on date: CivilDate) throws(ClubFailure) {
        guard try database.number("SELECT count(*) FROM membership WHERE member = ?", .blob(member.bytes)) < Self.maximumRooms else {
            throw .tooMany
        }
        try database.run(
            "INSERT INTO membership (room, member, nickname, joined) VALUES (?, ?, ?, ?)", .int(room), .blob(member.bytes),
            .text(nickname.text), .int(date))
    }

    /// Takes a member and everything that is theirs out of a room, which goes with its last member.
    func forget(_ membership: Membership) throws(ClubFailure) {
        let (room, member) = (Value.int(membership.roomNumber), Value.blob(membership.member.bytes))
        try database.run("DELETE FROM membership WHERE number = ?", .int(membership.number))
        try database.run("DELETE FROM cheer WHERE room = ? AND (sender = ? OR receiver = ?)", room, member, member)
        try database.run("DELETE FROM request WHERE room = ? AND (sender = ? OR receiver = ?)", room, member, member)
        try database.run("DELETE FROM invitation WHERE room = ? AND member = ?", room, member)
        // The challenges that had places went with their founder.
        try database.run(
            "DELETE FROM standing WHERE room = ?1 AND span >= ?3 AND EXISTS (SELECT 1 FROM room WHERE number = ?1 AND founder = ?2)",
            room, member, .int(StandingRows.firstChallenge))
        try database.run(
            """
            INSERT INTO barred SELECT ?, ?, coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'invitation'), 0)
            WHERE true ON CONFLICT DO UPDATE SET through = excluded.through
            """, room, member)
        try database.run(
            "DELETE FROM room WHERE number = ? AND NOT EXISTS (SELECT 1 FROM membership WHERE room = room.number)", room)
    }

    func rename(_ member: MemberID, to nickname: SharedName) throws(ClubFailure) {
        let values = (Value.text(nickname.text), Value.blob(member.bytes))
        try database.run(
            """
            UPDATE standing SET nickname = ?1 WHERE nickname <> ?1
            AND membership IN (SELECT number FROM membership WHERE member = ?2)
            """, values.0, values.1)
        try database.run("UPDATE membership SET nickname = ?1 WHERE member = ?2 AND nickname <> ?1", values.0, values.1)
    }

    func heads(for mine: Membership) throws(ClubFailure) -> [MemberHead] {
        let others = try database.all(
            """
            SELECT member, nickname, joined, revision, total FROM membership WHERE room = ? AND member <> ? ORDER BY member LIMIT ?
            """, .int(mine.roomNumber), .blob(mine.member.bytes), .int(ClubRoom.mirroredMembers - 1)
        ) { (row) throws(JournalFailure) in Self.head(row) }
        let me = MemberHead(id: mine.member, nickname: mine.nickname, joined: mine.joined, revision: mine.revision, total: mine.total)
        guard !others.contains(nil) else { throw .unreadable }
        return (others.compactMap { $0 } + [me]).sorted { $0.id < $1.id }
    }

    /// The members who are asked for; of those of one name no more are read than are answered.
    func heads(of wanted: WantedMembers, for mine: Membership) throws(ClubFailure) -> [MemberHead] {
        guard !wanted.isTooMany else { throw .tooMany }
        var found: [MemberHead?] = []
        for id in wanted.ids { found += try heads(in: mine.roomNumber, "member = ?", .blob(id.bytes)) }
        for name in wanted.names { found += try heads(in: mine.roomNumber, "nickname = ?", .text(name.text)) }
        guard !found.contains(nil) else { throw .unreadable }
        return Array(Set(found.compactMap(\.self)).sorted { $0.id < $1.id }.prefix(WantedMembers.maximum))
    }

    private func heads(in room: Int64, _ condition: String, _ value: Value) throws(ClubFailure) -> [MemberHead?] {
        try database.all(
            """
            SELECT member, nickname, joined, revision, total FROM membership WHERE room = ? AND \(condition) ORDER BY member LIMIT ?
            """, .int(room), value, .int(WantedMembers.maximum)
        ) { (row) throws(JournalFailure) in Self.head(row) }
    }

    private static func head(_ row: borrowing Statement) -> MemberHead? {
        guard let id = MemberID(bytes: row.blob(0)), let nickname = SharedName(row.text(1)) else { return nil }
        return MemberHead(
            id: id, nickname: nickname, joined: row.date(2), revision: Revision(rawValue: row.int(3)), total: Int(row.int(4)))
    }
}
