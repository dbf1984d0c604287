import SQLite
import Walking

/// Writes the totals of days, with statements that are prepared once for a whole run of them.
struct DayWriter: ~Copyable {
    /// The number of brisk minutes of a day on which nobody knows them: the column has always had one.
    static let unknownMinutes: Int64 = -1

    private let person: Value
    private let old: Statement
    private let dropSources: Statement
    private let oldHours: Statement
    private let dropHour: Statement
    private let dropDay: Statement
    private let putDay: Statement
    private let putSource: Statement
    private let putHour: Statement
    private let changeHour: Statement
    private let dropStale: Statement
    private let dropGait: Statement
    private let putGait: Statement

    init(_ database: Database, _ scope: Scope) throws(JournalFailure) {
        // All prepared before any is kept: what cannot be copied cannot be half there.
        let old = try database.prepare("SELECT \(DayTotals.columns) FROM day WHERE owner = ? AND date = ?")
        let dropSources = try database.prepare("DELETE FROM day_source WHERE owner = ? AND date = ?")
        // Left to itself, SQLite goes through all hours of the person, since those lie in order.
        let oldHours = try database.prepare(
            """
            SELECT start, steps, distance, speed, step_length FROM hour INDEXED BY hour_by_date
            WHERE owner = ? AND date = ? ORDER BY start
            """)
        let dropHour = try database.prepare("DELETE FROM hour WHERE owner = ? AND start = ?")
        let dropDay = try database.prepare("DELETE FROM day WHERE owner = ? AND date = ?")
        let putDay = try database.prepare("INSERT OR REPLACE INTO day VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
        let putSource = try database.prepare("INSERT INTO day_source VALUES (?, ?, ?, ?)")
        let putHour = try database.prepare("INSERT OR REPLACE INTO hour VALUES (?, ?, ?, ?, ?, ?, ?)")
        let changeHour = try database.prepare(
            "UPDATE hour SET steps = ?, distance = ?, speed = ?, step_length = ? WHERE owner = ? AND start = ?")
        let dropStale = try database.prepare("DELETE FROM stale WHERE owner = ? AND date = ?")
        let dropGait = try database.prepare("DELETE FROM gait INDEXED BY gait_by_date WHERE owner = ? AND date = ?")
        let putGait = try database.prepare("INSERT OR REPLACE INTO gait VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
        person = scope.person
        self.old = old
        self.dropSources = dropSources
        self.oldHours = oldHours
        self.dropHour = dropHour
        self.dropDay = dropDay
        self.putDay = putDay
        self.putSource = putSource
        self.putHour = putHour
        self.changeHour = changeHour
        self.dropStale = dropStale
        self.dropGait = dropGait
        self.putGait = putGait
    }

    /// Says what the day came to before.
    /// - Parameter numbers: the sources, by those that the count has.
    func write(_ count: DayCount, _ gait: GaitDay, on date: CivilDate, numbers: [Int64]) throws(JournalFailure) -> DayTotals {
        let key: [Value] = [person, .int(date)]
        try old.bind(key)
        let before = try old.step() ? DayTotals(old) : DayTotals()
        old.reset()
        try dropSources.runOnce(key)
        try dropStale.runOnce(key)
        try write(count.hasData ? count.hours : [], key)
        try write(gait, key, numbers)
        guard count.hasData else {
            try dropDay.runOnce(key)
            return before
        }
        try putDay.runOnce(
            key + [
                .real(count.steps), .real(count.distance), .real(count.flights), .real(count.exercise), .optional(count.speed),
                .optional(count.stepLength), .int(count.briskMinutes.map { Int64($0) } ?? Self.unknownMinutes),
                .int(count.hasSteps ? 1 : 0),
            ])
        // A device's walks are the device's.
        var bySource: [Int64: Double] = [:]
        for (source, steps) in count.stepsBySource { bySource[numbers[source], default: 0] += steps }
        for (source, steps) in bySource { try putSource.runOnce(key + [.int(source), .real(steps)]) }
        return before
    }

    private func write(_ gait: GaitDay, _ key: [Value], _ numbers: [Int64]) throws(JournalFailure) {
        try dropGait.runOnce(key)
        for figure in gait.figures {
            try putGait.runOnce(
                key + [
                    .int(figure.quantity.code), .int(figure.origin.map { numbers[$0] } ?? 0), .int(figure.basis.rawValue),
                    .optional(figure.value), .int(figure.stretches), .real(figure.seconds), .int(figure.leftOut.short),
                    .int(figure.leftOut.uneven), .int(figure.leftOut.hilly),
                ])
        }
    }

    /// Most hours stay what they were when a day is counted again: only the others are written.
    private func write(_ hours: [HourCount], _ key: [Value]) throws(JournalFailure) {
        try oldHours.bind(key)
        var known: [(start: Int64, values: [Value])] = []
        while try oldHours.step() {
            known.append(
                (
                    oldHours.int(0),
                    [
                        .real(oldHours.real(1)), .real(oldHours.real(2)), .optional(oldHours.optionalReal(3)),
                        .optional(oldHours.optionalReal(4)),
                    ]
                ))
        }
        oldHours.reset()
        var rest = known[...]
        for hour in hours {
            while let first = rest.first, first.start < hour.start { try dropHour.runOnce([person, .int(rest.removeFirst().start)]) }
            let values: [Value] = [.real(hour.steps), .real(hour.distance), .optional(hour.speed), .optional(hour.stepLength)]
            if let first = rest.first, first.start == hour.start {
                rest.removeFirst()
                if first.values != values { try changeHour.runOnce(values + [person, .int(hour.start)]) }
            } else {
                try putHour.runOnce([person, .int(hour.start), key[1]] + values)
            }
        }
        for hour in rest { try dropHour.runOnce([person, .int(hour.start)]) }
    }
}
