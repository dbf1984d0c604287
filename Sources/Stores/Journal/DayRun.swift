import Walking

/// The intervals of some days that lie close together, read with one query a metric.
struct DayRun {
    /// Milliseconds before a day in which a walk that reaches into it can have begun.
    static let longestWalk: Int64 = 7 * 86_400_000

    /// In order of time, with what touches each.
    private(set) var days: [DayCount.Input]

    /// - Parameter dates: in order.
    init(
        _ database: borrowing Database, owner: AccountID, dates: [CivilDate], settings: JournalSettings,
        source: (Int64) throws(JournalFailure) -> Source
    ) throws(JournalFailure) {
        days = dates.map { date in
            DayCount.Input(
                date: date, start: settings.zones.startOfDay(date).milliseconds, end: settings.zones.endOfDay(date).milliseconds,
                intervals: [:])
        }
        let start = days.map(\.start).min() ?? 0
        let end = days.map(\.end).max() ?? 0
        for metric in Metric.allCases {
            try readSamples(metric, database, owner, start, end, settings.priorities, source)
        }
        try readWalks(database, owner, start, end, settings.priorities, source)
    }

    private mutating func readSamples(
        _ metric: Metric, _ database: borrowing Database, _ owner: AccountID, _ start: Int64, _ end: Int64, _ priorities: Priorities,
        _ source: (Int64) throws(JournalFailure) -> Source
    ) throws(JournalFailure) {
        let longest = try database.number(
            "SELECT length FROM longest WHERE owner = ? AND metric = ?", .int(owner.rawValue), .int(metric.code))
        let statement = try database.prepare(
            """
            SELECT start, source, length, value, modified, exported, grain FROM sample
            WHERE owner = ? AND metric = ? AND start >= ? AND start < ? ORDER BY start
            """)
        try statement.bind([.int(owner.rawValue), .int(metric.code), .int(start - longest), .int(end)])
        var ranks: [Int64: Int] = [:]
        var position = 0
        var found = [[Interval]](repeating: [], count: days.count)
        while try statement.step() {
            let number = statement.int(1)
            let rank: Int
            if let known = ranks[number] {
                rank = known
            } else {
                rank = priorities.rank(of: try source(number), for: metric)
                ranks[number] = rank
            }
            let from = statement.int(0)
            let interval = Interval(
                start: from, end: from + statement.int(2), value: statement.real(3), rank: rank, modified: statement.int(4),
                source: Int(number), exported: statement.int(5), grain: Grain(code: statement.int(6)))
            for index in touched(interval, from: &position) { found[index].append(interval) }
        }
        for index in days.indices where !found[index].isEmpty { days[index].intervals[metric] = found[index] }
    }

    /// The days that an interval touches; rows come in order of time, so the search goes on where it stood.
    private func touched(_ interval: Interval, from position: inout Int) -> Range<Int> {
        // A long record before may reach further than the next one begins, so the search never moves past a day that is open.
        while position < days.count, days[position].end <= interval.start { position += 1 }
        var end = position
        while end < days.count, days[end].start < interval.end || days[end].start <= interval.start { end += 1 }
        return position..<end
    }

    /// Walks count where nothing else does: what a person typed fills the gaps, and a recorded workout counts only where
    /// no record of the same kind touches it, since its device wrote those too.
    private mutating func readWalks(
        _ database: borrowing Database, _ owner: AccountID, _ start: Int64, _ end: Int64, _ priorities: Priorities,
        _ source: (Int64) throws(JournalFailure) -> Source
    ) throws(JournalFailure) {
        let walks = try database.all(
            """
            SELECT start, finish, steps, distance, source, moving FROM walk
            WHERE owner = ? AND start >= ? AND start < ? AND finish > ? ORDER BY start
            """, .int(owner.rawValue), .int(start - Self.longestWalk), .int(end), .int(start)
        ) { row in (row.int(0), row.int(1), row.optionalReal(2), row.optionalReal(3), row.int(4), row.optionalReal(5)) }
        for (from, until, steps, distance, number, moving) in walks {
            var source = try source(number)
            let isTyped = source.kind == .manual
            if !isTyped { source = Source(name: source.name, manufacturer: source.manufacturer, model: source.model, kind: .workout) }
            let share = moving.map { $0 / Double(until - from) } ?? 1
            for (metric, value) in [(Metric.steps, steps), (.distance, distance)] {
                guard let value, value > 0 else { continue }
                if !isTyped, try Self.hasSamples(metric, database, owner, from, until) { continue }
                var position = 0
                let interval = Interval(
                    start: from, end: until, value: value, rank: priorities.rank(of: source, for: metric), modified: from,
                    source: Int(number), movingShare: share > 0 && share < 1 ? share : 1)
                for index in touched(interval, from: &position) { days[index].intervals[metric, default: []].append(interval) }
            }
        }
    }

    private static func hasSamples(
        _ metric: Metric, _ database: borrowing Database, _ owner: AccountID, _ start: Int64, _ end: Int64
    ) throws(JournalFailure) -> Bool {
        let longest = try database.number(
            "SELECT length FROM longest WHERE owner = ? AND metric = ?", .int(owner.rawValue), .int(metric.code))
        return try database.number(
            """
            SELECT EXISTS (SELECT 1 FROM sample WHERE owner = ? AND metric = ? AND start >= ? AND start < ? AND start + length > ?
                AND grain = 0)
            """, .int(owner.rawValue), .int(metric.code), .int(start - longest), .int(end), .int(start)) != 0
    }
}
