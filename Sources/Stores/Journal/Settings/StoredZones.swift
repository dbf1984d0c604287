import SQLite
import Walking

/// A zone timeline as it is stored: zones by name, so that a name of a newer database does not lose the rest.
struct StoredZones: Codable {
    private struct Stay: Codable {
        var from: CivilDate
        var through: CivilDate
        var zone: String
    }

    private var home: String
    private var stays: [Stay]

    init(_ zones: ZoneTimeline) {
        home = zones.home.id
        stays = zones.periods.map { Stay(from: $0.from, through: $0.through, zone: $0.zone.id) }
    }

    /// One text that is the same exactly when the zones are.
    var text: String { StoredJSON.encode(self) }

    func apply(to zones: inout ZoneTimeline) {
        zones.home = Zone(home) ?? zones.home
        zones.periods = stays.compactMap { stay in
            Zone(stay.zone).map { TimeZonePeriod(from: stay.from, through: stay.through, zone: $0) }
        }
    }
}
