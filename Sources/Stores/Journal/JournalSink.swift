import CSQLite
import Walking

/// Pours what an importer reads into one person's journal.
actor JournalSink: SampleSink {
    private let journal: Journal
    private let owner: AccountID
    private let zone: Zone?
    private var zones: ZoneTimeline
    private var number: Int64?
    private var report = ImportReport(file: "", format: "")

    init(journal: Journal, owner: AccountID, zone: Zone?, zones: ZoneTimeline) {
        self.journal = journal
        self.owner = owner
        self.zone = zone
        self.zones = zones
    }

    func begin(_ file: ImportFile) async throws(JournalFailure) {
        zones = try await journal.settings(of: owner, zone: zone).zones
        number = try await journal.beginImport(file, of: owner)
        report = ImportReport(file: file.name, format: file.format)
    }

    func accept(_ memory: JournalMemory) async throws(JournalFailure) {
        guard let number else { throw .unexpected(code: SQLITE_MISUSE) }
        try await journal.take(memory, import: number, owner: owner)
        zones = try await journal.settings(of: owner, zone: zone).zones
    }

    func accept(_ samples: [Sample], walks: [Walk]) async throws(JournalFailure) -> BatchOutcome {
        guard let number else { throw .unexpected(code: SQLITE_MISUSE) }
        let tally = try await journal.ingest(samples, walks: walks, import: number, owner: owner, zones: zones)
        report.outcome += tally.outcome
        if let first = tally.firstDay { report.firstDay = min(report.firstDay ?? first, first) }
        if let last = tally.lastDay { report.lastDay = max(report.lastDay ?? last, last) }
        return tally.outcome
    }

    func finish(hash: String?, skipped: [SkipReason: Int], isPartial: Bool) async throws(JournalFailure) -> ImportReport {
        guard let number else { throw .unexpected(code: SQLITE_MISUSE) }
        self.number = nil
        report.isPartial = isPartial
        report.skipped = skipped.merging(report.outcome.quarantined, uniquingKeysWith: +)
        return try await journal.finishImport(number, hash: hash, report: report, owner: owner, zone: zone)
    }
}
