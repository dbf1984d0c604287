import Clubs
import SQLite
import Walking

/// The members of rooms and their days, as they were last seen.
final class ClubMemberTable {
    private let database: Database

    init(_ database: Database) {
        self.database = database
    }

    func members(of room: Int64) throws(JournalFailure) -> [MirroredMember] {
        let heads = try database.all(
            "SELECT member, nickname, joined, revision, total FROM club_member WHERE room = ? ORDER BY member", .int(room)
        ) { row -> MemberHead? in
            guard let id = MemberID(row.text(0)), let nickname = SharedName(row.text(1)) else { return nil }
            return MemberHead(
                id: id, nickname: nickname, joined: row.date(2), revision: Revision(rawValue: row.int(3)), total: Int(row.int(4)))
        }
        let rows = try database.all("SELECT member, date, steps FROM club_day WHERE room = ?", .int(room)) { row in
            (row.text(0), row.date(1), Int(row.int(2)))
        }
        var days: [String: [CivilDate: Int]] = [:]
        for (member, date, steps) in rows { days[member, default: [:]][date] = steps }
        return heads.compactMap { head in head.map { MirroredMember(head: $0, days: days[$0.id.text] ?? [:]) } }
    }

    func replaceMembers(of room: Int64, with members: [MirroredMember]) throws(JournalFailure) {
        try database.transaction { () throws(JournalFailure) in
            let known = Dictionary(try self.members(of: room).map { ($0.id, $0) }) { first, _ in first }
            let staying = Set(members.map(\.id))
            for id in known.keys where !staying.contains(id) { try forget(id, in: room) }
            // Most members are as they were: only the others are written.
            for member in members where known[member.id] != member { try put(member, in: room) }
        }
    }

    private func forget(_ id: MemberID, in room: Int64) throws(JournalFailure) {
        try database.run("DELETE FROM club_member WHERE room = ? AND member = ?", .int(room), .text(id.text))
    }

    private func put(_ member: MirroredMember, in room: Int64) throws(JournalFailure) {
        // The days go with the old row.
        try forget(member.id, in: room)
        let head = member.head
        try database.run(
            "INSERT INTO club_member VALUES (?, ?, ?, ?, ?, ?)", .int(room), .text(head.id.text), .text(head.nickname.text),
            .int(head.joined),
            .int(head.revision.rawValue), .int(Int64(head.total)))
        let put = try database.prepare("INSERT INTO club_day VALUES (?, ?, ?, ?)")
        for (date, steps) in member.days { try put.runOnce([.int(room), .text(head.id.text), .int(date), .int(Int64(steps))]) }
    }
}
