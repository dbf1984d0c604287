import Walking

/// Pours what is read into the journal in memory.
actor MemorySink: SampleSink {
    private let journal: MemoryJournal
    private var file = ImportFile(name: "", format: "")
    private var outcome = BatchOutcome()

    init(journal: MemoryJournal) {
        self.journal = journal
    }

    func begin(_ file: ImportFile) async throws(JournalFailure) {
        self.file = file
        outcome = BatchOutcome()
    }

    func accept(_ samples: [Sample], walks: [Walk]) async throws(JournalFailure) -> BatchOutcome {
        var batch = BatchOutcome()
        batch.added = samples.count
        batch.walksAdded = walks.count
        outcome += batch
        await journal.take(samples, walks)
        return batch
    }

    func finish(hash: String?, skipped: [SkipReason: Int], isPartial: Bool) async throws(JournalFailure) -> ImportReport {
        ImportReport(file: file.name, format: file.format, outcome: outcome, skipped: skipped, changedDays: 1, isPartial: isPartial)
    }
}
