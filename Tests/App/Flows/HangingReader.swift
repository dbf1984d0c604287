import Walking

/// A reader that never comes to an end by itself, only when it is cancelled.
nonisolated struct HangingReader: HistoryReader {
    let formats: [FormatName] = []

    func read(
        _ path: String, zones: ZoneTimeline, into sink: any SampleSink, progress: @escaping @Sendable (ImportProgress) -> Void
    ) async throws(ImportFailure) -> [ImportReport] {
        progress(ImportProgress(file: path, bytesRead: 1, bytesTotal: 2, samples: 0))
        let (stream, continuation) = AsyncStream<Void>.makeStream()
        await withTaskCancellationHandler {
            for await _ in stream {}
        } onCancel: {
            continuation.finish()
        }
        throw .cancelled(kept: [])
    }
}
