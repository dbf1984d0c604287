import Walking

extension Journal {
    /// Counts what is stale, and everything where the zones are not those of the last count.
    /// - Returns: what the counted days came to before.
    @discardableResult
    func settle(_ owner: AccountID, zone: Zone?) async throws(JournalFailure) -> [CivilDate: DayTotals] {
        let settings = try settings(of: owner, zone: zone)
        let basis = Self.encode(settings.zones)
        let counted = try setting(.countedIn, of: owner)
        if let counted, counted != basis {
            try counting { () throws(JournalFailure) in
                try database.run("DELETE FROM day WHERE owner = ?", .int(owner.rawValue))
                try database.run("DELETE FROM day_source WHERE owner = ?", .int(owner.rawValue))
                try database.run("DELETE FROM hour WHERE owner = ?", .int(owner.rawValue))
                try markEverythingStale(owner)
                try save(basis, as: .countedIn, of: owner)
            }
        } else if counted == nil {
            try counting { () throws(JournalFailure) in try save(basis, as: .countedIn, of: owner) }
        }
        var before: [CivilDate: DayTotals] = [:]
        var isFirst = true
        while true {
            // Looked at first without a lock: mostly there is nothing to do, and a journal that may not be written can be read.
            let isStale = try database.number("SELECT EXISTS (SELECT 1 FROM stale WHERE owner = ?)", .int(owner.rawValue))
            guard isStale != 0 else { return before }
            let run = try counting { () throws(JournalFailure) -> [CivilDate: DayTotals] in
                // Days that no calendar has come from records whose times are none; they would never be counted.
                if isFirst {
                    try database.run(
                        "DELETE FROM stale WHERE owner = ? AND date NOT BETWEEN ? AND ?", .int(owner.rawValue), .int(CivilDate.earliest),
                        .int(CivilDate.latest))
                }
                let dates = try database.all(
                    "SELECT date FROM stale WHERE owner = ? ORDER BY date LIMIT ?", .int(owner.rawValue), .int(Int64(BatchRuns.daysInRun))
                ) { $0.date(0) }
                return try count(dates, of: owner, settings)
            }
            before.merge(run) { first, _ in first }
            isFirst = false
            // Whoever waits for the journal comes first. (Task.yield goes round the runtime's hook for workers, and wakes libdispatch's timer.)
            await Task.detached {}.value
        }
    }

    /// A transaction that changes nothing but what follows from what a person has.
    private func counting<Result>(_ body: () throws(JournalFailure) -> Result) throws(JournalFailure) -> Result {
        try database.housekeeping { () throws(JournalFailure) in try database.transaction(body) }
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

    /// The days that some hours since 1970 touch, of a record at its longest.
    static func days(fromHour first: Int64, throughHour last: Int64, _ zones: ZoneTimeline) -> ClosedRange<CivilDate> {
        let start = Instant(milliseconds: first.multipliedReportingOverflow(by: 3_600_000).partialValue)
        let end = Instant(milliseconds: last.multipliedReportingOverflow(by: 3_600_000).partialValue) + .seconds(3600)
        return zones.days(from: start, until: min(end, start + Quarantine.longestRecord + .seconds(7200)))
    }

    /// Counts days anew, within the transaction that changes them; says what they came to before.
    @discardableResult
    func count(
        _ dates: some Sequence<CivilDate>, of owner: AccountID, _ settings: JournalSettings
    ) throws(JournalFailure) -> [CivilDate: DayTotals] {
        let dates = try withBound(Set(dates), of: owner, settings.zones).sorted()
        let writer = try DayWriter(database, owner: owner)
        var before: [CivilDate: DayTotals] = [:]
        var rest = dates[...]
        while let first = rest.first {
            var near = [first]
            // To prepare a run costs what reading a day does.
            while let next = rest.dropFirst(near.count).first, next - near[near.count - 1] <= 2, next - first < BatchRuns.daysInRun {
                near.append(next)
            }
            rest = rest.dropFirst(near.count)
            let run = try DayRun(database, owner: owner, dates: near, settings: settings) { (number) throws(JournalFailure) in
                try sources.source(number)
            }
            for day in run.days { before[day.date] = try writer.write(DayCount(day), on: day.date, numbers: run.numbers) }
        }
        return before
    }

    /// The dates, and those beside them that a walk or a sum over midnight binds to them: what it adds on the one day depends on the
    /// records of the other.
    private func withBound(
        _ dates: Set<CivilDate>, of owner: AccountID, _ zones: ZoneTimeline
    ) throws(JournalFailure) -> Set<CivilDate> {
        guard let first = dates.min(), let last = dates.max() else { return dates }
        var all = dates
        let spans = try database.all(
            "SELECT start, finish FROM walk WHERE owner = ? AND start >= ? AND start < ? AND finish > ?", .int(owner.rawValue),
            .int(zones.startOfDay(first).milliseconds - DayRun.longestWalk), .int(zones.endOfDay(last)), .int(zones.startOfDay(first))
        ) { ($0.instant(0), $0.instant(1)) }
        for (start, end) in spans + (try sumsOverMidnight(dates, first, last, owner, zones)) {
            let days = zones.days(from: start, until: min(end, start + Quarantine.longestRecord))
            if days.count > 1, days.contains(where: dates.contains) { all.formUnion(days) }
        }
        return all
    }

    /// The sums that reach beyond the one day that they touch of these.
    private func sumsOverMidnight(
        _ dates: Set<CivilDate>, _ first: CivilDate, _ last: CivilDate, _ owner: AccountID, _ zones: ZoneTimeline
    ) throws(JournalFailure) -> [(Instant, Instant)] {
        let longest = try DayRun.longest(DayRun.sums, database, owner)
        guard longest > 0 else { return [] }
        let days = dates.sorted().map { (start: zones.startOfDay($0), end: zones.endOfDay($0)) }
        return try database.all(
            """
            SELECT start, start + length FROM sample INDEXED BY sample_sum
            WHERE owner = ? AND grain > 0 AND start >= ? AND start < ? AND start + length > ?
            """, .int(owner.rawValue), .int(zones.startOfDay(first).milliseconds - longest), .int(zones.endOfDay(last)),
            .int(zones.startOfDay(first))
        ) { ($0.instant(0), $0.instant(1)) }.filter { start, end in
            let day = days[..<days.place { $0.start <= start }].last
            return day.map { end > $0.end } ?? true
        }
    }
}
