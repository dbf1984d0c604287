/// All that a day's numbers and their proofs follow from.
package struct DayInput: Sendable {
    package let date: CivilDate
    /// Milliseconds since 1970.
    package let start: Int64
    package let end: Int64
    /// The sources by the numbers that intervals bear; a device and its recorded walks are two.
    package internal(set) var sources: [Source]
    package var intervals: [Metric: [Interval]]
    /// The ways whose heights are known.
    package var slopes: [Slope] = []
    /// The times of walks that tell no steps, in milliseconds since 1970.
    package var silentWalks: [Range<Int64>] = []

    package init(date: CivilDate, start: Int64, end: Int64, sources: [Source] = [], intervals: [Metric: [Interval]]) {
        self.date = date
        self.start = start
        self.end = end
        self.sources = sources
        self.intervals = intervals
    }

    /// Indicates whether nothing but the totals of a whole journal tells of the day.
    var isOfTotalsAlone: Bool {
        intervals.values.allSatisfy { $0.allSatisfy { $0.grain == .journalTotal } }
    }
}
