import Walking

/// A record that a reader leaves out, as far as it knows what and when it was, so that the proof of its day can tell of it.
struct LostRecord {
    /// The metric; nil for a walk or another activity.
    var metric: Metric?
    var start: Instant
    var end: Instant
    var value: Double
    var source: Source

    /// - Parameter end: nil where it is not known, or before the beginning.
    init(_ metric: Metric?, from start: Instant, until end: Instant? = nil, value: Double = 0, of source: Source) {
        self.metric = metric
        self.start = start
        self.end = max(start, end ?? start)
        self.value = value
        self.source = source
    }

    /// A walk or another activity; nil where nobody knows when it was.
    static func activity(from start: Instant?, until end: Instant? = nil, of source: Source) -> LostRecord? {
        start.map { LostRecord(nil, from: $0, until: end, of: source) }
    }

    /// The total of a civil date.
    static func total(_ metric: Metric, on date: CivilDate, in zones: ZoneTimeline, of source: Source) -> LostRecord {
        LostRecord(metric, from: zones.startOfDay(date), until: zones.endOfDay(date), of: source)
    }
}
