import SQLite
import Walking

/// The person's settings of how their days are counted, a row for each.
final class SettingsStore {
    enum Key: String {
        case goals, zones, priorities, rests
        /// The rule that keeps a streak going.
        case streak
        /// Sports that are walks.
        case sports
        /// The settings of single features.
        case features
        /// The order of sources that an export brought along.
        case trusted
        /// The zones in which days were last counted.
        case countedIn
    }

    private let database: Database
    private let scope: Scope
    /// The home of whoever has decided none.
    private let defaultZone: Zone
    private let staleDays: StaleDays

    init(_ database: Database, _ scope: Scope, defaultZone: Zone, _ staleDays: StaleDays) {
        self.database = database
        self.scope = scope
        self.defaultZone = defaultZone
        self.staleDays = staleDays
    }

    func text(_ key: Key) throws(JournalFailure) -> String? {
        try database.first("SELECT value FROM setting WHERE owner = ? AND key = ?", scope.person, .text(key.rawValue)) { $0.text(0) }
    }

    /// - Parameter text: nil leaves the setting undecided.
    func save(_ text: String?, as key: Key) throws(JournalFailure) {
        if let text {
            try database.run(
                "INSERT INTO setting VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value", scope.person, .text(key.rawValue),
                .text(text))
        } else {
            try database.run("DELETE FROM setting WHERE owner = ? AND key = ?", scope.person, .text(key.rawValue))
        }
    }

    /// Decides the home of a person who has none yet; a zone that is only asked for on the command line is none.
    func chooseHome() throws(JournalFailure) {
        guard try text(.zones) == nil else { return }
        try database.housekeeping { () throws(JournalFailure) in
            try save(StoredZones(ZoneTimeline(home: defaultZone)).text, as: .zones)
        }
    }

    /// The settings in the zone of the scope.
    func settings() throws(JournalFailure) -> JournalSettings {
        var settings = try stored()
        if let zone = scope.zone { settings.zones.home = zone }
        return settings
    }

    /// The settings as the person has them, in whichever zone they are asked for.
    func stored() throws(JournalFailure) -> JournalSettings {
        var zones = ZoneTimeline(home: defaultZone)
        if let stored: StoredZones = try value(.zones) { stored.apply(to: &zones) }
        return JournalSettings(
            goals: try value(.goals) ?? GoalHistory(),
            zones: zones,
            priorities: Priorities(order: try value(.priorities) ?? [:], trusted: try value(.trusted) ?? []),
            rests: try value(.rests) ?? RestSchedule(),
            streakKind: try value(.streak) ?? .daily,
            walkingSports: WalkingSports(try value(.sports) ?? []),
            features: try value(.features) ?? [:])
    }

    private func value<Value: Decodable>(_ key: Key) throws(JournalFailure) -> Value? {
        try text(key).flatMap { StoredJSON.decode($0) }
    }

    /// Writes the parts that are others than they were.
    func write(_ settings: JournalSettings, over old: JournalSettings) throws(JournalFailure) {
        let (before, after) = (Self.texts(of: old), Self.texts(of: settings))
        for key in Self.decisions where before[key] != after[key] { try save(after[key], as: key) }
        if old.priorities != settings.priorities { try staleDays.markAll() }
    }

    /// The settings as they are stored.
    static func texts(of settings: JournalSettings) -> [Key: String] {
        [
            .goals: StoredJSON.encode(settings.goals), .zones: StoredZones(settings.zones).text,
            .priorities: StoredJSON.encode(settings.priorities.order), .trusted: StoredJSON.encode(settings.priorities.trusted),
            .rests: StoredJSON.encode(settings.rests), .streak: StoredJSON.encode(settings.streakKind),
            .sports: StoredJSON.encode(settings.walkingSports.names), .features: StoredJSON.encode(settings.features),
        ]
    }

    private static let decisions: [Key] = [.goals, .zones, .priorities, .trusted, .rests, .streak, .sports, .features]

    /// Returns the person's settings as they are stored, by key.
    func rows() throws(JournalFailure) -> [String: String] {
        var rows: [String: String] = [:]
        for key in Self.decisions { rows[key.rawValue] = try text(key) }
        return rows
    }

    /// Makes parts of the settings what they were, with all days to be counted again.
    func restore(_ parts: [JournalChange.Part]) throws(JournalFailure) {
        guard !parts.isEmpty else { return }
        for part in parts { if let key = Key(rawValue: part.key) { try save(part.before, as: key) } }
        try staleDays.markAll()
    }
}
