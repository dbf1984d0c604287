/// A record that was left out, with the reason, or a number of a walk that is kept without it.
///
/// Everything that a file holds and the journal does not count is one, where its time is known: the proof of its day tells of it.
package struct QuarantinedRecord: Hashable, Sendable {
    /// The metric; nil for a walk, whose value is its steps.
    package var metric: Metric?
    package var start: Instant
    package var end: Instant
    package var value: Double
    package var source: Source
    package var reason: SkipReason
    /// Below what was imported; nil where nobody knows it, and for what was left out before this was kept.
    package var file: String?
    /// The words of the file, where its reader could make no record of them and told of their place itself; nil for what has a value.
    package var text: String?

    package init(
        metric: Metric?, start: Instant, end: Instant, value: Double, source: Source, reason: SkipReason, file: String? = nil,
        text: String? = nil
    ) {
        self.metric = metric
        self.start = start
        self.end = end
        self.value = value
        self.source = source
        self.reason = reason
        self.file = file
        self.text = text
    }
}
