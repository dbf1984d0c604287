extension [Sample] {
    private struct Key: Hashable {
        let metric: Metric
        let source: Source
        let start: Instant
    }

    /// The records of live walks without those of a minute that was not over when they were read, as ``LiveRecords`` counts them.
    var withoutUnfinishedMinutes: [Sample] {
        let ends = Dictionary(map { (Key(metric: $0.metric, source: $0.source, start: $0.start), $0.end) }) { Swift.max($0, $1) }
        return filter { $0.end == ends[Key(metric: $0.metric, source: $0.source, start: $0.start)] }
    }
}
