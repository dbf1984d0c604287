import Walking

/// A reader whose every file holds one walk.
nonisolated struct OneWalkReader: HistoryReader {
    let start: Instant

    func read(
        _ path: String, zones: ZoneTimeline, into sink: any SampleSink, progress: @escaping @Sendable (ImportProgress) -> Void
    ) async throws(ImportFailure) -> [ImportReport] {
        do throws(JournalFailure) {
            let walk = Walk(start: start, end: start + .seconds(1200), zone: .utc, steps: 2000, source: Source(name: "Watch", kind: .watch))
            try await sink.begin(ImportFile(name: path, format: "one"))
            try await sink.accept([], walks: [walk])
            return [try await sink.finish(hash: nil, skipped: [:], isPartial: false)]
        } catch {
            throw .journal(error)
        }
    }
}
