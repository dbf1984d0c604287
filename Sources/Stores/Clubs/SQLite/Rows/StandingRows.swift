import Clubs
import SQLite
import Walking

/// The sums by which members are ranked, kept with every push, so that a page of a large room is a few short walks along an index.
final class StandingRows {
    /// The most places of each part of a page.
    static let maximumPlaces = 200
    /// The number of the whole time among the weeks, which no day has.
    private static let wholeTime: Int64 = 1 << 40
    /// The numbers from here on are those of challenges.
    static let firstChallenge: Int64 = 1 << 62

    /// A place in the order of a ranking: more steps first, then names, then identities.
    ///
    /// Steps are kept below zero, as in the file.
    private struct Place {
        var lack: Int64
        var nickname: String
        var member: [UInt8]

        /// Before everybody, and before everybody who walked nothing.
        static let first = Place(lack: -(1 << 60), nickname: "", member: [])
        static let firstResting = Place(lack: 0, nickname: "", member: [])

        var values: [Value] { [.int(lack), .text(nickname), .blob(member)] }
    }

    private let database: ClubDatabase

    init(_ database: ClubDatabase) {
        self.database = database
    }

    // MARK: Counting

    /// Counts weeks of a member anew, and with them the whole time.
    func recount(_ mondays: Set<CivilDate>, of mine: Membership) throws(ClubFailure) {
        guard !mondays.isEmpty else { return }
        for monday in mondays {
            let days = try database.countedSteps(of: mine, in: monday...monday.adding(days: 6))
            try write(days.values.reduce(0) { $0 + mine.room.dailyCap.apply($1) }, span: Int64(monday.dayNumber), of: mine)
        }
        let whole = try database.number(
            "SELECT coalesce(-sum(lack), 0) FROM standing WHERE membership = ? AND span < ?", .int(mine.number), .int(Self.wholeTime))
        try write(whole, span: Self.wholeTime, of: mine)
    }

    /// Keeps the number by which a member has a place in a challenge.
    func write(_ score: Int, of mine: Membership, in challenge: ChallengeID) throws(ClubFailure) {
        try write(score, span: Self.number(of: challenge), of: mine)
    }

    func hasPlace(_ mine: Membership, in challenge: ChallengeID) throws(ClubFailure) -> Bool {
        try database.number(
            "SELECT count(*) FROM standing WHERE membership = ? AND span = ?", .int(mine.number), .int(Self.number(of: challenge))) > 0
    }

    /// Forgets everybody's place in a challenge.
    func forget(_ challenge: ChallengeID, in room: Int64) throws(ClubFailure) {
        try database.run("DELETE FROM standing WHERE room = ? AND span = ?", .int(room), .int(Self.number(of: challenge)))
    }

    /// A number that no week has, of so many of its random bits that no two challenges of a room share one.
    private static func number(of challenge: ChallengeID) -> Int64 {
        firstChallenge | Int64(truncatingIfNeeded: challenge.rawValue & (UInt128(1) << 62 - 1))
    }

    private func write(_ steps: Int, span: Int64, of mine: Membership) throws(ClubFailure) {
        if steps > 0 {
            try database.run(
                "INSERT INTO standing VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET lack = excluded.lack", .int(mine.number),
                .int(span), .int(mine.roomNumber), .int(-steps), .text(mine.nickname.text), .blob(mine.member.bytes))
        } else {
            try database.run("DELETE FROM standing WHERE membership = ? AND span = ?", .int(mine.number), .int(span))
        }
    }

    // MARK: Pages

    func page(for mine: Membership, span: RankingSpan, top: Int, around: Int) throws(ClubFailure) -> RankingPage {
        let number: Int64 =
            switch span {
            case .week(let monday): Int64(monday.startOfWeek.dayNumber)
            case .whole: Self.wholeTime
            case .challenge(let id): Self.number(of: id)
            }
        let (top, around) = (min(max(0, top), Self.maximumPlaces), min(max(0, around), Self.maximumPlaces))
        let scope = [Value.int(mine.roomNumber), .int(number)]
        let lack = try database.number(
            "SELECT lack FROM standing WHERE membership = ? AND span = ?", .int(mine.number), .int(number))
        let here = Place(lack: Int64(lack), nickname: mine.nickname.text, member: mine.member.bytes)
        let neighbours = try before(here, limit: around, in: scope) + [here] + after(here, limit: around, in: scope)
        let start = try start(neighbours.first ?? here, in: scope)
        return RankingPage(
            span: span, memberCount: try database.number("SELECT count(*) FROM membership WHERE room = ?", .int(mine.roomNumber)),
            top: try ranked(after(.first, limit: top, in: scope), from: Start()), around: try ranked(neighbours, from: start),
            position: start.before)
    }

