import Synchronization
import Walking

/// A sink that keeps everything in memory and can be told to fail.
final class CollectingSink: SampleSink {
    struct State {
        var files: [ImportFile] = []
        var memory = JournalMetadata()
        var samples: [Sample] = []
        var walks: [Walk] = []
        var batches: [Int] = []
        /// The records that the readers left out and know the time of.
        var lost: [QuarantinedRecord] = []
        var leftOut: [LeftOut] = []
        var places: [LeftOutPlace] = []
        var finished: [(hash: String?, skipped: [SkipReason: Int], isPartial: Bool)] = []
    }

    private let state = Mutex(State())
    private let failure: JournalFailure?
    private let onAccept: @Sendable () -> Void

    init(failing failure: JournalFailure? = nil, onAccept: @escaping @Sendable () -> Void = {}) {
        self.failure = failure
        self.onAccept = onAccept
    }

    var all: State { state.withLock { $0 } }
    var samples: [Sample] { all.samples }
    var walks: [Walk] { all.walks }
    var lost: [QuarantinedRecord] { all.lost }
    /// The number of records that the readers skipped, over all files.
    var skipped: [SkipReason: Int] {
        all.finished.reduce(into: [:]) { $0.merge($1.skipped, uniquingKeysWith: +) }
    }

    func begin(_ file: ImportFile) async throws(JournalFailure) {
        state.withLock { $0.files.append(file) }
    }

    func accept(_ memory: JournalMetadata) async throws(JournalFailure) {
        state.withLock { $0.memory = memory }
    }

    func accept(_ samples: [Sample], walks: [Walk]) async throws(JournalFailure) -> BatchOutcome {
        if let failure { throw failure }
        state.withLock {
            $0.samples += samples
            $0.walks += walks
            $0.batches.append(samples.count)
        }
        onAccept()
        var outcome = BatchOutcome()
        outcome.added = samples.count
        outcome.walksAdded = walks.count
        return outcome
    }

    func accept(_ batch: ReadBatch) async throws(JournalFailure) -> BatchOutcome {
        state.withLock { $0.lost += batch.leftOut }
        return try await accept(batch.samples, walks: batch.walks)
    }

    func finish(
        hash: String?, skipped: [SkipReason: Int], leftOut: [LeftOut], places: [LeftOutPlace], isPartial: Bool
    ) async throws(JournalFailure) -> ImportReport {
        state.withLock { state in
            state.finished.append((hash, skipped, isPartial))
            state.leftOut.add(leftOut)
            state.places += places
            var report = ImportReport(file: state.files.last?.name ?? "", format: state.files.last?.format ?? "")
            report.outcome.added = state.samples.count
            report.outcome.walksAdded = state.walks.count
            report.skipped = skipped
            report.places = places.isEmpty ? nil : places
            report.isPartial = isPartial
            return report
        }
    }
}
