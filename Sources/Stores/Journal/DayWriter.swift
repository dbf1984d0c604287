import Walking

/// Writes the totals of days, with statements that are prepared once for a whole run of them.
struct DayWriter: ~Copyable {
    private let owner: Int64
    private let old: Statement
    private let dropSources: Statement
    private let dropHours: Statement
    private let dropDay: Statement
    private let putDay: Statement
    private let putSource: Statement
    private let putHour: Statement
    private let settled: Statement

    init(_ database: borrowing Database, owner: AccountID) throws(JournalFailure) {
        // All prepared before any is kept: what cannot be copied cannot be half there.
        let old = try database.prepare("SELECT steps, distance, flights FROM day WHERE owner = ? AND date = ?")
        let dropSources = try database.prepare("DELETE FROM day_source WHERE owner = ? AND date = ?")
        let dropHours = try database.prepare("DELETE FROM hour WHERE owner = ? AND date = ?")
        let dropDay = try database.prepare("DELETE FROM day WHERE owner = ? AND date = ?")
        let putDay = try database.prepare("INSERT OR REPLACE INTO day VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)")
        let putSource = try database.prepare("INSERT INTO day_source VALUES (?, ?, ?, ?)")
        let putHour = try database.prepare("INSERT OR REPLACE INTO hour VALUES (?, ?, ?, ?, ?, ?, ?)")
        let settled = try database.prepare("DELETE FROM stale WHERE owner = ? AND date = ?")
        self.owner = owner.rawValue
        self.old = old
        self.dropSources = dropSources
        self.dropHours = dropHours
        self.dropDay = dropDay
        self.putDay = putDay
        self.putSource = putSource
        self.putHour = putHour
        self.settled = settled
    }

    /// Says what the day came to before.
    func write(_ count: DayCount, on date: CivilDate) throws(JournalFailure) -> DayTotals {
        let key: [Value] = [.int(owner), .int(date)]
        try old.bind(key)
        let before = try old.step() ? DayTotals(steps: old.real(0), distance: old.real(1), flights: old.real(2)) : DayTotals()
        old.reset()
        try dropSources.runOnce(key)
        try dropHours.runOnce(key)
        try settled.runOnce(key)
        guard count.hasData else {
            try dropDay.runOnce(key)
            return before
        }
        try putDay.runOnce(
            key + [
                .real(count.steps), .real(count.distance), .real(count.flights), .real(count.exercise), .optional(count.speed),
                .optional(count.stepLength), .int(count.briskMinutes),
            ])
        for (source, steps) in count.stepsBySource { try putSource.runOnce(key + [.int(Int64(source)), .real(steps)]) }
        for hour in count.hours {
            try putHour.runOnce(
                [
                    .int(owner), .int(hour.start), .int(date), .real(hour.steps), .real(hour.distance), .optional(hour.speed),
                    .optional(hour.stepLength),
                ])
        }
        return before
    }
}
