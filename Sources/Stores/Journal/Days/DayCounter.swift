import SQLite
import Walking

/// Counts days and stores the results, so that showing a day adds up no records.
final class DayCounter {
    private let database: Database
    private let scope: Scope
    private let sources: SourceStore
    private let settings: SettingsStore
    private let staleDays: StaleDays

    init(_ database: Database, _ scope: Scope, _ sources: SourceStore, _ settings: SettingsStore, _ staleDays: StaleDays) {
        self.database = database
        self.scope = scope
        self.sources = sources
        self.settings = settings
        self.staleDays = staleDays
    }

    /// Counts what is stale, and everything where the zones are not those of the last count.
    /// - Returns: what the counted days came to before.
    @discardableResult
    func recountStaleDays() async throws(JournalFailure) -> [CivilDate: DayTotals] {
        let current = try settings.settings()
        try dropDaysOfOtherZones(StoredZones(current.zones).text)
        var before: [CivilDate: DayTotals] = [:]
        var isFirst = true
        while true {
            // Looked at first without a lock: mostly there is nothing to do, and a journal that may not be written can be read.
            guard try !staleDays.isEmpty else { return before }
            let run = try counting { () throws(JournalFailure) -> [CivilDate: DayTotals] in
                if isFirst { try staleDays.dropImpossible() }
                return try count(try staleDays.first(BatchRuns.daysInRun), current)
            }
            before.merge(run) { first, _ in first }
            isFirst = false
            // Calls that wait for the journal come first. (Task.yield goes round the runtime's hook for workers, and wakes libdispatch's
            // timer.)
            await Task.detached {}.value
        }
    }

    /// - Parameter basis: the zones in which days are counted now.
    private func dropDaysOfOtherZones(_ basis: String) throws(JournalFailure) {
        let counted = try settings.text(.countedIn)
        if let counted, counted != basis {
            try counting { () throws(JournalFailure) in
                try database.run("DELETE FROM day WHERE owner = ?", scope.person)
                try database.run("DELETE FROM day_source WHERE owner = ?", scope.person)
                try database.run("DELETE FROM hour WHERE owner = ?", scope.person)
                try database.run("DELETE FROM gait WHERE owner = ?", scope.person)
                try staleDays.markAll()
                try settings.save(basis, as: .countedIn)
            }
        } else if counted == nil {
            try counting { () throws(JournalFailure) in try settings.save(basis, as: .countedIn) }
        }
    }

    /// A transaction that changes nothing but what follows from what a person has.
    private func counting<Result>(_ body: () throws(JournalFailure) -> Result) throws(JournalFailure) -> Result {
        try database.housekeeping { () throws(JournalFailure) in try database.transaction(body) }
    }

    /// Counts days anew, within the transaction that changes them; says what they came to before.
    @discardableResult
    func count(_ dates: some Sequence<CivilDate>, _ settings: JournalSettings) throws(JournalFailure) -> [CivilDate: DayTotals] {
        let dates = try withBound(Set(dates), settings.zones).sorted()
        let writer = try DayWriter(database, scope)
        var before: [CivilDate: DayTotals] = [:]
        for near in Self.runs(of: dates) {
            let run = try DayRun(database, scope, dates: near, settings: settings, sources)
            for day in run.days {
                let count = DayCount(day)
                before[day.date] = try writer.write(count, GaitDay(day, count), on: day.date, numbers: run.numbers)
            }
        }
        return before
    }

    /// Dates that lie close together, so that one run reads them: to prepare it costs what reading a day does.
    /// - Parameter dates: in order.
    static func runs(of dates: [CivilDate]) -> [[CivilDate]] {
        dates.reduce(into: []) { runs, date in
            if let run = runs.last, let first = run.first, let last = run.last, date - last <= 2, date - first < BatchRuns.daysInRun {
                runs[runs.count - 1].append(date)
            } else {
                runs.append([date])
            }
        }
    }

    // MARK: Days that were counted wrong

