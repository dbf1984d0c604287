import Walking

/// The contents of the files, as far as a look can tell.
nonisolated struct ImportFindings: Equatable, Sendable {
    /// Short names of the formats that were found.
    var formats: [String] = []
    var samples = 0
    var walks = 0
    /// Those of them that stand in the journal already.
    var knownSamples = 0
    var knownWalks = 0
    var first: Instant?
    var last: Instant?
    /// Records by who measured them.
    var sources: [Source: Int] = [:]
    var skipped: [SkipReason: Int] = [:]
    var leftOut: [LeftOut] = []
    var places: [LeftOutPlace] = []

    /// The content that was read; nil where nobody knows it.
    var hash: String?
    /// The latest import that brought all of that content; nil where none did.
    var knownImport: Int64?
    /// Indicates whether a file could not be read to its end.
    var isPartial = false
    /// Indicates whether that is because it ends before it should.
    var breaksOff = false

    /// Indicates whether there is anything that could be imported.
    var isEmpty: Bool { samples == 0 && walks == 0 }

    /// The names of sports that only the person can say are walks, the most frequent first.
    var unknownSports: [String] {
        leftOut.filter { $0.kind == .sport && !$0.name.isEmpty }.sorted { ($1.count, $0.name) < ($0.count, $1.name) }.map(\.name)
    }

    mutating func add(_ batch: [Sample], walks: [Walk]) {
        samples += batch.count
        self.walks += walks.count
        for sample in batch {
            cover(sample.start, sample.end)
            sources[sample.source, default: 0] += 1
        }
        for walk in walks { cover(walk.start, walk.end) }
    }

    private mutating func cover(_ start: Instant, _ end: Instant) {
        first = min(first ?? start, start)
        // A record that ends at midnight is of the day before.
        let lastMoment = end > start ? Instant(milliseconds: end.milliseconds - 1) : end
        last = max(last ?? lastMoment, lastMoment)
    }
}
