import SQLite
import Walking

/// Reads the inputs of some days that lie close together: their sums and walks first, then their records, with one query a metric.
struct DayRun {
    /// Milliseconds before a day in which a walk that reaches into it can have begun.
    static let longestWalk = Quarantine.longestWalk.milliseconds
    /// The metric number of sums of every metric in the table of the longest records.
    static let sums: Int64 = 0

    private var inputs: DayInputs
    private let dates: [CivilDate]
    /// The journal's numbers of the sources, by those of the inputs.
    private(set) var numbers: [Int64] = []
    /// The inputs' numbers of the sources of records and sums, by the journal's: one for all metrics, so that those told together are known.
    private var places: [Int64: Int] = [:]

    /// The days in order of time, with what touches each.
    var days: [DayInput] {
        let asked = Set(dates)
        return inputs.days.filter { asked.contains($0.date) }
    }

    /// - Parameter dates: in order.
    init(
        _ database: Database, _ scope: Scope, dates: [CivilDate], settings: JournalSettings, _ sources: SourceStore
    ) throws(JournalFailure) {
        self.dates = dates
        let sums = try Self.stretchesOfSums(database, scope, on: dates, settings.zones)
        inputs = DayInputs(
            dates: SumsOverMidnight.dates(dates, with: sums, in: settings.zones), zones: settings.zones, priorities: settings.priorities)
        try readSums(database, scope, sources)
        let span = inputs.span
        try readWalks(database, scope, sources, in: span)
        // A walk that reaches beyond the days is compared with the walks there, and with the records of live ones.
        if inputs.span != span { try readWalks(database, scope, sources, in: inputs.span, beyond: span) }
        // What reaches beyond a day needs the records there.
        let wholeSpan = inputs.span
        for metric in Metric.allCases { try readRecords(metric, database, scope, wholeSpan, sources) }
    }

    /// Returns the stretches of the sums that touch some dates or begin between them.
    private static func stretchesOfSums(
        _ database: Database, _ scope: Scope, on dates: [CivilDate], _ zones: ZoneTimeline
    ) throws(JournalFailure) -> [Range<Instant>] {
        let longest = try longest(Self.sums, database, scope)
        guard longest > 0, let first = dates.first, let last = dates.last else { return [] }
        return try database.all(
            """
            SELECT start, start + length FROM sample INDEXED BY sample_sum
            WHERE owner = ? AND grain > 0 AND grain = \(Grain.sum.code) AND length > 0 AND start >= ? AND start < ? AND start + length > ?
            """, scope.person, .int(zones.startOfDay(first).milliseconds - longest), .int(zones.endOfDay(last)),
            .int(zones.startOfDay(first))
        ) { $0.instant(0)..<$0.instant(1) }
    }

    private mutating func readSums(_ database: Database, _ scope: Scope, _ sources: SourceStore) throws(JournalFailure) {
        let longest = try Self.longest(Self.sums, database, scope)
        guard longest > 0 else { return }
        let statement = try database.prepare(
            """
            SELECT start, source, length, value, modified, exported, grain, metric FROM sample INDEXED BY sample_sum
            WHERE owner = ? AND grain > 0 AND start >= ? AND start < ? ORDER BY start
            """)
        let span = inputs.span
        try statement.bind([scope.person, .int(span.lowerBound - longest), .int(span.upperBound)])
        while try statement.step() {
            guard let metric = Metric(code: statement.int(7)) else { continue }
            let number = try place(of: statement.int(1), sources)
            add(metric, statement, inputs.origin(number, for: metric), Grain(code: statement.int(6)))
        }
    }

    private mutating func readRecords(
        _ metric: Metric, _ database: Database, _ scope: Scope, _ span: Range<Int64>, _ sources: SourceStore
    ) throws(JournalFailure) {
        let longest = try Self.longest(metric.code, database, scope)
        let statement = try database.prepare(
            """
            SELECT start, source, length, value, modified, exported FROM sample
            WHERE owner = ? AND metric = ? AND start >= ? AND start < ? AND grain = 0 ORDER BY start
            """)
        try statement.bind([scope.person, .int(metric.code), .int(span.lowerBound - longest), .int(span.upperBound)])
        var origins: [Int64: DayInputs.Origin] = [:]
        while try statement.step() {
            let number = statement.int(1)
            let origin: DayInputs.Origin
            if let known = origins[number] {
                origin = known
            } else {
                let place = try place(of: number, sources)
                origin = inputs.origin(place, for: metric)
                origins[number] = origin
            }
            add(metric, statement, origin, .record)
        }
    }

