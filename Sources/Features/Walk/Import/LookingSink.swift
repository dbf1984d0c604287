import Walking

/// Counts what an importer reads and keeps nothing, so that a person sees what is in a file before anything is written.
actor LookingSink: SampleSink {
    private(set) var findings = ImportFindings()
    private var file = ImportFile(name: "", format: "")
    private var outcome = BatchOutcome()

    func begin(_ file: ImportFile) {
        self.file = file
        outcome = BatchOutcome()
        findings.files += 1
    }

    func accept(_ samples: [Sample], walks: [Walk]) -> BatchOutcome {
        findings.add(samples, walks: walks)
        var batch = BatchOutcome()
        batch.added = samples.count
        batch.walksAdded = walks.count
        outcome += batch
        return batch
    }

    func finish(hash: String?, skipped: [SkipReason: Int], leftOut: [LeftOut], isPartial: Bool) -> ImportReport {
        findings.skipped.merge(skipped, uniquingKeysWith: { $0.addingClamped($1) })
        findings.leftOut.add(leftOut)
        return ImportReport(
            file: file.name, format: file.format, outcome: outcome, skipped: skipped, leftOut: leftOut, isPartial: isPartial)
    }
}
