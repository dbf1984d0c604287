import Clubs
import SQLite
import Walking

extension ClubDatabase {
    /// The steps that a member's days count, of each the most that one of their machines told.
    func countedSteps(of mine: Membership, in days: ClosedRange<CivilDate>) throws(ClubFailure) -> [CivilDate: Int] {
        let rows = try all(
            "SELECT date, max(steps) FROM day WHERE membership = ? AND date BETWEEN ? AND ? GROUP BY date", .int(mine.number),
            .int(days.lowerBound), .int(days.upperBound)
        ) { (row) throws(JournalFailure) in (row.date(0), row.optionalInt(1) ?? 0) }
        return Dictionary(rows) { $1 }
    }
}
