import CSQLite
import SQLite
import Walking

/// One batch on its way in.
struct Ingest {
    struct Tally: Sendable {
        var outcome = BatchOutcome()
        var firstDay: CivilDate?
        var lastDay: CivilDate?
        /// The totals of its days before it.
        var before: [CivilDate: DayTotals] = [:]
    }

    private let scope: Scope
    let number: Int64
    /// The modification time of the file; now where it is not known.
    private let written: Instant
    let quarantine: Quarantine
    private let zones: ZoneTimeline
    var tally = Tally()
    private(set) var touched: Set<CivilDate> = []
    /// The longest record by the number of its metric, or that of all sums.
    private var longest: [Int64: Int64] = [:]
    /// The day that was looked up last, since the next sample is mostly of the same.
    private var current: (date: CivilDate, start: Int64, end: Int64)?

    init(_ scope: Scope, number: Int64, written: Instant, zones: ZoneTimeline, quarantine: Quarantine) {
        self.scope = scope
        self.number = number
        self.written = written
        self.zones = zones
        self.quarantine = quarantine
    }

    mutating func insert(
        _ samples: [Sample], of files: RecordFiles, into database: Database, _ sources: SourceStore, _ leftOut: borrowing LeftOutWriter
    ) throws(JournalFailure) {
        let insert = try database.prepare(
            """
            INSERT OR IGNORE INTO sample (owner, metric, start, source, length, value, modified, import, exported, grain)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """)
        var correction = try Correction(database, scope, number: self.number, written: written)
        var provenance = try ProvenanceStore(database, scope, number: self.number)
        var lastSource: (Source, Int64)?
        for (index, sample) in samples.enumerated() {
            let origin = sample.origin
            let number: Int64
            if let lastSource, lastSource.0 == origin {
                number = lastSource.1
            } else {
                number = try sources.number(of: origin)
                lastSource = (origin, number)
            }
            if let reason = quarantine.reason(against: sample) {
                try putAside(QuarantinedRecord(sample, reason, in: files[index]), source: number, leftOut)
                continue
            }
            bind(sample, source: number, to: insert)
            _ = try insert.step()
            insert.reset()
            if sqlite3_changes(database.handle) > 0 {
                if try correction.isOne(sample, source: number) { tally.outcome.updated += 1 } else { tally.outcome.added += 1 }
            } else {
                let told = try provenance.add(sample, source: number)
                // A file that says the same once more corrects nothing.
                if told.isChanged, sample.modified != nil {
                    tally.outcome.updated += 1
                } else if told.isRepeated {
                    tally.outcome.repeated = (tally.outcome.repeated ?? 0) + 1
                } else {
                    tally.outcome.known += 1
                }
                guard told.isChanged else { continue }
            }
            touch(sample.start.milliseconds, sample.end.milliseconds)
            let kind = sample.grain == .record ? sample.metric.code : DayRun.sums
            longest[kind] = max(longest[kind] ?? 0, sample.end.milliseconds - sample.start.milliseconds)
            if let zone = sample.zone, let date = current?.date { try observe(zone, on: date, database) }
        }
        for (kind, length) in longest {
            try database.run(
                "INSERT INTO longest VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET length = excluded.length WHERE excluded.length > length",
                scope.person, .int(kind), .int(length))
        }
    }

    private func bind(_ sample: Sample, source: Int64, to statement: borrowing Statement) {
        statement.bind(sample, source: source, of: scope.owner.rawValue)
        statement.bind(sample.modified?.milliseconds ?? 0, at: 7)
        statement.bind(number, at: 8)
        statement.bind(sample.exported?.milliseconds ?? 0, at: 9)
        statement.bind(sample.grain.code, at: 10)
    }

    /// Keeps a record that was left out, whoever left it out.
    ///
    /// One that has words instead of a value was counted by its reader.
    mutating func putAside(
        _ record: QuarantinedRecord, source: Int64, _ leftOut: borrowing LeftOutWriter
    ) throws(JournalFailure) {
        if record.text == nil { tally.outcome.quarantined[record.reason, default: 0] += 1 }
        try leftOut.write(record, source: source)
    }

    private func observe(_ zone: Zone, on date: CivilDate, _ database: Database) throws(JournalFailure) {
        guard zone != zones.zone(on: date) else { return }
        try database.run("INSERT OR IGNORE INTO sighting VALUES (?, ?, ?)", scope.person, .int(date), .text(zone.id))
    }

    /// Marks the days that a stretch of time touches.
    mutating func touch(_ start: Int64, _ end: Int64) {
        if let current, start >= current.start, end <= current.end, end > start || start < current.end { return mark(current.date) }
        var date = zones.day(of: Instant(milliseconds: start))
        while true {
            let bounds = (zones.startOfDay(date).milliseconds, zones.endOfDay(date).milliseconds)
            current = (date, bounds.0, bounds.1)
            mark(date)
            date = date.adding(days: 1)
            if bounds.1 >= end { return }
        }
    }

    private mutating func mark(_ date: CivilDate) {
        guard touched.insert(date).inserted else { return }
        tally.firstDay = min(tally.firstDay ?? date, date)
        tally.lastDay = max(tally.lastDay ?? date, date)
    }
}

extension QuarantinedRecord {
    fileprivate init(_ sample: Sample, _ reason: SkipReason, in file: String?) {
        self.init(
            metric: sample.metric, start: sample.start, end: sample.end, value: sample.value, source: sample.origin, reason: reason,
            file: file)
    }

    /// A walk with its steps for a value.
    init(_ walk: Walk, _ reason: SkipReason, in file: String?) {
        self.init(
            metric: nil, start: walk.start, end: walk.end, value: Double(walk.steps ?? 0), source: walk.source, reason: reason, file: file)
    }
}

extension Sample {
    /// The source that the journal keeps it under: what a person typed into an app is not what the app recorded.
    var origin: Source {
        guard isUserEntered, source.kind != .manual else { return source }
        return Source(name: source.name, manufacturer: source.manufacturer, model: source.model, kind: .manual)
    }
}
