import Walking

extension Journal {
    /// Leaves the records that others tell of, too, to those, with the dates and the grain that they gave them.
    /// - Returns: the hours in which one of these changed, from the first to the last of each record.
    func withdrawTellings(of number: Int64, _ owner: AccountID) throws(JournalFailure) -> [(from: Int64, until: Int64)] {
        let lists = try database.all("SELECT id, list FROM tellers") { ($0.int(0), Tellers(text: $0.text(1))) }
        try database.script(
            """
            CREATE TEMP TABLE IF NOT EXISTS withdrawn
                (id INTEGER PRIMARY KEY, next INTEGER NOT NULL, first INTEGER NOT NULL, modified INTEGER, exported INTEGER,
                grain INTEGER);
            DELETE FROM withdrawn;
            """)
        for (id, list) in lists where list.contains(number) {
            var rest = list
            let dates = rest.remove(number)
            guard let first = rest.all.first?.number else { continue }
            let next = try rest == Tellers(only: first) ? 0 : self.number(of: rest)
            try database.run(
                "INSERT INTO withdrawn VALUES (?, ?, ?, ?, ?, ?)", .int(id), .int(next), .int(first),
                dates.modified.map { .int($0) } ?? .null, dates.exported.map { .int($0) } ?? .null,
                dates.grain.map { .int($0) } ?? .null)
        }
        let hours = try database.all(
            """
            SELECT DISTINCT start / 3600000, (start + length) / 3600000 FROM sample JOIN withdrawn ON withdrawn.id = sample.tellers
            WHERE owner = ? AND coalesce(withdrawn.modified, withdrawn.exported, withdrawn.grain) IS NOT NULL
            """, .int(owner.rawValue)
        ) { (from: $0.int(0), until: $0.int(1)) }
        try database.run(
            """
            UPDATE sample SET tellers = next, import = first, modified = coalesce(withdrawn.modified, sample.modified),
            exported = coalesce(withdrawn.exported, sample.exported), grain = coalesce(withdrawn.grain, sample.grain)
            FROM withdrawn WHERE owner = ? AND withdrawn.id = sample.tellers
            """, .int(owner.rawValue))
        try database.script("DELETE FROM tellers WHERE id IN (SELECT id FROM withdrawn); DELETE FROM withdrawn")
        return hours
    }

    private func number(of tellers: Tellers) throws(JournalFailure) -> Int64 {
        try database.run("INSERT OR IGNORE INTO tellers (list) VALUES (?)", .text(tellers.text))
        return try database.number("SELECT id FROM tellers WHERE list = ?", .text(tellers.text))
    }
}
