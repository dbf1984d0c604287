import Foundation
import Walking

extension Journal {
    enum SettingKey: String {
        case goals, zones, priorities, rests
        /// What keeps a row going.
        case streak
        /// The order of sources that an export brought along.
        case trusted
        /// The zones in which days were last counted.
        case countedIn
    }

    /// A zone timeline as it is stored: zones by name, so that a name of a newer database does not lose the rest.
    private struct StoredZones: Codable {
        struct Stay: Codable {
            var from: CivilDate
            var through: CivilDate
            var zone: String
        }
        var home: String
        var stays: [Stay]
    }

    func setting(_ key: SettingKey, of owner: AccountID) throws(JournalFailure) -> String? {
        try database.first("SELECT value FROM setting WHERE owner = ? AND key = ?", .int(owner.rawValue), .text(key.rawValue)) {
            $0.text(0)
        }
    }

    func save(_ text: String, as key: SettingKey, of owner: AccountID) throws(JournalFailure) {
        try database.run(
            "INSERT INTO setting VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value", .int(owner.rawValue),
            .text(key.rawValue),
            .text(text))
    }

    func save(_ zones: ZoneTimeline, of owner: AccountID) throws(JournalFailure) {
        try save(Self.encode(zones), as: .zones, of: owner)
    }

    /// - Parameter zone: stands in for home where somebody asked for it.
    func settings(of owner: AccountID, zone: Zone?) throws(JournalFailure) -> JournalSettings {
        var zones = ZoneTimeline(home: defaultZone)
        if let text = try setting(.zones, of: owner), let stored: StoredZones = Self.decode(text) {
            zones.home = Zone(stored.home) ?? defaultZone
            zones.stays = stored.stays.compactMap { stay in
                Zone(stay.zone).map { ZoneTimeline.Stay(from: stay.from, through: stay.through, zone: $0) }
            }
        }
        if let zone { zones.home = zone }
        return JournalSettings(
            goals: try setting(.goals, of: owner).flatMap { Self.decode($0) } ?? GoalHistory(),
            zones: zones,
            priorities: Priorities(
                order: try setting(.priorities, of: owner).flatMap { Self.decode($0) } ?? [:],
                trusted: try setting(.trusted, of: owner).flatMap { Self.decode($0) } ?? []),
            rests: try setting(.rests, of: owner).flatMap { Self.decode($0) } ?? Rests(),
            streakKind: try setting(.streak, of: owner).flatMap { Self.decode($0) } ?? .daily)
    }

    func save(_ settings: JournalSettings, of owner: AccountID, zone: Zone?) async throws(JournalFailure) {
        let old = try self.settings(of: owner, zone: nil)
        var zones = settings.zones
        // What was only asked for on the command line does not become home.
        if let zone, zones.home == zone { zones.home = old.zones.home }
        var stored = settings
        stored.zones = zones
        try transaction { () throws(JournalFailure) in try write(stored, over: old, of: owner) }
        try await settle(owner, zone: zone)
        announce(owner)
    }

    func write(_ settings: JournalSettings, over old: JournalSettings, of owner: AccountID) throws(JournalFailure) {
        try save(Self.encode(settings.goals), as: .goals, of: owner)
        try save(settings.zones, of: owner)
        try save(Self.encode(settings.priorities.order), as: .priorities, of: owner)
        try save(Self.encode(settings.priorities.trusted), as: .trusted, of: owner)
        try save(Self.encode(settings.rests), as: .rests, of: owner)
        try save(Self.encode(settings.streakKind), as: .streak, of: owner)
        if old.priorities != settings.priorities { try markEverythingStale(owner) }
    }

    /// The zones as one text that is the same exactly when the zones are.
    static func encode(_ zones: ZoneTimeline) -> String {
        encode(
            StoredZones(
                home: zones.home.id, stays: zones.stays.map { StoredZones.Stay(from: $0.from, through: $0.through, zone: $0.zone.id) }))
    }

    static func encode(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(value) else { return "{}" }
        return String(decoding: data, as: UTF8.self)
    }

    static func decode<Value: Decodable>(_ text: String) -> Value? {
        try? JSONDecoder().decode(Value.self, from: Data(text.utf8))
    }
}
