/// The outcome of the records delivered so far.
package struct BatchOutcome: Hashable, Sendable, Codable {
    /// Not known before.
    package var added = 0
    /// Here already, so nothing changed.
    package var known = 0
    /// The same records once more in one import; nil where there are none, and in what was written before this was kept.
    package var repeated: Int?
    /// Here already, and corrected by what came now.
    package var updated = 0
    package var walksAdded = 0
    package var walksKnown = 0
    /// Left out, by reason, but for what the reader itself counts.
    package var quarantined: [SkipReason: Int] = [:]

    package init() {}

    /// Records that changed the journal.
    package var taken: Int { added.addingClamped(updated) }

    package static func += (left: inout BatchOutcome, right: BatchOutcome) {
        left.added = left.added.addingClamped(right.added)
        left.known = left.known.addingClamped(right.known)
        if let more = right.repeated { left.repeated = (left.repeated ?? 0).addingClamped(more) }
        left.updated = left.updated.addingClamped(right.updated)
        left.walksAdded = left.walksAdded.addingClamped(right.walksAdded)
        left.walksKnown = left.walksKnown.addingClamped(right.walksKnown)
        left.quarantined.merge(right.quarantined, uniquingKeysWith: { $0.addingClamped($1) })
    }
}
