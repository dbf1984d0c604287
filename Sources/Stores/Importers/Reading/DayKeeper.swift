import Walking

/// Remembers which days a better file of the same export has told about already, so that its day sums do not count twice.
final class DayKeeper {
    private let harvest: Harvest
    private var days: [Metric: Set<CivilDate>] = [:]

    init(_ harvest: Harvest) {
        self.harvest = harvest
    }

    /// Adds a record of a part of a day, unless the day came from a better file.
    func add(_ sample: Sample, unlessIn better: Set<CivilDate> = []) {
        guard !better.contains(harvest.zones.day(of: sample.start)) else { return }
        harvest.add(sample)
    }

    /// Adds the sum of a whole day, unless the day is known better.
    func add(_ metric: Metric, _ value: Double, on date: CivilDate, source: Source, modified: Instant? = nil) {
        guard value > 0, !known(metric).contains(date) else { return }
        let zones = harvest.zones
        harvest.add(
            Sample(
                metric: metric, start: zones.startOfDay(date), end: zones.endOfDay(date), value: value, source: source, modified: modified))
    }

    /// The days of a metric that files read so far have told about.
    func known(_ metric: Metric) -> Set<CivilDate> {
        days[metric] ?? []
    }

    /// To be called with the day of each record of a file that is better than those that follow.
    func keep(_ metric: Metric, _ date: CivilDate) {
        days[metric, default: []].insert(date)
    }
}
