/// A sample as the merge sees it: when, how much, and how good its source is.
package struct Interval: Hashable, Sendable {
    /// Milliseconds since 1970.
    package var start: Int64
    package var end: Int64
    package var value: Double
    /// The smaller, the better.
    package var rank: Int
    /// Milliseconds since 1970; unknown is the oldest.
    package var modified: Int64
    /// The date of the file that tells it, in milliseconds since 1970; unknown is the oldest.
    package var exported: Int64
    /// The caller's number for the source.
    package var source: Int
    package var grain: Grain
    /// Indicates whether it is a walk, which says how much but not evenly when.
    package var isWalk: Bool
    /// Indicates whether it is a sum that its source told as a record: what it adds lies evenly in its time.
    package var isSpread = false
    /// The amount that other sums can have in the stretch of a sum over a midnight (`SumsOverMidnight`).
    package var beside = 0.0
    /// The part of its time that was on the move, over which speed and cadence are.
    package var movingShare: Double

    package init(
        start: Int64, end: Int64, value: Double, rank: Int, modified: Int64 = .min, source: Int = 0, exported: Int64 = .min,
        grain: Grain = .record, isWalk: Bool = false, movingShare: Double = 1
    ) {
        self.start = start
        self.end = end
        self.value = value
        self.rank = rank
        self.modified = modified
        self.exported = exported
        self.source = source
        self.grain = grain
        self.isWalk = isWalk
        self.movingShare = movingShare
    }

    /// Returns whether this one counts where both cover a moment.
    ///
    /// Rank decides; then a record goes before a walk, and of walks the faster one, or the longer one, so that a walk beside another never
    /// makes the two come to less than either. Then the later modification decides, then what begins later and ends earlier. Of the same
    /// stretch of time the value of the newer file counts; what is still equal is decided by content, so that the order in which records
    /// came in never matters.
    func beats(_ other: Interval) -> Bool {
        if rank != other.rank { return rank < other.rank }
        if isWalk != other.isWalk { return other.isWalk }
        if isWalk, pace != other.pace { return pace > other.pace }
        if isWalk, value != other.value { return value > other.value }
        if modified != other.modified { return modified > other.modified }
        if start != other.start { return start > other.start }
        if end != other.end { return end < other.end }
        if exported != other.exported { return exported > other.exported }
        if value != other.value { return value > other.value }
        return source < other.source
    }

    /// The amount per millisecond.
    private var pace: Double { value / Double(max(1, end - start)) }
}
