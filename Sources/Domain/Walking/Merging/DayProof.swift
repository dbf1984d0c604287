/// The derivation of a day's number: the records of each source, the part that counted, and the sources preferred elsewhere.
package struct DayProof: Hashable, Sendable {
    package static let slotLength: Int64 = 1_800_000

    package let metric: Metric
    package let date: CivilDate
    /// The sources that recorded something, the best first.
    package let lines: [Line]
    /// The day's number: a sum, or the mean over the time that counts; nil where nothing was recorded, and where an average has nothing to
    /// stand on.
    package let value: Double?
    /// The two numbers that it is the quotient of, where nobody measured it.
    package let derivation: Derivation?
    /// The day's totals in the other metrics.
    package let others: [Metric: Double]
    /// The hours that the wall clock shows in the slots; a day of 23 or 25 hours skips or repeats one.
    package internal(set) var hours: [Int] = []
    /// Indicates whether a source told of another metric, be it nothing or what has no total.
    package let hasOtherData: Bool
    /// The zone in which times of the day are said.
    package internal(set) var zone = Zone.utc
    /// The walks whose steps nobody counted.
    package internal(set) var uncounted: UncountedWalks?
    /// The walks without steps of their own that may be part of what a total adds.
    package internal(set) var covered: CoveredWalks?
    /// The number of records of the day, of walks, and of numbers of walks that are kept, that imports left out, by the reason.
    package internal(set) var leftOut: [SkipReason: Int] = [:]

    /// Indicates whether the number follows from other metrics, since nobody measured it.
    package var isDerived: Bool { derivation != nil }

    /// The hour that the wall clock shows in a slot.
    package func hour(ofSlot slot: Int) -> Int { hours.indices.contains(slot) ? hours[slot] : slot / 2 }

    /// Indicates whether the wall clock comes to another hour with a slot.
    package func isNewHour(atSlot slot: Int) -> Bool { slot == 0 || hour(ofSlot: slot) != hour(ofSlot: slot - 1) }
}
