import Walking

extension Journal {
    /// The days that a reading of known files touched.
    func touchedDays(by number: Int64, zones: ZoneTimeline) throws(JournalFailure) -> Set<CivilDate> {
        var touched: Set<CivilDate> = []
        let spans = try database.all(
            "SELECT DISTINCT start / 3600000, (start + length) / 3600000 FROM reread_sample WHERE import = ?", .int(number)
        ) { ($0.int(0), $0.int(1)) }
        for (from, until) in spans {
            touched.formUnion(zones.days(from: Instant(seconds: from * 3600), until: Instant(seconds: (until + 1) * 3600)))
        }
        return touched
    }

    /// Takes out what a reading of known files added and brings back what it replaced, as well as walks as they were before
    /// an import completed them.
    ///
    /// What it brought for an import that is itself taken back goes with that one.
    func undoRereading(_ number: Int64, owner: AccountID, zones: ZoneTimeline) throws(JournalFailure) -> Set<CivilDate> {
        let (id, person) = (Value.int(number), Value.int(owner.rawValue))
        var touched = try touchedDays(by: number, zones: zones)
        try database.run(
            """
            DELETE FROM sample WHERE owner = ?2 AND EXISTS (SELECT 1 FROM reread_sample AS r WHERE r.import = ?1 AND r.is_new = 1
            AND r.metric = sample.metric AND r.start = sample.start AND r.source = sample.source AND r.length = sample.length
            AND r.value = sample.value AND r.origin = sample.import)
            """, id, person)
        try database.run(
            """
            INSERT OR IGNORE INTO sample SELECT owner, metric, start, source, length, value, modified, origin FROM reread_sample
            WHERE import = ? AND is_new = 0
            """, id)
        let walks = try database.all("SELECT walk, record FROM reread_walk WHERE import = ?", id) { row in
            (WalkID(bytes: row.blob(0)), row.optionalText(1))
        }
        for case (let name, nil) in walks {
            guard let walk = try walk(name, of: owner), try record(walk, of: owner).isEdited != true else { continue }
            touched.formUnion(zones.days(from: walk.start, until: walk.end))
            try remove(name, owner: owner)
        }
        for case (let name, let text?) in walks {
            guard try walk(name, of: owner) == nil, let record: WalkRecord = Self.decode(text), let walk = record.walk,
                try mayReturn(name, record, owner)
            else { continue }
            // What later files made of it stood on this one.
            try database.run(
                "DELETE FROM reread_walk WHERE owner = ? AND walk = ? AND import > ?", person, .blob(name.bytes), id)
            touched.formUnion(zones.days(from: walk.start, until: walk.end))
            try write(walk, owner: owner, source: try self.number(of: walk.source), import: record.importNumber)
        }
        try database.run("DELETE FROM reread_sample WHERE import = ?1 OR (origin = ?1 AND owner = ?2)", id, person)
        try database.run("DELETE FROM reread_walk WHERE import = ?", id)
        return touched
    }

    /// Neither what the person deleted returns, nor what came with an import that was taken back.
    private func mayReturn(_ walk: WalkID, _ record: WalkRecord, _ owner: AccountID) throws(JournalFailure) -> Bool {
        let isForgotten = try database.number(
            "SELECT EXISTS (SELECT 1 FROM forgotten WHERE owner = ? AND walk = ?)", .int(owner.rawValue), .blob(walk.bytes))
        guard isForgotten == 0, let number = record.importNumber else { return isForgotten == 0 }
        return try database.number("SELECT EXISTS (SELECT 1 FROM import WHERE id = ?)", .int(number)) != 0
    }
}
