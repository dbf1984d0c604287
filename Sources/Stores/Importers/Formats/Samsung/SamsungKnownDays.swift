import Walking

/// Remembers which days the merged table has told about, whose sum is of all that the other tables of the export hold.
final class SamsungKnownDays {
    private var days: [Metric: Set<CivilDate>] = [:]

    /// The days of a metric that files read so far have told about.
    subscript(_ metric: Metric) -> Set<CivilDate> { days[metric] ?? [] }

    /// To be called with the day of each record of a file that is better than those that follow.
    func keep(_ metric: Metric, _ date: CivilDate) {
        days[metric, default: []].insert(date)
    }
}
