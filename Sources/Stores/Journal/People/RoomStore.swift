import SQLite
import Walking

/// The rooms in which people compare their weeks.
final class RoomStore {
    private let database: Database
    private let feed: ChangeFeed
    /// The source of the codes.
    private var random: any RandomNumberGenerator & Sendable

    init(_ database: Database, _ feed: ChangeFeed, random: any RandomNumberGenerator & Sendable) {
        self.database = database
        self.feed = feed
        self.random = random
    }

    private static let columns =
        "room.id, room.name, code, period, cap, room.owner, opened, (SELECT count(*) FROM member WHERE room = room.id)"

    func rooms(of member: AccountID) throws(JournalFailure) -> [Room] {
        try database.all(
            "SELECT \(Self.columns) FROM room JOIN member ON member.room = room.id WHERE member.account = ? ORDER BY room.id DESC",
            .int(member.rawValue)
        ) { Self.room($0) }
    }

    func room(_ id: RoomID) throws(JournalFailure) -> Room? {
        try database.first("SELECT \(Self.columns) FROM room WHERE room.id = ?", .int(id.rawValue)) { Self.room($0) }
    }

    func room(code: String) throws(JournalFailure) -> Room? {
        try database.first("SELECT \(Self.columns) FROM room WHERE code_key = ?", .text(RoomCode.key(code))) { Self.room($0) }
    }

    func createRoom(
        named name: String, period: Period, dailyCap: DailyCap, owner: AccountID, opened: CivilDate
    ) throws(JournalFailure) -> Room {
        let id = try database.transaction { () throws(JournalFailure) -> Int64 in
            var code = RoomCode.make(using: &random)
            while try database.number("SELECT count(*) FROM room WHERE code_key = ?", .text(RoomCode.key(code))) > 0 {
                code = RoomCode.make(using: &random)
            }
            try database.run(
                "INSERT INTO room (name, code, code_key, period, cap, owner, opened) VALUES (?, ?, ?, ?, ?, ?, ?)", .text(name),
                .text(code),
                .text(RoomCode.key(code)), .text(period.rawValue), .int(dailyCap.rawValue), .int(owner.rawValue), .int(opened))
            let id = database.lastRowID
            try database.run("INSERT INTO member VALUES (?, ?, ?)", .int(id), .int(owner.rawValue), .int(opened))
            return id
        }
        feed.announce(owner)
        guard let room = try room(RoomID(rawValue: id)) else { throw .missing }
        return room
    }

    func join(_ room: RoomID, member: AccountID, on date: CivilDate) throws(JournalFailure) {
        guard try self.room(room) != nil else { throw .missing }
        try database.run("INSERT OR IGNORE INTO member VALUES (?, ?, ?)", .int(room.rawValue), .int(member.rawValue), .int(date))
        feed.announce(member)
    }

    func leave(_ room: RoomID, member: AccountID) throws(JournalFailure) {
        try database.transaction { () throws(JournalFailure) in
            try database.run("DELETE FROM member WHERE room = ? AND account = ?", .int(room.rawValue), .int(member.rawValue))
            try database.run("DELETE FROM challenge WHERE room = ? AND account = ?", .int(room.rawValue), .int(member.rawValue))
            try database.run(
                "DELETE FROM room WHERE id = ? AND NOT EXISTS (SELECT 1 FROM member WHERE room = ?)", .int(room.rawValue),
                .int(room.rawValue))
        }
        feed.announce(member)
    }

    func members(of room: RoomID) throws(JournalFailure) -> [Member] {
        try database.all(
            """
            SELECT account.id, coalesce(nickname, name), joined FROM member JOIN account ON account.id = member.account
            WHERE room = ? ORDER BY joined, account.id
            """, .int(room.rawValue)
        ) { row in Member(id: AccountID(rawValue: row.int(0)), nickname: row.text(1), joined: row.date(2)) }
    }

    func steps(
        in room: RoomID, from: CivilDate, through: CivilDate
    ) throws(JournalFailure) -> [AccountID: [CivilDate: Int]] {
        let rows = try database.all(
            """
            SELECT day.owner, day.date, day.steps FROM day JOIN member ON member.account = day.owner
            WHERE member.room = ? AND day.date BETWEEN ? AND ?
            """, .int(room.rawValue), .int(from), .int(through)
        ) { row in (AccountID(rawValue: row.int(0)), row.date(1), Int(clamping: row.amount(2))) }
        var steps: [AccountID: [CivilDate: Int]] = [:]
        for (owner, date, count) in rows { steps[owner, default: [:]][date] = count }
        return steps
    }

    private static func room(_ row: borrowing Statement) -> Room {
        Room(
            id: RoomID(rawValue: row.int(0)), name: row.text(1), code: row.text(2), period: Period(rawValue: row.text(3)) ?? .open,
            dailyCap: DailyCap(rawValue: Int(row.int(4))) ?? .none, owner: AccountID(rawValue: row.int(5)), opened: row.date(6),
            memberCount: Int(row.int(7)))
    }
}
