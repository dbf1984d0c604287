/// The receiver of an importer's records, a batch at a time.
///
/// Each batch survives a kill when `accept` returns, with its days counted, and a power cut when `finish` does. One sink serves any
/// number of files, one after the other.
package protocol SampleSink: Sendable {
    func begin(_ file: ImportFile) async throws(JournalFailure)
    /// Accepts the metadata of an export; it comes before the batches that stand behind it in the file.
    func accept(_ metadata: JournalMetadata) async throws(JournalFailure)
    /// Some thousand samples at a time make the best speed, where they lie on few days: each day of them is counted.
    @discardableResult
    func accept(_ samples: [Sample], walks: [Walk]) async throws(JournalFailure) -> BatchOutcome
    /// The same with the files that it comes from, where one of them is named beside what is left out.
    @discardableResult
    func accept(_ batch: ReadBatch) async throws(JournalFailure) -> BatchOutcome
    /// Ends the file, also after a cancel: what came in stays.
    /// - Parameters:
    ///   - hash: SHA-256 of the file in hex; nil where the person cancelled before a large one was known.
    ///   - skipped: what the reader itself dropped, by reason.
    ///   - leftOut: what of it has a name that the person may know.
    ///   - places: where some of it stands.
    ///   - isPartial: whether the file broke off, or the person cancelled.
    func finish(
        hash: String?, skipped: [SkipReason: Int], leftOut: [LeftOut], places: [LeftOutPlace], isPartial: Bool
    ) async throws(JournalFailure) -> ImportReport
    /// The days that everything which came through this sink has changed; nil where nobody keeps days.
    func changes() async throws(JournalFailure) -> DayChanges?
}

extension SampleSink {
    /// Does nothing: a sink that only counts has no use for metadata.
    package func accept(_ metadata: JournalMetadata) async throws(JournalFailure) {}

    /// Accepts the samples and walks alone: a sink that names nothing that is left out needs no files.
    @discardableResult
    package func accept(_ batch: ReadBatch) async throws(JournalFailure) -> BatchOutcome {
        try await accept(batch.samples, walks: batch.walks)
    }

    package func changes() async throws(JournalFailure) -> DayChanges? { nil }

    /// Ends a file of which nobody knows where something was left out.
    @discardableResult
    package func finish(
        hash: String?, skipped: [SkipReason: Int], leftOut: [LeftOut], isPartial: Bool
    ) async throws(JournalFailure) -> ImportReport {
        try await finish(hash: hash, skipped: skipped, leftOut: leftOut, places: [], isPartial: isPartial)
    }

    /// Ends a file of which nothing was left out by its name.
    @discardableResult
    package func finish(hash: String?, skipped: [SkipReason: Int], isPartial: Bool) async throws(JournalFailure) -> ImportReport {
        try await finish(hash: hash, skipped: skipped, leftOut: [], places: [], isPartial: isPartial)
    }
}

/// The number of days that an import has changed, over all of its files.
package struct DayChanges: Hashable, Sendable {
    /// Days whose steps, distance or flights differ.
    package var changed: Int
    /// Days of them that have less of something; a day that had nothing cannot have less.
    package var shrunk: Int

    package init(changed: Int = 0, shrunk: Int = 0) {
        self.changed = changed
        self.shrunk = shrunk
    }
}
