import Clubs
import SQLite
import Walking

/// Cheers and walk requests, which only the two of them see.
final class TogetherRows {
    /// The most that one answer tells, the newest first to be told.
    private static let maximumTold = 5000
    /// The most requests of a member in a room that are not over, answered or not.
    private static let maximumRequests = 100

    private let database: ClubDatabase

    init(_ database: ClubDatabase) {
        self.database = database
    }

    func cheer(_ member: MemberID, by mine: Membership, on date: CivilDate) throws(ClubFailure) {
        try database.run(
            "INSERT OR IGNORE INTO cheer VALUES (?, ?, ?, ?)", .int(mine.roomNumber), .blob(mine.member.bytes), .blob(member.bytes),
            .int(date))
    }

    func cheers(of mine: Membership, since date: CivilDate) throws(ClubFailure) -> [Cheer] {
        try database.all(
            """
            SELECT sender, receiver, date FROM cheer WHERE room = ?1 AND (sender = ?2 OR receiver = ?2) AND date >= ?3
            ORDER BY date DESC, sender DESC, receiver DESC LIMIT ?4
            """, .int(mine.roomNumber), .blob(mine.member.bytes), .int(date), .int(Self.maximumTold)
        ) { (row) throws(JournalFailure) -> Cheer? in
            guard let from = MemberID(bytes: row.blob(0)), let to = MemberID(bytes: row.blob(1)) else { return nil }
            return Cheer(from: from, to: to, date: row.date(2))
        }.compactMap { $0 }.reversed()
    }

    func ask(_ request: WalkRequest, by mine: Membership, now: Instant) throws(ClubFailure) {
        if let known = try self.request(request.id, in: mine) {
            var same = known
            same.answer = request.answer
            guard same == request else { throw .taken }
            return
        }
        guard request.mayBeAsked(at: now) else { throw .dayOutOfRange }
        // A request that is over is not shown any more.
        try database.run("DELETE FROM request WHERE room = ? AND sender = ? AND expires <= ?", room(mine), me(mine), .int(now))
        let given = try database.all("SELECT answer FROM request WHERE room = ? AND sender = ?", room(mine), me(mine)) {
            (row) throws(JournalFailure) in row.isNull(0)
        }
        guard given.count(where: { $0 }) < WalkRequest.maximumOpen, given.count < Self.maximumRequests else { throw .tooMany }
        try database.run(
            "INSERT INTO request VALUES (?, ?, ?, ?, ?, ?, NULL)", room(mine), .blob(request.id.bytes), me(mine), .blob(request.to.bytes),
            .int(request.starts), .int(request.expires))
    }

    func answer(
        _ id: WalkRequestID, by mine: Membership, with answer: WalkRequest.Answer, now: Instant
    ) throws(ClubFailure) {
        guard let request = try request(id, in: mine), request.accepts(answer, from: mine.member, at: now) else { throw .noSuchRequest }
        try database.run(
            "UPDATE request SET answer = ? WHERE room = ? AND id = ?", .text(answer.rawValue), room(mine), .blob(id.bytes))
    }

    func requests(of mine: Membership, now: Instant) throws(ClubFailure) -> [WalkRequest] {
        try requests(
            "(sender = ?2 OR receiver = ?2) AND expires > ?3 ORDER BY starts, id LIMIT \(Self.maximumTold)", room(mine), me(mine), .int(now)
        )
    }

    private func request(_ id: WalkRequestID, in mine: Membership) throws(ClubFailure) -> WalkRequest? {
        try requests("id = ?2", room(mine), .blob(id.bytes)).first
    }

    private func requests(_ condition: String, _ values: Value...) throws(ClubFailure) -> [WalkRequest] {
        try database.all(
            "SELECT id, sender, receiver, starts, expires, answer FROM request WHERE room = ?1 AND \(condition)", with: values
        ) { (row) throws(JournalFailure) -> WalkRequest? in
            guard let id = WalkRequestID(bytes: row.blob(0)), let from = MemberID(bytes: row.blob(1)), let to = MemberID(bytes: row.blob(2))
            else { return nil }
            return WalkRequest(
                id: id, from: from, to: to, starts: row.instant(3), expires: row.instant(4),
                answer: row.optionalText(5).flatMap(WalkRequest.Answer.init))
        }.compactMap { $0 }
    }

    private func room(_ mine: Membership) -> Value { .int(mine.roomNumber) }
    private func me(_ mine: Membership) -> Value { .blob(mine.member.bytes) }
}
