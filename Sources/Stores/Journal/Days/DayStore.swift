import SQLite
import Walking

/// The counted days and hours, and the records that they follow from.
final class DayStore {
    /// No day lies before it, whatever a row says: what goes from day to day must not begin with the first year of the calendar.
    private static let firstDate = Zone.utc.day(of: Quarantine.earliest).adding(days: -2)

    private let database: Database
    private let scope: Scope
    private let sources: SourceStore
    private let settings: SettingsStore

    init(_ database: Database, _ scope: Scope, _ sources: SourceStore, _ settings: SettingsStore) {
        self.database = database
        self.scope = scope
        self.sources = sources
        self.settings = settings
    }

    func days(from: CivilDate?, through: CivilDate?) throws(JournalFailure) -> [Day] {
        let goals = try settings.settings().goals
        let range: [Value] = [
            scope.person, .int(max(from ?? .earliest, Self.firstDate)), .int(through ?? .latest),
        ]
        var days = try database.all(
            "SELECT date, steps, distance, flights, speed, step_length, brisk, has_steps FROM day WHERE owner = ? AND date BETWEEN ? AND ? ORDER BY date",
            range[0], range[1], range[2]
        ) { row in
            Day(
                date: row.date(0), hasSteps: row.int(7) != 0, steps: row.amount(1), distance: row.amount(2), flights: row.amount(3),
                speed: row.mean(4), stepLength: row.mean(5),
                briskMinutes: row.int(6) == DayWriter.unknownMinutes ? nil : Int(clamping: row.amount(6)),
                goal: goals.steps(on: row.date(0)))
        }
        let statement = try database.prepare(
            "SELECT date, source, steps FROM day_source WHERE owner = ? AND date BETWEEN ? AND ? AND steps > 0 ORDER BY date")
        try statement.bind(range)
        var index = 0
        while try statement.step() {
            let date = statement.date(0)
            while index < days.count, days[index].date < date { index += 1 }
            guard index < days.count, days[index].date == date else { continue }
            days[index].sources[try sources.source(statement.int(1)), default: 0] += statement.amount(2)
        }
        return days
    }

    func hours(from: Instant, until: Instant) throws(JournalFailure) -> [Hour] {
        try database.all(
            "SELECT start, date, steps, distance, speed, step_length FROM hour WHERE owner = ? AND start >= ? AND start < ? ORDER BY start",
            scope.person, .int(from), .int(until)
        ) { row in
            Hour(
                start: row.instant(0), date: row.date(1), steps: row.amount(2), distance: row.amount(3), speed: row.mean(4),
                stepLength: row.mean(5))
        }
    }

    func samples(_ metric: Metric, from: Instant, until: Instant) throws(JournalFailure) -> [Sample] {
        let records = try DayRun.longest(metric.code, database, scope)
        let longest = max(records, try DayRun.longest(DayRun.sums, database, scope))
        let found = try database.all(
            """
            SELECT start, source, length, value, modified, exported, grain FROM sample
            WHERE owner = ? AND metric = ? AND start >= ? AND start < ? AND start + length >= ?
            """, scope.person, .int(metric.code), .int(from.milliseconds - longest), .int(until), .int(from)
        ) { (row) throws(JournalFailure) in
            let source = try sources.source(row.int(1))
            let (modified, exported) = (row.int(4), row.int(5))
            return Sample(
                metric: metric, start: row.instant(0), end: Instant(milliseconds: row.int(0).addingClamped(row.int(2))), value: row.real(3),
                source: source,
                modified: modified == 0 ? nil : Instant(milliseconds: modified), isUserEntered: source.kind == .manual,
                exported: exported == 0 ? nil : Instant(milliseconds: exported), grain: Grain(code: row.int(6)))
        }
        return found.filter { $0.end >= $0.start && Quarantine.couldBe(metric, $0.value, lasting: $0.end - $0.start) }
    }

    func startOfRecords(from: Instant, until: Instant) throws(JournalFailure) -> Instant? {
        var first: Instant?
        for metric in Metric.allCases {
            let start = try database.first(
                "SELECT start FROM sample WHERE owner = ? AND metric = ? AND start >= ? AND start < ? ORDER BY start LIMIT 1",
                scope.person, .int(metric.code), .int(from), .int(first ?? until)
            ) { $0.instant(0) }
            first = start ?? first
        }
        return first
    }

    /// Returns the input that the numbers of a day follow from, counted by now or not.
    func input(on date: CivilDate) throws(JournalFailure) -> DayInput {
        guard let day = try inputs(on: [date]).first else { throw .missing }
        return day
    }

    /// Returns the inputs of days that lie close together, in order.
    func inputs(on dates: [CivilDate]) throws(JournalFailure) -> [DayInput] {
        try DayRun(database, scope, dates: dates, settings: try settings.settings(), sources).days
    }

    /// The days whose totals are others than they were, oldest first.
    func changes(since before: [CivilDate: DayTotals]) throws(JournalFailure) -> [(date: CivilDate, old: DayTotals, new: DayTotals)] {
        let statement = try database.prepare("SELECT \(DayTotals.columns) FROM day WHERE owner = ? AND date = ?")
        var changes: [(date: CivilDate, old: DayTotals, new: DayTotals)] = []
        for (date, old) in before.sorted(by: { $0.key < $1.key }) {
            statement.reset()
            try statement.bind([scope.person, .int(date)])
            let new = try statement.step() ? DayTotals(statement) : DayTotals()
            if new.differs(from: old) { changes.append((date, old, new)) }
        }
        return changes
    }

    /// The sources that the days and walks come from.
    func usedSources() throws(JournalFailure) -> [Source] {
        let numbers = try database.all(
            "SELECT source FROM day_source WHERE owner = ? UNION SELECT source FROM walk WHERE owner = ?", scope.person,
            scope.person
        ) { $0.int(0) }
        var found: [Source] = []
        for number in numbers { found.append(try sources.source(number)) }
        return found.sorted { ($0.kind.rawValue, $0.name, $0.key) < ($1.kind.rawValue, $1.name, $1.key) }
    }
}
