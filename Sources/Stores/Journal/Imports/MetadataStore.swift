import SQLite
import Walking

/// The metadata of an export beside its records, and the way in which an import adopts it.
final class MetadataStore {
    private let database: Database
    private let scope: Scope
    private let settings: SettingsStore
    private let imported: ImportedSettings
    private let tombstones: Tombstones
    private let observations: ZoneObservations
    private let walks: ReimportedWalks
    private let routes: WorkoutRoutes
    private let staleDays: StaleDays

    init(
        _ database: Database, _ scope: Scope, _ settings: SettingsStore, _ imported: ImportedSettings, _ tombstones: Tombstones,
        _ observations: ZoneObservations, _ walks: ReimportedWalks, _ routes: WorkoutRoutes, _ staleDays: StaleDays
    ) {
        self.database = database
        self.scope = scope
        self.settings = settings
        self.imported = imported
        self.tombstones = tombstones
        self.observations = observations
        self.walks = walks
        self.routes = routes
        self.staleDays = staleDays
    }

    /// Returns the metadata for an export of this journal.
    func metadata() throws(JournalFailure) -> JournalMetadata {
        JournalMetadata(settings: try settings.settings(), tombstones: try tombstones.all(), zoneObservations: try observations.all())
    }

    /// Takes over what an export says beside its records: each setting where nothing was decided yet, and the rest always.
    ///
    /// The import remembers what it brought, and the walks that it takes out, so that undoing it brings them back.
    /// - Returns: how many walks went; their days are stale.
    func apply(_ metadata: JournalMetadata, import number: Int64) throws(JournalFailure) -> Int {
        try database.transaction { () throws(JournalFailure) -> Int in
            let old = try settings.stored()
            var brought = metadata.settings.map(SettingsStore.texts) ?? [:]
            if !metadata.trusted.isEmpty { brought[.trusted] = StoredJSON.encode(metadata.trusted) }
            try imported.write(try merged(metadata, into: old), over: old, brought: brought, import: number)
            try tombstones.add(metadata.tombstones)
            try observations.add(metadata.zoneObservations)
            let zones = try settings.settings().zones
            var removed = 0
            for id in metadata.loneRoutes {
                try routes.add(id, import: number)
                guard let days = try walks.putAside(untouched: id, number, zones) else { continue }
                try staleDays.mark(days.sorted())
                removed += 1
            }
            return removed
        }
    }

    private func merged(_ metadata: JournalMetadata, into old: JournalSettings) throws(JournalFailure) -> JournalSettings {
        var new = old
        if let settings = metadata.settings {
            if old.goals.changes.isEmpty { new.goals = settings.goals }
            if old.rests == RestSchedule() { new.rests = settings.rests }
            if old.streakKind == .daily { new.streakKind = settings.streakKind }
            if old.walkingSports.isEmpty { new.walkingSports = settings.walkingSports }
            new.features.merge(settings.features) { own, _ in own }
            if old.priorities.order.isEmpty { new.priorities.order = settings.priorities.order }
            if old.priorities.trusted.isEmpty { new.priorities.trusted = settings.priorities.trusted }
            if old.zones.periods.isEmpty, try !hasRecords() { new.zones = settings.zones }
        }
        if !metadata.trusted.isEmpty { new.priorities.trusted = metadata.trusted }
        return new
    }

    private func hasRecords() throws(JournalFailure) -> Bool {
        try database.number(
            "SELECT EXISTS (SELECT 1 FROM sample WHERE owner = ?1) OR EXISTS (SELECT 1 FROM walk WHERE owner = ?1)", scope.person) != 0
    }
}
