/// Why a day has its number: what each source recorded, what of it counted, and who was preferred where it did not.
package struct DayProof: Hashable, Sendable {
    package static let slotLength: Int64 = 1_800_000

    package let metric: Metric
    package let date: CivilDate
    /// The sources that recorded something, the best first.
    package let lines: [Line]
    /// The day's number: a sum, or the mean over the time that counts; nil where nothing was recorded, and where an average has nothing to stand on.
    package let value: Double?
    /// Whether the number follows from other metrics, since nobody measured it.
    package let isDerived: Bool
    /// What the day comes to in the other metrics.
    package let others: [Metric: Double]
    /// Where no source recorded anything, the walks of which no more is known than that they were.
    package internal(set) var uncounted: UncountedWalks?
}
