import CSQLite
import Walking

/// Pours what an importer reads into one person's journal.
actor JournalSink: SampleSink {
    private let journal: Journal
    private let owner: AccountID
    private let zone: Zone?
    private var number: Int64?
    private var written: Instant?
    private var report = ImportReport(file: "", format: "")
    /// What each day that the file touches came to before it.
    private var before: [CivilDate: DayTotals] = [:]
    /// What each day came to before the first of the files.
    private var original: [CivilDate: DayTotals] = [:]

    init(journal: Journal, owner: AccountID, zone: Zone?) {
        self.journal = journal
        self.owner = owner
        self.zone = zone
    }

    func begin(_ file: ImportFile) async throws(JournalFailure) {
        number = try await journal.beginImport(file, of: owner)
        written = file.written
        report = ImportReport(file: file.name, format: file.format)
        before = [:]
    }

    func accept(_ memory: JournalMemory) async throws(JournalFailure) {
        guard let number else { throw .unexpected(code: SQLITE_MISUSE) }
        try await journal.take(memory, import: number, owner: owner)
        note(try await journal.settle(owner, zone: zone))
    }

    func accept(_ samples: [Sample], walks: [Walk]) async throws(JournalFailure) -> BatchOutcome {
        guard let number else { throw .unexpected(code: SQLITE_MISUSE) }
        let runs = BatchRuns(samples)
        var outcome = BatchOutcome()
        for (index, run) in runs.ranges.enumerated() {
            let isLast = index == runs.ranges.count - 1
            let tally = try await journal.ingest(
                runs.samples(of: run), walks: isLast ? walks : [], import: number, written: written, owner: owner, zone: zone)
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
        note(try await journal.settle(owner, zone: zone))
        return try await journal.finishImport(number, hash: hash, report: report, before: before, original: original, owner: owner)
    }

    func changes() async throws(JournalFailure) -> DayChanges? { try await journal.countChanges(since: original, of: owner) }

    /// The first answer for each day stays.
    private func note(_ totals: [CivilDate: DayTotals]) {
        before.merge(totals) { first, _ in first }
        original.merge(totals) { first, _ in first }
    }
}
