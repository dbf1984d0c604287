import SQLite
import Walking

/// The days on which a record was made in another zone than the timeline has; their table is called `sighting`.
final class ZoneObservations {
    private let database: Database
    private let scope: Scope

    init(_ database: Database, _ scope: Scope) {
        self.database = database
        self.scope = scope
    }

    func all() throws(JournalFailure) -> [JournalMetadata.ZoneObservation] {
        let rows = try database.all("SELECT date, zone FROM sighting WHERE owner = ? ORDER BY date, zone", scope.person) {
            ($0.date(0), $0.text(1))
        }
        return rows.compactMap { date, id in Zone(id).map { JournalMetadata.ZoneObservation(date: date, zone: $0) } }
    }

    func add(_ observations: [JournalMetadata.ZoneObservation]) throws(JournalFailure) {
        for observation in observations {
            try database.run(
                "INSERT OR IGNORE INTO sighting VALUES (?, ?, ?)", scope.person, .int(observation.date), .text(observation.zone.id))
        }
    }

    /// Stays elsewhere that the imports tell of, joined over gaps of a week.
    ///
    /// Only offered, never applied by itself: an export may carry the zone of whoever exported it.
    func suggestedTimeZonePeriods(beside zones: ZoneTimeline) throws(JournalFailure) -> [TimeZonePeriod] {
        let rows = try database.all("SELECT date, zone FROM sighting WHERE owner = ? ORDER BY date", scope.person) { row in
            (row.date(0), row.text(1))
        }
        var stays: [TimeZonePeriod] = []
        for (date, name) in rows {
            guard let zone = Zone(name), zone != zones.zone(on: date) else { continue }
            if let last = stays.last, last.zone == zone, date - last.through <= 7 {
                stays[stays.count - 1].through = date
            } else {
                stays.append(TimeZonePeriod(from: date, through: date, zone: zone))
            }
        }
        return stays
    }
}
