import Walking

extension Journal {
    /// Undoes a change; what it replaced by that is remembered, so that this can be undone, too.
    func undo(_ undo: UndoID, owner: AccountID, zone: Zone?) async throws(JournalFailure) -> UndoID? {
        let redo = try database.transaction { () throws(JournalFailure) -> UndoID? in
            let text = try database.first(
                "SELECT change FROM undo WHERE id = ? AND owner = ?", .int(undo.rawValue), .int(owner.rawValue)
            ) { $0.text(0) }
            guard let text, let change: JournalChange = Self.decode(text), try stands(change, owner) else { return nil }
            var inverse = JournalChange()
            inverse.settings = try restore(change.settings, owner)
            let settings = try settings(of: owner, zone: zone)
            let touched = try restoreWalks(of: change, owner, settings.zones, inverse: &inverse)
            try database.run("DELETE FROM undo WHERE id = ?", .int(undo.rawValue))
            try count(touched, of: owner, settings)
            return try remember(inverse, owner)
        }
        guard let redo else { return nil }
        try await settle(owner, zone: zone)
        feed.announce(owner)
        return redo
    }

    func remember(_ change: JournalChange, _ owner: AccountID) throws(JournalFailure) -> UndoID {
        try database.run(
            "INSERT INTO undo (owner, at, change) VALUES (?, ?, ?)", .int(owner.rawValue), .int(clock.now), .text(Self.encode(change)))
        let undo = UndoID(rawValue: database.lastRowID)
        // Enough to go back a long way, and never more than a few megabytes.
        try database.run("DELETE FROM undo WHERE owner = ? AND id <= ?", .int(owner.rawValue), .int(undo.rawValue - 1000))
        return undo
    }

    /// Puts down how walks are before a change, and the days that they touch.
    func keep(
        _ ids: [WalkID], in change: inout JournalChange, _ owner: AccountID, _ zones: ZoneTimeline
    ) throws(JournalFailure) -> Set<CivilDate> {
        var touched: Set<CivilDate> = []
        var forgotten: [String] = []
        for id in Set(ids).sorted(by: { $0.description < $1.description }) {
            let isForgotten = try database.number(
                "SELECT EXISTS (SELECT 1 FROM forgotten WHERE owner = ? AND walk = ?)", .int(owner.rawValue), .blob(id.bytes))
            if isForgotten != 0 { forgotten.append(id.description) }
            guard let old = try walk(id, of: owner) else { continue }
            change.before.append(try record(old, of: owner))
            touched.formUnion(zones.days(from: old.start, until: old.end))
        }
        change.forgotten = forgotten
        return touched
    }

    /// Whether files may bring a walk again that the person deleted.
    func setForgotten(_ isForgotten: Bool, _ id: WalkID, _ owner: AccountID) throws(JournalFailure) {
        let (person, name) = (Value.int(owner.rawValue), Value.blob(id.bytes))
        if isForgotten {
            try database.run("INSERT OR IGNORE INTO forgotten VALUES (?, ?)", person, name)
        } else {
            try database.run("DELETE FROM forgotten WHERE owner = ? AND walk = ?", person, name)
        }
    }

    private func restoreWalks(
        of change: JournalChange, _ owner: AccountID, _ zones: ZoneTimeline, inverse: inout JournalChange
    ) throws(JournalFailure) -> Set<CivilDate> {
        let written = change.written.compactMap(WalkID.init)
        let ids = Set(written + change.before.compactMap { WalkID($0.id) })
        var touched = try keep(Array(ids), in: &inverse, owner, zones)
        for id in written { try remove(id, owner: owner) }
        for record in change.before {
            guard var walk = record.walk else { continue }
            let isEdited = record.isEdited ?? true
            // One of its imports may have been taken back in the meantime.
            let readings = isEdited ? [] : try readings(of: walk.id, owner)
            if let told = try reconcile(readings, of: walk.id, owner, readings.first?.importNumber) {
                walk = told
            } else {
                try write(walk, owner: owner, source: try sources.number(of: walk.source), import: record.importNumber, isEdited: isEdited)
            }
            inverse.written.append(walk.id.description)
            touched.formUnion(zones.days(from: walk.start, until: walk.end))
        }
        for id in ids { try setForgotten(change.forgotten?.contains(id.description) == true, id, owner) }
        return touched
    }

    /// Whether the settings that it changed are still what it made of them.
    private func stands(_ change: JournalChange, _ owner: AccountID) throws(JournalFailure) -> Bool {
        let rows = try settingRows(of: owner)
        return (change.settings ?? []).allSatisfy { rows[$0.key] == $0.after }
    }

    private func restore(_ parts: [JournalChange.Part]?, _ owner: AccountID) throws(JournalFailure) -> [JournalChange.Part]? {
        guard let parts else { return nil }
        let old = try settings(of: owner, zone: nil)
        for part in parts {
            guard let key = SettingKey(rawValue: part.key) else { continue }
            try save(part.before, as: key, of: owner)
        }
        if try settings(of: owner, zone: nil).priorities != old.priorities { try markEverythingStale(owner) }
        return parts.map { JournalChange.Part(key: $0.key, before: $0.after, after: $0.before) }
    }
}
