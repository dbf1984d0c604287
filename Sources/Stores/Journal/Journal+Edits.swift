import Walking

extension Journal {
    /// Deletes some walks and writes others, as one change that one undo takes back; their days are counted before it ends.
    func change(
        delete ids: [WalkID], save walks: [Walk], owner: AccountID, zone: Zone?
    ) async throws(JournalFailure) -> UndoID {
        let undo = try transaction { () throws(JournalFailure) -> UndoID in
            try replace(ids, with: walks, owner: owner, try settings(of: owner, zone: zone)).undo
        }
        announce(owner)
        return undo
    }

    /// Adds a walk; one whose name is taken gets another in the same transaction, whoever took it and when.
    func log(_ walk: Walk, owner: AccountID, zone: Zone?) async throws(JournalFailure) -> LoggedWalk {
        let logged = try transaction { () throws(JournalFailure) -> LoggedWalk in
            var walk = walk
            if try self.walk(walk.id, of: owner) != nil { walk.id = WalkID() }
            let (undo, before) = try replace([], with: [walk], owner: owner, try settings(of: owner, zone: zone))
            let added = try changes(since: before, of: owner).reduce(0) { $0 + $1.new.steps.rounded() - $1.old.steps.rounded() }
            return LoggedWalk(walk: walk, undo: undo, addedSteps: Int(added))
        }
        announce(owner)
        return logged
    }

    /// Deletes and writes within a transaction; says what the days came to before.
    private func replace(
        _ ids: [WalkID], with walks: [Walk], owner: AccountID, _ settings: JournalSettings
    ) throws(JournalFailure) -> (undo: UndoID, before: [CivilDate: DayTotals]) {
        var before: [WalkRecord] = []
        var touched: Set<CivilDate> = []
        for id in ids + walks.map(\.id) {
            guard let old = try walk(id, of: owner) else { continue }
            before.append(try record(old, of: owner))
            touched.formUnion(settings.zones.days(from: old.start, until: old.end))
        }
        for id in ids {
            try remove(id, owner: owner)
            try database.run("INSERT OR IGNORE INTO forgotten VALUES (?, ?)", .int(owner.rawValue), .blob(id.bytes))
        }
        for walk in walks {
            try write(walk, owner: owner, source: try number(of: walk.source), import: nil, isEdited: true)
            // What is written again was not deleted after all.
            try database.run("DELETE FROM forgotten WHERE owner = ? AND walk = ?", .int(owner.rawValue), .blob(walk.id.bytes))
            touched.formUnion(settings.zones.days(from: walk.start, until: walk.end))
        }
        let change = WalkChange(before: before, written: walks.map(\.id.description))
        try database.run(
            "INSERT INTO undo (owner, at, change) VALUES (?, ?, ?)", .int(owner.rawValue), .int(clock.now), .text(Self.encode(change)))
        let undo = UndoID(rawValue: database.lastRowID)
        // Enough to go back a long way, and never more than a few megabytes.
        try database.run("DELETE FROM undo WHERE owner = ? AND id <= ?", .int(owner.rawValue), .int(undo.rawValue - 1000))
        return (undo, try count(touched, of: owner, settings))
    }

    func undo(_ undo: UndoID, owner: AccountID, zone: Zone?) async throws(JournalFailure) -> Bool {
        let settings = try settings(of: owner, zone: zone)
        let done = try transaction { () throws(JournalFailure) -> Bool in
            let text = try database.first(
                "SELECT change FROM undo WHERE id = ? AND owner = ?", .int(undo.rawValue), .int(owner.rawValue)
            ) { $0.text(0) }
            guard let text, let change: WalkChange = Self.decode(text) else { return false }
            var touched: Set<CivilDate> = []
            for id in change.written.compactMap(WalkID.init) {
                guard let walk = try walk(id, of: owner) else { continue }
                touched.formUnion(settings.zones.days(from: walk.start, until: walk.end))
                try remove(id, owner: owner)
            }
            for record in change.before {
                guard var walk = record.walk else { continue }
                let isEdited = record.isEdited ?? true
                // One of its imports may have been taken back in the meantime.
                let readings = isEdited ? [] : try readings(of: walk.id, owner)
                if let told = try reconcile(readings, of: walk.id, owner, readings.first?.importNumber) {
                    walk = told
                } else {
                    try write(walk, owner: owner, source: try number(of: walk.source), import: record.importNumber, isEdited: isEdited)
                }
                try database.run("DELETE FROM forgotten WHERE owner = ? AND walk = ?", .int(owner.rawValue), .blob(walk.id.bytes))
                touched.formUnion(settings.zones.days(from: walk.start, until: walk.end))
            }
            try database.run("DELETE FROM undo WHERE id = ?", .int(undo.rawValue))
            try count(touched, of: owner, settings)
            return true
        }
        if done { announce(owner) }
        return done
    }

    func remove(_ id: WalkID, owner: AccountID) throws(JournalFailure) {
        try database.run("DELETE FROM route WHERE owner = ? AND walk = ?", .int(owner.rawValue), .blob(id.bytes))
        try database.run("DELETE FROM walk WHERE id = ? AND owner = ?", .blob(id.bytes), .int(owner.rawValue))
    }

    func record(_ walk: Walk, of owner: AccountID) throws(JournalFailure) -> WalkRecord {
        let row = try database.first(
            "SELECT import, edited FROM walk WHERE owner = ? AND id = ?", .int(owner.rawValue), .blob(walk.id.bytes)
        ) { ($0.optionalInt(0), $0.int(1) != 0) }
        var record = WalkRecord(walk, importNumber: row?.0.map { Int64($0) })
        record.isEdited = row?.1
        return record
    }
}
