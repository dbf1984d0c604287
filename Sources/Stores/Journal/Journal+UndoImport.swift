import Walking

extension Journal {
    /// Takes an import back as a whole and recounts its days; nil when there is none of that number.
    ///
    /// A record that another file told of, too, stays, with the dates that the others gave it; of what was imported before it was kept
    /// who tells of a record, only the first file is known. A walk of which another file said something else becomes what that one
    /// says. Taking a reading of files that were known back brings back what it replaced.
    func undoImport(_ number: Int64, owner: AccountID, zone: Zone?) async throws(JournalFailure) -> UndoneImport? {
        let zones = try settings(of: owner, zone: zone).zones
        let (id, person) = (Value.int(number), Value.int(owner.rawValue))
        let undone = try database.transaction { () throws(JournalFailure) -> UndoneImport? in
            try restoreSettings(before: number, of: owner)
            guard try database.run("DELETE FROM import WHERE id = ? AND owner = ?", id, person) > 0 else { return nil }
            var touched: Set<CivilDate> = []
            let dated = try withdrawTellings(of: number, owner)
            let spans = try database.all(
                """
                SELECT DISTINCT start / 3600000, (start + length) / 3600000, 1 FROM sample WHERE import = ? AND owner = ?
                UNION SELECT start / 3600000, finish / 3600000, 1 FROM walk WHERE import = ? AND owner = ?
                UNION SELECT start / 3600000, (start + length) / 3600000, 0 FROM reread_sample WHERE import = ? AND owner = ?
                """, id, person, id, person, id, person
            ) { row in (from: row.int(0), until: row.int(1), goes: row.int(2) == 1) }
            for (from, until) in dated + spans.map({ (from: $0.from, until: $0.until) }) {
                touched.formUnion(Self.days(fromHour: from, throughHour: until, zones))
            }
            for walk in try withdrawReadings(of: number, owner) {
                touched.formUnion(zones.days(from: walk.start, until: walk.end))
            }
            var undone = UndoneImport()
            undone.records = try database.run("DELETE FROM sample WHERE import = ? AND owner = ?", id, person)
            try database.run(
                "DELETE FROM route WHERE owner = ?2 AND walk IN (SELECT id FROM walk WHERE import = ?1 AND owner = ?2)", id, person)
            // What later readings made of these walks goes with them; what earlier ones took away can still come back.
            try database.run(
                "DELETE FROM reread_walk WHERE owner = ?2 AND import > ?1 AND walk IN (SELECT id FROM walk WHERE import = ?1 AND owner = ?2)",
                id, person)
            undone.walks = try database.run("DELETE FROM walk WHERE import = ? AND owner = ?", id, person)
            undone.days = Set(spans.filter(\.goes).map { Self.days(fromHour: $0.from, throughHour: $0.from, zones).lowerBound })
            try database.run("DELETE FROM quarantine WHERE import = ? AND owner = ?", id, person)
            touched.formUnion(try undoRereading(number, owner: owner, zones: zones))
            try count(touched, of: owner, try settings(of: owner, zone: zone))
            return undone
        }
        guard let undone else { return nil }
        try await settle(owner, zone: zone)
        feed.announce(owner)
        return undone
    }
}
