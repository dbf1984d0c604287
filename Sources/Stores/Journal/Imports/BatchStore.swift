import SQLite
import Walking

/// Takes in what importers read, a batch at a time, and counts its days.
final class BatchStore {
    private let database: Database
    private let scope: Scope
    private let sources: SourceStore
    private let settings: SettingsStore
    private let walks: WalkStore
    private let readings: WalkReadings
    private let tombstones: Tombstones
    private let routes: WorkoutRoutes
    private let brokenOff: BrokenOffWalks
    private let counter: DayCounter
    private let clock: any WallClock

    init(
        _ database: Database, _ scope: Scope, _ sources: SourceStore, _ settings: SettingsStore, _ walks: WalkStore,
        _ readings: WalkReadings, _ tombstones: Tombstones, _ routes: WorkoutRoutes, _ brokenOff: BrokenOffWalks, _ counter: DayCounter,
        clock: any WallClock
    ) {
        self.database = database
        self.scope = scope
        self.sources = sources
        self.settings = settings
        self.walks = walks
        self.readings = readings
        self.tombstones = tombstones
        self.routes = routes
        self.brokenOff = brokenOff
        self.counter = counter
        self.clock = clock
    }

    /// Takes a batch in and counts its days, all or nothing.
    func ingest(_ batch: ReadBatch, import number: Int64, written: Instant?) throws(JournalFailure) -> Ingest.Tally {
        // A batch survives a kill at once, and a power cut when the file ends: its last commit waits for the disk, and
        // what stands before it in the log with it.
        try database.script("PRAGMA synchronous = NORMAL")
        defer { try? database.script("PRAGMA synchronous = FULL") }
        return try database.transaction { () throws(JournalFailure) -> Ingest.Tally in
            // Looked up each time: the person may change them while a file is read.
            let settings = try settings.settings()
            var ingest = Ingest(
                scope, number: number, written: written ?? clock.now, zones: settings.zones, quarantine: Quarantine(now: clock.now))
            let leftOut = try LeftOutWriter(database, scope, number: number)
            try ingest.insert(batch.samples, of: batch.sampleFiles, into: database, sources, leftOut)
            for (index, walk) in batch.walks.enumerated() {
                try insert(walk, of: batch.walkFiles[index], isBrokenOff: batch.isBrokenOff, &ingest, leftOut)
            }
            for record in batch.leftOut { try putAside(record, &ingest, leftOut) }
            ingest.tally.before = try counter.count(ingest.touched, settings)
            return ingest.tally
        }
    }

    private func insert(
        _ walk: Walk, of file: String?, isBrokenOff: Bool, _ ingest: inout Ingest, _ leftOut: borrowing LeftOutWriter
    ) throws(JournalFailure) {
        if let reason = ingest.quarantine.reason(against: walk) {
            return try putAside(QuarantinedRecord(walk, reason, in: file), &ingest, leftOut)
        }
        if isBrokenOff, let records = try brokenOff.putAside(part: walk, import: ingest.number) {
            ingest.tally.outcome.walksKnown += 1
            ingest.tally.outcome.added -= records
            ingest.tally.outcome.known += records
            return ingest.touch(walk.start.milliseconds, walk.end.milliseconds)
        }
        let isDeleted = try tombstones.contains(walk.id)
        let isRoute = try routes.contains(walk.id)
        let hasParts =
            isDeleted || isRoute ? false : try brokenOff.putPartsAside(of: walk, import: ingest.number, isBrokenOff: isBrokenOff)
        if hasParts {
            ingest.tally.outcome.updated += 1
            ingest.touch(walk.start.milliseconds, walk.end.milliseconds)
        }
        let isKnown = try walks.contains(walk.id)
        guard !isDeleted, !isRoute, !isKnown else {
            let isRepeated = try readings.isTold(walk.id, by: ingest.number)
            if !isRepeated { ingest.tally.outcome.walksKnown += 1 }
            if let change = try readings.recordReading(of: walk, import: ingest.number) {
                ingest.tally.outcome.updated += 1
                for walk in [change.before, change.after] { ingest.touch(walk.start.milliseconds, walk.end.milliseconds) }
            } else if isRepeated {
                try putAside(QuarantinedRecord(walk, .repeated, in: file), &ingest, leftOut)
            }
            return
        }
        try walks.write(walk, import: ingest.number)
        ingest.touch(walk.start.milliseconds, walk.end.milliseconds)
        // What takes the place of its first part is no walk more.
        if !hasParts { ingest.tally.outcome.walksAdded += 1 }
    }

    private func putAside(
        _ record: QuarantinedRecord, _ ingest: inout Ingest, _ leftOut: borrowing LeftOutWriter
    ) throws(JournalFailure) {
        try ingest.putAside(record, source: try sources.number(of: record.source), leftOut)
    }
}
