import CSQLite
import SQLite
import Walking

/// Pours what an importer reads into one person's journal.
actor JournalSink: SampleSink {
    private let profile: ProfileJournal
    private var number: Int64?
    private var written: Instant?
    private var report = ImportReport(file: "", format: "")
    /// The totals of each day that the file touches, before it.
    private var before: [CivilDate: DayTotals] = [:]
    /// The totals of each day before the first of the files.
    private var original: [CivilDate: DayTotals] = [:]

    init(_ profile: ProfileJournal) {
        self.profile = profile
    }

    func begin(_ file: ImportFile) async throws(JournalFailure) {
        number = try await profile.perform { (stores) throws(JournalFailure) in try stores.imports.begin(file) }
        written = file.written
        report = ImportReport(file: file.name, format: file.format)
        before = [:]
    }

    func accept(_ metadata: JournalMetadata) async throws(JournalFailure) {
        guard let number else { throw .unexpected(code: SQLITE_MISUSE) }
        let removed = try await profile.perform { (stores) throws(JournalFailure) in
            try stores.metadata.apply(metadata, import: number)
        }
        if removed > 0 { report.removed = (report.removed ?? 0) + removed }
        try await recountStaleDays()
    }

    func accept(_ samples: [Sample], walks: [Walk]) async throws(JournalFailure) -> BatchOutcome {
        try await accept(ReadBatch(samples, walks: walks))
    }

    func accept(_ batch: ReadBatch) async throws(JournalFailure) -> BatchOutcome {
        guard let number else { throw .unexpected(code: SQLITE_MISUSE) }
        let written = written
        let runs = BatchRuns(batch.samples)
        var outcome = BatchOutcome()
        for (index, run) in runs.ranges.enumerated() {
            let isLast = index == runs.ranges.count - 1
            let part = ReadBatch(
                runs.samples(of: run), walks: isLast ? batch.walks : [], sampleFiles: batch.sampleFiles.of(runs.places(of: run)),
                walkFiles: batch.walkFiles, leftOut: isLast ? batch.leftOut : [], isBrokenOff: batch.isBrokenOff)
            let tally = try await profile.perform { (stores) throws(JournalFailure) in
                try stores.batches.ingest(part, import: number, written: written)
            }
            outcome += tally.outcome
            note(tally.before)
            if let first = tally.firstDay { report.firstDay = min(report.firstDay ?? first, first) }
            if let last = tally.lastDay { report.lastDay = max(report.lastDay ?? last, last) }
        }
        report.outcome += outcome
        return outcome
    }

    func finish(
        hash: String?, skipped: [SkipReason: Int], leftOut: [LeftOut], places: [LeftOutPlace], isPartial: Bool
    ) async throws(JournalFailure) -> ImportReport {
        guard let number else { throw .unexpected(code: SQLITE_MISUSE) }
        self.number = nil
        report.isPartial = isPartial
        report.leftOut = leftOut.isEmpty ? nil : leftOut
        report.places = places.isEmpty ? nil : places
        report.skipped = skipped.merging(report.outcome.quarantined, uniquingKeysWith: { $0.addingClamped($1) })
        // Zones that somebody changed elsewhere meanwhile.
        try await recountStaleDays()
        let (report, before, original) = (report, before, original)
        return try await profile.perform { (stores) throws(JournalFailure) in
            try stores.imports.finish(number, hash: hash, report: report, before: before, original: original)
        }
    }

    func changes() async throws(JournalFailure) -> DayChanges? {
        let original = original
        return try await profile.perform { (stores) throws(JournalFailure) in try stores.imports.countChanges(since: original) }
    }

    private func recountStaleDays() async throws(JournalFailure) {
        note(try await profile.perform { (stores) async throws(JournalFailure) in try await stores.counter.recountStaleDays() })
    }

    /// The first answer for each day stays.
    private func note(_ totals: [CivilDate: DayTotals]) {
        before.merge(totals) { first, _ in first }
        original.merge(totals) { first, _ in first }
    }
}
