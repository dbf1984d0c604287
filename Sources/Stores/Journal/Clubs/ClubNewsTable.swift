import Clubs
import SQLite
import Walking

/// The cheers and walk requests of rooms, as they were last seen and as they wait to be sent.
final class ClubNewsTable {
    private let database: Database

    init(_ database: Database) {
        self.database = database
    }

    // MARK: Cheers

    func cheers(of room: Int64) throws(JournalFailure) -> [MirroredCheer] {
        try database.all(
            "SELECT sender, receiver, date, sent, seen FROM club_cheer WHERE room = ? ORDER BY date, sender, receiver", .int(room)
        ) { row -> MirroredCheer? in
            guard let from = MemberID(row.text(0)), let to = MemberID(row.text(1)) else { return nil }
            return MirroredCheer(Cheer(from: from, to: to, date: row.date(2)), isSent: row.int(3) != 0, isSeen: row.int(4) != 0)
        }.compactMap(\.self)
    }

    func keep(_ entry: MirroredCheer, in room: Int64) throws(JournalFailure) {
        try database.run(
            "INSERT OR REPLACE INTO club_cheer VALUES (?, ?, ?, ?, ?, ?)", .int(room), .text(entry.cheer.from.text),
            .text(entry.cheer.to.text), .int(entry.cheer.date), .int(entry.isSent ? 1 : 0), .int(entry.isSeen ? 1 : 0))
    }

    /// - Returns: true where something is other than before.
    func replaceCheers(of room: Int64, with cheers: [Cheer]) throws(JournalFailure) -> Bool {
        let before = try self.cheers(of: room)
        let seen = Set(before.filter(\.isSeen).map(\.cheer))
        var after = before.filter { !$0.isSent && !cheers.contains($0.cheer) }
        after += cheers.map { MirroredCheer($0, isSent: true, isSeen: seen.contains($0)) }
        guard Set(after) != Set(before) else { return false }
        try database.transaction { () throws(JournalFailure) in
            try database.run("DELETE FROM club_cheer WHERE room = ?", .int(room))
            for entry in after { try keep(entry, in: room) }
        }
        return true
    }

    // MARK: Walk requests

    func walkRequests(of room: Int64) throws(JournalFailure) -> [MirroredWalkRequest] {
        try database.all(
            """
            SELECT request, sender, receiver, starts, expires, answer, asked, answered, called_off FROM club_walk WHERE room = ?
            ORDER BY starts, request
            """, .int(room)
        ) { row -> MirroredWalkRequest? in
            guard let id = WalkRequestID(row.text(0)), let from = MemberID(row.text(1)), let to = MemberID(row.text(2)) else { return nil }
            let request = WalkRequest(
                id: id, from: from, to: to, starts: row.instant(3), expires: row.instant(4),
                answer: row.optionalText(5).flatMap { WalkRequest.Answer(rawValue: $0) })
            return MirroredWalkRequest(request, isAsked: row.int(6) != 0, isAnswerSent: row.int(7) != 0, isCalledOff: row.int(8) != 0)
        }.compactMap(\.self)
    }

    func keep(_ entry: MirroredWalkRequest, in room: Int64) throws(JournalFailure) {
        let request = entry.request
        try database.run(
            "INSERT OR REPLACE INTO club_walk VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", .int(room), .text(request.id.text),
            .text(request.from.text), .text(request.to.text), .int(request.starts), .int(request.expires),
            .optional(request.answer?.rawValue), .int(entry.isAsked ? 1 : 0), .int(entry.isAnswerSent ? 1 : 0),
            .int(entry.isCalledOff ? 1 : 0))
    }

    /// - Returns: true where something is other than before.
    func replaceWalkRequests(of room: Int64, with requests: [WalkRequest]) throws(JournalFailure) -> Bool {
        let before = try walkRequests(of: room)
        let waiting = before.filter { !$0.isSent }
        let news = requests.filter { request in !waiting.contains { $0.id == request.id } }
        let known = Dictionary(before.map { ($0.id, $0) }) { first, _ in first }
        let after = waiting + news.map { MirroredWalkRequest($0, after: known[$0.id]) }
        guard Set(after.map(\.request)) != Set(before.map(\.request)) else { return false }
        try database.transaction { () throws(JournalFailure) in
            try database.run("DELETE FROM club_walk WHERE room = ?", .int(room))
            for entry in after { try keep(entry, in: room) }
        }
        return true
    }
}
