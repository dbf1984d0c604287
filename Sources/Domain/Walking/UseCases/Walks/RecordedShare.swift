/// Finds the share of a live walk that its sensors recorded in a part of its time.
struct RecordedShare: Sendable {
    private let journal: any JournalRepository

    init(journal: any JournalRepository) {
        self.journal = journal
    }

    /// Returns nil where no sensor recorded anything of the walk.
    func callAsFunction(
        _ metric: Metric, of walk: Walk, from: Instant, until: Instant
    ) async throws(JournalFailure) -> Double? {
        let records = try await journal.samples(metric, from: min(from, walk.start), until: max(until, walk.end))
            .filter { $0.source.isOfLiveWalk && $0.grain == .record }.withoutUnfinishedMinutes
        let all = records.reduce(0) { $0 + $1.value * $1.share(from: walk.start, until: walk.end) }
        guard all > 0 else { return nil }
        return records.reduce(0) { $0 + $1.value * $1.share(from: from, until: until) } / all
    }
}

extension Sample {
    fileprivate func share(from: Instant, until: Instant) -> Double {
        guard end > start else { return start >= from && start <= until ? 1 : 0 }
        let overlap = min(end, until) - max(start, from)
        return overlap > .zero ? Double(overlap.milliseconds) / Double((end - start).milliseconds) : 0
    }
}
