import Walking

extension Journal {
    /// What an export of this journal must say beside its records.
    func memory(of owner: AccountID, zone: Zone?) throws(JournalFailure) -> JournalMemory {
        let forgotten = try database.all("SELECT walk FROM forgotten WHERE owner = ? ORDER BY walk", .int(owner.rawValue)) {
            WalkID(bytes: $0.blob(0))
        }
        let sightings = try database.all("SELECT date, zone FROM sighting WHERE owner = ? ORDER BY date, zone", .int(owner.rawValue)) {
            ($0.date(0), $0.text(1))
        }
        return JournalMemory(
            settings: try settings(of: owner, zone: zone), forgotten: forgotten,
            sightings: sightings.compactMap { date, id in Zone(id).map { JournalMemory.Sighting(date: date, zone: $0) } })
    }

    /// Takes over what an export says beside its records: each setting where nothing was decided yet, and the rest always.
    ///
    /// The import remembers the settings before it, so that taking it back brings them back.
    func take(_ memory: JournalMemory, import number: Int64, owner: AccountID) throws(JournalFailure) {
        let person = Value.int(owner.rawValue)
        try database.transaction { () throws(JournalFailure) in
            let old = try settings(of: owner, zone: nil)
            let new = try merged(memory, into: old, of: owner)
            if new != old {
                let before = Self.encode(try settingRows(of: owner))
                try database.run("UPDATE import SET settings = coalesce(settings, ?) WHERE id = ?", .text(before), .int(number))
                try write(new, over: old, of: owner)
            }
            for id in memory.forgotten {
                try database.run(
                    "INSERT OR IGNORE INTO forgotten SELECT ?1, ?2 WHERE NOT EXISTS (SELECT 1 FROM walk WHERE owner = ?1 AND id = ?2)",
                    person,
                    .blob(id.bytes))
            }
            for sighting in memory.sightings {
                try database.run("INSERT OR IGNORE INTO sighting VALUES (?, ?, ?)", person, .int(sighting.date), .text(sighting.zone.id))
            }
        }
    }

    private func merged(
        _ memory: JournalMemory, into old: JournalSettings, of owner: AccountID
    ) throws(JournalFailure) -> JournalSettings {
        var new = old
        if let settings = memory.settings {
            if old.goals.changes.isEmpty { new.goals = settings.goals }
            if old.rests == Rests() { new.rests = settings.rests }
            if old.streakKind == .daily { new.streakKind = settings.streakKind }
            if old.walkingSports.isEmpty { new.walkingSports = settings.walkingSports }
            if old.priorities.order.isEmpty { new.priorities.order = settings.priorities.order }
            if old.priorities.trusted.isEmpty { new.priorities.trusted = settings.priorities.trusted }
            if old.zones.stays.isEmpty, try !hasRecords(owner) { new.zones = settings.zones }
        }
        if !memory.trusted.isEmpty { new.priorities.trusted = memory.trusted }
        return new
    }

    private func hasRecords(_ owner: AccountID) throws(JournalFailure) -> Bool {
        try database.number(
            "SELECT EXISTS (SELECT 1 FROM sample WHERE owner = ?1) OR EXISTS (SELECT 1 FROM walk WHERE owner = ?1)", .int(owner.rawValue))
            != 0
    }

    private static let memorable: [SettingKey] = [.goals, .zones, .priorities, .trusted, .rests, .streak, .sports]

    /// The settings as they are stored, by key.
    func settingRows(of owner: AccountID) throws(JournalFailure) -> [String: String] {
        var rows: [String: String] = [:]
        for key in Self.memorable { rows[key.rawValue] = try setting(key, of: owner) }
        return rows
    }

    /// Puts the settings back that an import replaced.
    func restoreSettings(before number: Int64, of owner: AccountID) throws(JournalFailure) {
        let text = try database.first(
            "SELECT settings FROM import WHERE id = ? AND owner = ?", .int(number), .int(owner.rawValue)
        ) { $0.optionalText(0) }
        guard let text = text.flatMap({ $0 }), let rows: [String: String] = Self.decode(text) else { return }
        for key in Self.memorable { try save(rows[key.rawValue], as: key, of: owner) }
        try markEverythingStale(owner)
    }
}
