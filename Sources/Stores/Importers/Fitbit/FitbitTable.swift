import Walking

/// Reads the tables of newer archives: `timestamp,steps` or `timestamp,distance`, a minute a row.
final class FitbitTable: CSVHandler {
    private let harvest: Harvest
    private let days: DayKeeper
    /// Days that the older files of the same archive hold as well.
    private let better: [Metric: Set<CivilDate>]

    init(harvest: Harvest, days: DayKeeper) {
        self.harvest = harvest
        self.days = days
        better = [.steps: days.known(.steps), .distance: days.known(.distance)]
    }

    func row(_ row: CSVRow, _ table: CSVTable) {
        let metric: Metric = table.has("steps") ? .steps : .distance
        guard let start = DateText.instant(table.text("timestamp", row), assuming: 0) else { return harvest.skip(.badDate) }
        guard let number = table.number(metric.rawValue, row) else { return harvest.skip(.badValue) }
        guard number > 0 else { return }
        days.add(
            Sample(metric: metric, start: start, end: start + .seconds(60), value: number, source: FitbitFiles.source),
            unlessIn: better[metric] ?? [])
    }
}
