import Foundation
import Walking

extension Journal {
    enum SettingKey: String {
        case goals, zones, priorities, rests
        /// What keeps a row going.
        case streak
        /// Sports that are walks.
        case sports
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

    /// - Parameter text: nil leaves the setting undecided.
    func save(_ text: String?, as key: SettingKey, of owner: AccountID) throws(JournalFailure) {
        if let text {
            try save(text, as: key, of: owner)
        } else {
            try database.run("DELETE FROM setting WHERE owner = ? AND key = ?", .int(owner.rawValue), .text(key.rawValue))
        }
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
            streakKind: try setting(.streak, of: owner).flatMap { Self.decode($0) } ?? .daily,
            walkingSports: WalkingSports(try setting(.sports, of: owner).flatMap { Self.decode($0) } ?? []))
    }

    /// Changes the settings in one transaction, so that nobody's change in between is lost; nil when the edit changed nothing.
    func change(
        of owner: AccountID, zone: Zone?, _ edit: (inout JournalSettings) -> Void
    ) async throws(JournalFailure) -> UndoID? {
        let undo = try database.transaction { () throws(JournalFailure) -> UndoID? in
            let old = try settings(of: owner, zone: nil)
            var new = try settings(of: owner, zone: zone)
            edit(&new)
            // What was only asked for on the command line does not become home.
            if let zone, new.zones.home == zone { new.zones.home = old.zones.home }
            guard new != old else { return nil }
            let before = try settingRows(of: owner)
            try write(new, over: old, of: owner)
            let after = try settingRows(of: owner)
            let parts = Set(before.keys).union(after.keys).sorted().filter { before[$0] != after[$0] }
            return try remember(
                JournalChange(settings: parts.map { JournalChange.Part(key: $0, before: before[$0], after: after[$0]) }), owner)
        }
        guard let undo else { return nil }
        try await settle(owner, zone: zone)
        feed.announce(owner)
        return undo
    }

    /// Writes the parts that are others than they were.
    func write(_ settings: JournalSettings, over old: JournalSettings, of owner: AccountID) throws(JournalFailure) {
        if old.goals != settings.goals { try save(Self.encode(settings.goals), as: .goals, of: owner) }
        if old.zones != settings.zones { try save(settings.zones, of: owner) }
        if old.rests != settings.rests { try save(Self.encode(settings.rests), as: .rests, of: owner) }
        if old.streakKind != settings.streakKind { try save(Self.encode(settings.streakKind), as: .streak, of: owner) }
        if old.walkingSports != settings.walkingSports { try save(Self.encode(settings.walkingSports.names), as: .sports, of: owner) }
        guard old.priorities != settings.priorities else { return }
        try save(Self.encode(settings.priorities.order), as: .priorities, of: owner)
        try save(Self.encode(settings.priorities.trusted), as: .trusted, of: owner)
        try markEverythingStale(owner)
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
