import Walking

/// Pours what is read into the journal in memory.
package actor MemorySampleSink: SampleSink {
    private let journal: MemoryJournal
    private var file = ImportFile(name: "", format: "")
    private var outcome = BatchOutcome()

    package init(journal: MemoryJournal) {
        self.journal = journal
    }

    package func begin(_ file: ImportFile) async throws(JournalFailure) {
        self.file = file
        outcome = BatchOutcome()
    }

    package func accept(_ samples: [Sample], walks: [Walk]) async throws(JournalFailure) -> BatchOutcome {
        var batch = BatchOutcome()
        batch.added = samples.count
        batch.walksAdded = walks.count
        outcome += batch
        await journal.take(samples, walks)
        return batch
    }

    package func finish(
        hash: String?, skipped: [SkipReason: Int], leftOut: [LeftOut], places: [LeftOutPlace], isPartial: Bool
    ) async throws(JournalFailure) -> ImportReport {
        var report = ImportReport(
            file: file.name, format: file.format, outcome: outcome, skipped: skipped, leftOut: leftOut, changedDays: 1,
            isPartial: isPartial)
        report.places = places.isEmpty ? nil : places
        return report
    }
}
