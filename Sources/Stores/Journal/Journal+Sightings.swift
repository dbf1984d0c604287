import Walking

extension Journal {
    /// Stays elsewhere that the imports tell of: days on which a record was made in another zone, joined over gaps of a week.
    ///
    /// Only offered, never applied by itself: an export may carry the zone of whoever exported it.
    func suggestedStays(of owner: AccountID, zones: ZoneTimeline) throws(JournalFailure) -> [ZoneTimeline.Stay] {
        let sightings = try database.all("SELECT date, zone FROM sighting WHERE owner = ? ORDER BY date", .int(owner.rawValue)) { row in
            (row.date(0), row.text(1))
        }
        var stays: [ZoneTimeline.Stay] = []
        for (date, name) in sightings {
            guard let zone = Zone(name), zone != zones.zone(on: date) else { continue }
            if let last = stays.last, last.zone == zone, date - last.through <= 7 {
                stays[stays.count - 1].through = date
            } else {
                stays.append(ZoneTimeline.Stay(from: date, through: date, zone: zone))
            }
        }
        return stays
    }
}