    /// The next places, those who walked nothing at the end.
    private func after(_ place: Place, limit: Int, in scope: [Value]) throws(ClubFailure) -> [Place] {
        var places = place.lack < 0 ? try walking(.after, place, limit: limit, in: scope) : []
        if places.count < limit {
            places += try resting(.after, place.lack < 0 ? .firstResting : place, limit: limit - places.count, in: scope)
        }
        return places
    }

    /// The places before, in the order of the ranking.
    private func before(_ place: Place, limit: Int, in scope: [Value]) throws(ClubFailure) -> [Place] {
        var places = place.lack == 0 ? try resting(.before, place, limit: limit, in: scope) : []
        if places.count < limit {
            places += try walking(.before, place.lack == 0 ? .firstResting : place, limit: limit - places.count, in: scope)
        }
        return places.reversed()
    }

    private enum Direction {
        case before, after

        var sign: String { self == .before ? "<" : ">" }
        var order: String { self == .before ? "DESC" : "ASC" }
    }

    private func walking(_ direction: Direction, _ place: Place, limit: Int, in scope: [Value]) throws(ClubFailure) -> [Place] {
        let order = direction.order
        return try places(
            """
            SELECT lack, nickname, member FROM standing
            WHERE room = ? AND span = ? AND (lack, nickname, member) \(direction.sign) (?, ?, ?)
            ORDER BY lack \(order), nickname \(order), member \(order) LIMIT ?
            """, scope + place.values + [.int(limit)])
    }

    private func resting(_ direction: Direction, _ place: Place, limit: Int, in scope: [Value]) throws(ClubFailure) -> [Place] {
        let order = direction.order
        return try places(
            """
            SELECT 0, nickname, member FROM membership
            WHERE room = ?1 AND (nickname, member) \(direction.sign) (?4, ?5)
            AND NOT EXISTS (SELECT 1 FROM standing WHERE membership = membership.number AND span = ?2)
            ORDER BY nickname \(order), member \(order) LIMIT ?6
            """, scope + place.values + [.int(limit)])
    }

    private func places(_ sql: String, _ values: [Value]) throws(ClubFailure) -> [Place] {
        try database.all(sql, with: values) { (row) throws(JournalFailure) in
            Place(lack: row.int(0), nickname: row.text(1), member: row.blob(2))
        }
    }

    /// The members before a place, and those of them with more steps: what is counted once for a list, whose other places follow from it.
    private struct Start {
        var before = 0
        var above = 0
    }

    private func start(_ place: Place, in scope: [Value]) throws(ClubFailure) -> Start {
        let above = try count("lack < ?", scope + [.int(place.lack)])
        guard place.lack == 0 else {
            let ties = try count("lack = ? AND (nickname, member) < (?, ?)", scope + place.values)
            return Start(before: above + ties, above: above)
        }
        let resting = try database.number(
            """
            SELECT count(*) FROM membership WHERE room = ?1 AND (nickname, member) < (?4, ?5)
            AND NOT EXISTS (SELECT 1 FROM standing WHERE membership = membership.number AND span = ?2)
            """, with: scope + place.values)
        return Start(before: above + resting, above: above)
    }

    private func ranked(_ places: [Place], from start: Start) throws(ClubFailure) -> [RankedMember] {
        var ranked: [RankedMember] = []
        for (index, place) in places.enumerated() {
            guard let id = MemberID(bytes: place.member), let nickname = SharedName(place.nickname) else { throw .unreadable }
            let steps = Int(-place.lack)
            let rank =
                index == 0 ? start.above + 1 : ranked[index - 1].steps == steps ? ranked[index - 1].rank : start.before + index + 1
            ranked.append(RankedMember(id: id, nickname: nickname, rank: rank, steps: steps))
        }
        return ranked
    }

    private func count(_ condition: String, _ values: [Value]) throws(ClubFailure) -> Int {
        try database.number("SELECT count(*) FROM standing WHERE room = ? AND span = ? AND \(condition)", with: values)
    }
}