    /// The days that are not what their records come to, which only a fault of the program or of another one can make.
    ///
    /// The hours of a day may be less than the day: what is known of it without a time has no hour. So a day whose hours do not add up
    /// to it is counted once more, from the same records, and only then compared.
    func miscountedDays() throws(JournalFailure) -> [CivilDate] {
        let dates = try database.all(
            """
            SELECT date FROM day WHERE owner = ? AND date BETWEEN ? AND ? AND abs(steps - coalesce(
                (SELECT sum(steps) FROM hour WHERE hour.owner = day.owner AND hour.date = day.date), 0)) > ?
            AND NOT EXISTS (SELECT 1 FROM stale WHERE stale.owner = day.owner AND stale.date = day.date) ORDER BY date
            """, scope.person, .int(CivilDate.earliest), .int(CivilDate.latest), .real(Self.rounding)
        ) { $0.date(0) }
        guard !dates.isEmpty else { return [] }
        var current = try settings.settings()
        let counted: StoredZones? = try settings.text(.countedIn).flatMap { StoredJSON.decode($0) }
        counted?.apply(to: &current.zones)
        var wrong: [CivilDate] = []
        for near in Self.runs(of: dates) {
            for day in try DayRun(database, scope, dates: near, settings: current, sources).days {
                if try isMiscounted(day) { wrong.append(day.date) }
            }
        }
        return wrong
    }

    private func isMiscounted(_ day: DayInput) throws(JournalFailure) -> Bool {
        let count = DayCount(day)
        func stored(_ sql: String) throws(JournalFailure) -> Double {
            try database.first("\(sql) WHERE owner = ? AND date = ?", scope.person, .int(day.date)) { $0.real(0) } ?? 0
        }
        let (ofDay, ofHours) = (try stored("SELECT steps FROM day"), try stored("SELECT sum(steps) FROM hour"))
        return abs(ofDay - count.steps) > Self.rounding || abs(ofHours - count.hours.reduce(0) { $0 + $1.steps }) > Self.rounding
    }

    /// The difference that two ways of adding up the same steps may have.
    private static let rounding = 0.001

    /// Counts those days again; every record stays what it is.
    func recountMiscountedDays() async throws(JournalFailure) {
        let wrong = try miscountedDays()
        guard !wrong.isEmpty else { return }
        try counting { () throws(JournalFailure) in try staleDays.mark(wrong) }
        try await recountStaleDays()
    }

    // MARK: Walks and sums over midnight

    /// The dates, and those beside them that a walk or a sum over midnight binds to them: what it adds on the one day depends on the
    /// records of the other.
    private func withBound(_ dates: Set<CivilDate>, _ zones: ZoneTimeline) throws(JournalFailure) -> Set<CivilDate> {
        guard let first = dates.min(), let last = dates.max() else { return dates }
        var all = dates
        let spans = try database.all(
            "SELECT start, finish FROM walk WHERE owner = ? AND start >= ? AND start < ? AND finish > ?", scope.person,
            .int(zones.startOfDay(first).milliseconds - DayRun.longestWalk), .int(zones.endOfDay(last)), .int(zones.startOfDay(first))
        ) { ($0.instant(0), $0.instant(1)) }
        for (start, end) in spans + (try sumsOverMidnight(dates, first, last, zones)) {
            let days = zones.days(from: start, until: min(end, start + Quarantine.longestRecord))
            if days.count > 1, days.contains(where: dates.contains) { all.formUnion(days) }
        }
        return all
    }

    /// The sums that reach beyond the one day that they touch of these.
    private func sumsOverMidnight(
        _ dates: Set<CivilDate>, _ first: CivilDate, _ last: CivilDate, _ zones: ZoneTimeline
    ) throws(JournalFailure) -> [(Instant, Instant)] {
        let longest = try DayRun.longest(DayRun.sums, database, scope)
        guard longest > 0 else { return [] }
        let days = dates.sorted().map { (start: zones.startOfDay($0), end: zones.endOfDay($0)) }
        return try database.all(
            """
            SELECT start, start + length FROM sample INDEXED BY sample_sum
            WHERE owner = ? AND grain > 0 AND grain = \(Grain.sum.code) AND start >= ? AND start < ? AND start + length > ?
            """, scope.person, .int(zones.startOfDay(first).milliseconds - longest), .int(zones.endOfDay(last)),
            .int(zones.startOfDay(first))
        ) { ($0.instant(0), $0.instant(1)) }.filter { start, end in
            let day = days[..<days.place { $0.start <= start }].last
            return day.map { end > $0.end } ?? true
        }
    }
}
