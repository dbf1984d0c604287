import Walking

extension Journal {
    /// Deletes some walks and writes others, as one change that one undo takes back; their days are counted before it ends.
    func change(
        delete ids: [WalkID], save walks: [Walk], owner: AccountID, zone: Zone?
    ) async throws(JournalFailure) -> UndoID {
        let undo = try database.transaction { () throws(JournalFailure) -> UndoID in
            try replace(ids, with: walks, owner: owner, try settings(of: owner, zone: zone)).undo
        }
        feed.announce(owner)
        return undo
    }

    /// Adds a walk; one whose name is taken gets another in the same transaction, whoever took it and when.
    func log(_ walk: Walk, owner: AccountID, zone: Zone?) async throws(JournalFailure) -> LoggedWalk {
        let logged = try database.transaction { () throws(JournalFailure) -> LoggedWalk in
            var walk = walk
            if try self.walk(walk.id, of: owner) != nil { walk.id = WalkID() }
            let (undo, before) = try replace([], with: [walk], owner: owner, try settings(of: owner, zone: zone))
            let added = try changes(since: before, of: owner).reduce(0) { $0 + $1.new.steps.rounded() - $1.old.steps.rounded() }
            return LoggedWalk(walk: walk, undo: undo, addedSteps: Int(clamping: added, .towardZero))
        }
        feed.announce(owner)
        return logged
    }

    /// Deletes and writes within a transaction; says what the days came to before.
    private func replace(
        _ ids: [WalkID], with walks: [Walk], owner: AccountID, _ settings: JournalSettings
    ) throws(JournalFailure) -> (undo: UndoID, before: [CivilDate: DayTotals]) {
        var change = JournalChange(written: walks.map(\.id.description))
        var touched = try keep(ids + walks.map(\.id), in: &change, owner, settings.zones)
        for id in ids {
            try remove(id, owner: owner)
            try setForgotten(true, id, owner)
        }
        for walk in walks {
            try write(walk, owner: owner, source: try sources.number(of: walk.source), import: nil, isEdited: true)
            // What is written again was not deleted after all.
            try setForgotten(false, walk.id, owner)
            touched.formUnion(settings.zones.days(from: walk.start, until: walk.end))
        }
        let undo = try remember(change, owner)
        return (undo, try count(touched, of: owner, settings))
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