    /// Adds a value, unless no body can have done it: an older program or another one may have written it.
    private mutating func add(_ metric: Metric, _ row: borrowing Statement, _ origin: DayInputs.Origin, _ grain: Grain) {
        let (start, length, modified, exported) = (row.int(0), row.int(2), row.int(4), row.int(5))
        guard length >= 0, Quarantine.couldBe(metric, row.real(3), lasting: .milliseconds(length)) else { return }
        inputs.add(
            metric,
            Interval(
                from: Instant(milliseconds: start), until: Instant(milliseconds: start + length), value: row.real(3),
                modified: modified == 0 ? nil : Instant(milliseconds: modified),
                exported: exported == 0 ? nil : Instant(milliseconds: exported), grain: grain, origin))
    }

    /// - Parameter read: what was read before, of which nothing is read again.
    private mutating func readWalks(
        _ database: Database, _ scope: Scope, _ sources: SourceStore, in span: Range<Int64>, beyond read: Range<Int64>? = nil
    ) throws(JournalFailure) {
        let walks = try database.all(
            """
            SELECT start, finish, steps, distance, source, moving, parts, points FROM walk
            LEFT JOIN route ON route.owner = walk.owner AND route.walk = walk.id
            WHERE walk.owner = ? AND start >= ? AND start < ? AND finish > ? ORDER BY start, id
            """, scope.person, .int(span.lowerBound - Self.longestWalk), .int(span.upperBound), .int(span.lowerBound)
        ) { row in
            let parts = row.isNull(6) ? [] : [WalkPart](text: row.text(6), after: row.instant(0)) ?? []
            return (
                row.instant(0), row.instant(1), row.optionalReal(2), row.optionalReal(3), row.int(4), row.optionalReal(5), parts,
                row.isNull(7) ? [] : RouteCoding.decode(row.blob(7))
            )
        }
        var known: [Int64: Int] = [:]
        for (from, finish, steps, distance, number, moving, parts, route) in walks {
            if let read, from.milliseconds < read.upperBound, finish.milliseconds > read.lowerBound { continue }
            let until = min(max(from, finish), from + Quarantine.longestWalk)
            func possible(_ metric: Metric, _ value: Double?) -> Double? {
                value.flatMap { Quarantine.couldBe(metric, $0, lasting: until - from) ? $0 : nil }
            }
            let place: Int
            if let met = known[number] {
                place = met
            } else {
                place = add(DayInputs.source(ofWalk: try sources.source(number)), number)
                known[number] = place
            }
            let (counted, way) = (possible(.steps, steps), possible(.distance, distance))
            inputs.add(
                walkFrom: from, until: until, moving: moving, steps: counted, distance: way,
                parts: parts.possible(from: from, until: until, steps: counted.map { Int(clamping: $0) }, distance: way), source: place)
            if let slope = Slope(start: from, end: until, route: route) { inputs.add(slope) }
        }
    }

    private mutating func place(of number: Int64, _ sources: SourceStore) throws(JournalFailure) -> Int {
        if let known = places[number] { return known }
        let place = add(try sources.source(number), number)
        places[number] = place
        return place
    }

    private mutating func add(_ source: Source, _ number: Int64) -> Int {
        numbers.append(number)
        return inputs.add(source)
    }

    /// Milliseconds before a moment in which a record that reaches over it can have begun.
    ///
    /// - Parameter code: of a metric, or of all sums.
    static func longest(_ code: Int64, _ database: Database, _ scope: Scope) throws(JournalFailure) -> Int64 {
        let longest = try database.number(
            "SELECT length FROM longest WHERE owner = ? AND metric = ?", scope.person, .int(code))
        return min(max(0, longest), Quarantine.longestRecord.milliseconds)
    }
}
