import Walking

/// Counts what an importer reads and keeps nothing, so that a person sees what is in a file before anything is written: by the same
/// limits as the journal, so that what an import will leave out is known before.
actor PreviewSink: SampleSink {
    private(set) var findings = ImportFindings()
    private let journal: any JournalRepository
    private let quarantine: Quarantine
    private var file = ImportFile(name: "", format: "")
    private var outcome = BatchOutcome()

    /// - Parameters:
    ///   - journal: knows what was imported before.
    ///   - now: what is later cannot have been measured yet.
    init(_ journal: any JournalRepository, now: Instant) {
        self.journal = journal
        quarantine = Quarantine(now: now)
    }

    func begin(_ file: ImportFile) {
        self.file = file
        outcome = BatchOutcome()
        if !findings.formats.contains(file.format) { findings.formats.append(file.format) }
    }

    func accept(_ samples: [Sample], walks: [Walk]) async throws(JournalFailure) -> BatchOutcome {
        var batch = BatchOutcome()
        let possible = samples.filter { sample in
            guard let reason = quarantine.reason(against: sample) else { return true }
            batch.quarantined[reason, default: 0] += 1
            return false
        }
        let possibleWalks = walks.filter { walk in
            guard let reason = quarantine.reason(against: walk) else { return true }
            batch.quarantined[reason, default: 0] += 1
            return false
        }
        let known = try await journal.knownCounts(possible, possibleWalks)
        findings.add(possible, walks: possibleWalks)
        findings.knownSamples += known.records
        findings.knownWalks += known.walks
        findings.skipped.merge(batch.quarantined, uniquingKeysWith: { $0.addingClamped($1) })
        batch.added = possible.count
        batch.walksAdded = possibleWalks.count
        outcome += batch
        return batch
    }

    func accept(_ batch: ReadBatch) async throws(JournalFailure) -> BatchOutcome {
        var outcome = try await accept(batch.samples, walks: batch.walks)
        // A record with words instead of a value is counted by its reader.
        for record in batch.leftOut where record.text == nil { leaveOut(record.reason, &outcome) }
        return outcome
    }

    private func leaveOut(_ reason: SkipReason, _ batch: inout BatchOutcome) {
        batch.quarantined[reason, default: 0] += 1
        outcome.quarantined[reason, default: 0] += 1
        findings.skipped[reason, default: 0] += 1
    }

    func finish(hash: String?, skipped: [SkipReason: Int], leftOut: [LeftOut], places: [LeftOutPlace], isPartial: Bool) -> ImportReport {
        findings.skipped.merge(skipped, uniquingKeysWith: { $0.addingClamped($1) })
        findings.leftOut.add(leftOut)
        findings.places.add(places)
        findings.hash = hash
        findings.isPartial = findings.isPartial || isPartial
        return ImportReport(
            file: file.name, format: file.format, outcome: outcome, skipped: skipped, leftOut: leftOut, isPartial: isPartial)
    }
}
