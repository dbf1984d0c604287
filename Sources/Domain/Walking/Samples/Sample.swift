/// One measurement of one source over a stretch of time.
package struct Sample: Hashable, Sendable {
    package var metric: Metric
    package var grain: Grain
    package var isUserEntered: Bool
    /// Indicates whether it comes from a text in which a person may have corrected it and left its dates as they were: what says otherwise
    /// than the
    /// record that it was written from is as new as that text.
    package var isFromText = false
    package var start: Instant
    package var end: Instant
    /// The amount in the metric's unit: steps, metres, seconds, metres a second.
    package var value: Double
    package var source: Source
    /// The time of the source's last change; a later one wins over an earlier of equal rank.
    package var modified: Instant?
    /// The date of the file that tells it, where no source says when it changed it: of two values for one stretch of time the later
    /// counts.
    package var exported: Instant?
    /// The time zone of the measurement, where the export has it.
    package var zone: Zone?

    /// - Parameter grain: nil takes what lasts about a day for the sum of it.
    package init(
        metric: Metric, start: Instant, end: Instant, value: Double, source: Source, modified: Instant? = nil, isUserEntered: Bool = false,
        zone: Zone? = nil, exported: Instant? = nil, grain: Grain? = nil
    ) {
        self.metric = metric
        self.start = start
        self.end = end
        self.value = value
        self.source = source
        self.modified = modified
        self.isUserEntered = isUserEntered
        self.zone = zone
        self.exported = exported
        self.grain = grain ?? .natural(for: end - start)
    }
}
