import Walking

extension Journal {
    /// Days are counted in runs, so that a long history needs little memory and lets others in between.
    static let daysInRun = 64

    /// Counts what is stale, and everything where the zones are not those of the last count.
    /// - Returns: how many days came out different.
    @discardableResult
    func settle(_ owner: AccountID, zone: Zone?) async throws(JournalFailure) -> Int {
        let settings = try settings(of: owner, zone: zone)
        let basis = Self.encode(settings.zones)
        let counted = try setting(.countedIn, of: owner)
        if let counted, counted != basis {
            try transaction { () throws(JournalFailure) in
                try database.run("DELETE FROM day WHERE owner = ?", .int(owner.rawValue))
                try database.run("DELETE FROM day_source WHERE owner = ?", .int(owner.rawValue))
                try database.run("DELETE FROM hour WHERE owner = ?", .int(owner.rawValue))
                try markEverythingStale(owner)
                try save(basis, as: .countedIn, of: owner)
            }
        } else if counted == nil {
            try save(basis, as: .countedIn, of: owner)
        }
        var changed = 0
        while true {
            // Looked at first without a lock: mostly there is nothing to do, and a journal that may not be written can be read.
            let isStale = try database.number("SELECT EXISTS (SELECT 1 FROM stale WHERE owner = ?)", .int(owner.rawValue))
            guard isStale != 0 else { return changed }
            let more = try transaction { () throws(JournalFailure) -> Int? in try countRun(owner, settings) }
            guard let more else { return changed }
            changed += more
            // Whoever waits for the journal comes first. (Task.yield goes round the runtime's hook for workers, and wakes libdispatch's timer.)
            await Task.detached {}.value
        }
    }

    /// Marks every date that has data, and the ones beside it, since a zone may move data over midnight.
    func markEverythingStale(_ owner: AccountID) throws(JournalFailure) {
        let id = Value.int(owner.rawValue)
        for offset in -1...1 {
            try database.run(
                """
                INSERT OR IGNORE INTO stale SELECT DISTINCT owner, start / 86400000 + \(offset) FROM sample WHERE owner = ?
                UNION SELECT owner, (start + length) / 86400000 + \(offset) FROM sample WHERE owner = ? AND length > 3600000
                UNION SELECT owner, start / 86400000 + \(offset) FROM walk WHERE owner = ?
                UNION SELECT owner, finish / 86400000 + \(offset) FROM walk WHERE owner = ?
                UNION SELECT owner, date + \(offset) FROM day WHERE owner = ?
                """, id, id, id, id, id)
        }
    }

    func markStale(_ dates: some Sequence<CivilDate>, of owner: AccountID) throws(JournalFailure) {
        let statement = try database.prepare("INSERT OR IGNORE INTO stale VALUES (?, ?)")
        for date in dates {
            statement.bind(owner.rawValue, at: 1)
            statement.bind(Int64(date.dayNumber), at: 2)
            _ = try statement.step()
            statement.reset()
        }
    }

    /// Counts the first stale days that lie close together; nil when none is left.
    func countRun(_ owner: AccountID, _ settings: JournalSettings) throws(JournalFailure) -> Int? {
        var dates = try database.all(
            "SELECT date FROM stale WHERE owner = ? ORDER BY date LIMIT ?", .int(owner.rawValue), .int(Int64(Self.daysInRun))
        ) { $0.date(0) }
        guard let first = dates.first else { return nil }
        dates = dates.filter { $0 - first < Self.daysInRun }
        let run = try DayRun(self.database, owner: owner, dates: dates, settings: settings) { (number) throws(JournalFailure) in
            try source(number)
        }
        let writer = try DayWriter(database, owner: owner)
        var changed = 0
        for date in dates where try writer.write(run.count(date), on: date) { changed += 1 }
        return changed
    }
}
