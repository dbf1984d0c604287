import Walking

/// The way in which a live walk ended.
package nonisolated enum LiveEnd: Hashable, Codable, Sendable {
    case saved(WalkID)
    /// The six-minute test was walked in it.
    case tested(WalkID, Test)
    /// It could not be saved, and can be later.
    case kept
    case discarded
    /// A walk in which nobody walked, so that nothing was saved.
    case nothing
    /// It was over before five seconds were.
    case tooShort

    /// The outcome of a six-minute test.
    package nonisolated enum Test: Hashable, Codable, Sendable {
        /// Its way.
        case metres(Double)
        /// Neither a sensor nor the walker said how far it was.
        case unmeasured
        /// It was ended before its time.
        case unfinished
    }
}
