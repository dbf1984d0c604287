import Clubs
import SQLite
import Walking

/// The days that the machines of members told.
final class DayRows {
    /// The most days that the machines of a member say something of in a room: 27 years of one machine, and a bound for a wicked one.
    static let maximumDays = 10_000

    private let database: ClubDatabase
    private let standings: StandingRows
    private let sums: ChallengeSums

    init(_ database: ClubDatabase, _ standings: StandingRows, _ sums: ChallengeSums) {
        self.database = database
        self.standings = standings
        self.sums = sums
    }

    func push(
        _ days: [CivilDate: Int?], to mine: Membership, on device: DeviceID, today: CivilDate
    ) throws(ClubFailure) -> Revision {
        guard days.count <= ClubRoom.maximumPush else { throw .tooMany }
        let last = min(mine.room.closes ?? .latest, today.adding(days: ClubRoom.dateTolerance))
        for case (let date, let steps?) in days {
            guard (0...ClubRoom.maximumSteps).contains(steps) else { throw .stepsOutOfRange }
            guard date >= mine.room.opened, date <= last else { throw .dayOutOfRange }
        }
        let next = Revision(rawValue: mine.revision.rawValue + 1)
        var (hasChanged, gained, dates) = (false, 0, Set<CivilDate>())
        for (date, steps) in days {
            let said = try said(of: date, by: mine)
            guard said[device] ?? nil != steps else { continue }
            try database.run(
                """
                INSERT INTO day VALUES (?, ?, ?, ?, ?)
                ON CONFLICT DO UPDATE SET steps = excluded.steps, revision = excluded.revision
                """, .int(mine.number), .int(date), .blob(device.bytes), .int(steps), .int(next.rawValue))
            hasChanged = true
            let (before, after) = (Self.greatest(said), Self.greatest(said.merging([device: steps]) { $1 }))
            if before != after {
                gained += after - before
                dates.insert(date)
            }
        }
        guard hasChanged else { return mine.revision }
        guard try database.number("SELECT count(*) FROM day WHERE membership = ?", .int(mine.number)) <= Self.maximumDays else {
            throw .tooMany
        }
        try database.run(
            "UPDATE membership SET revision = ?, total = total + ? WHERE number = ?", .int(next.rawValue), .int(gained), .int(mine.number))
        try standings.recount(Set(dates.map(\.startOfWeek)), of: mine)
        try sums.recount(dates, of: mine, today: today)
        return next
    }

    private func said(of date: CivilDate, by mine: Membership) throws(ClubFailure) -> [DeviceID: Int?] {
        let rows = try database.all(
            "SELECT device, steps FROM day WHERE membership = ? AND date = ?", .int(mine.number), .int(date)
        ) { (row) throws(JournalFailure) in (DeviceID(bytes: row.blob(0)), row.optionalInt(1)) }
        return rows.reduce(into: [:]) { said, row in
            if let device = row.0 { said.updateValue(row.1, forKey: device) }
        }
    }

    private static func greatest(_ said: [DeviceID: Int?]) -> Int { said.values.reduce(0) { max($0, $1 ?? 0) } }

    /// The days of a member as far as they are newer; nil without news.
    func news(of membership: Membership, after known: Revision) throws(ClubFailure) -> MemberDays? {
        guard membership.revision > known else { return nil }
        let isWhole = known <= .none
        let rows = try database.all(
            """
            SELECT date, max(steps) FROM day WHERE membership = ? GROUP BY date
            HAVING max(revision) > ? AND (max(steps) IS NOT NULL OR NOT ?)
            """, .int(membership.number), .int(isWhole ? 0 : known.rawValue), .int(isWhole ? 1 : 0)
        ) { (row) throws(JournalFailure) in (row.date(0), row.optionalInt(1)) }
        return MemberDays(
            revision: membership.revision, days: Dictionary(rows) { $1 }, isWhole: isWhole)
    }
}
