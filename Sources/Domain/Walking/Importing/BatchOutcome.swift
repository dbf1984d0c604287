/// What became of the records handed over so far.
package struct BatchOutcome: Hashable, Sendable, Codable {
    /// Not known before.
    package var added = 0
    /// Here already, so nothing changed.
    package var known = 0
    /// Here already, and corrected by what came now.
    package var updated = 0
    package var walksAdded = 0
    package var walksKnown = 0
    /// Put aside, by reason.
    package var quarantined: [SkipReason: Int] = [:]

    package init() {}

    package static func += (left: inout BatchOutcome, right: BatchOutcome) {
        left.added += right.added
        left.known += right.known
        left.updated += right.updated
        left.walksAdded += right.walksAdded
        left.walksKnown += right.walksKnown
        left.quarantined.merge(right.quarantined, uniquingKeysWith: +)
    }
}
