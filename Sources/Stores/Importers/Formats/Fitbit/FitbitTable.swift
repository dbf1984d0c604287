import Walking

/// Reads the tables of newer archives: `timestamp,steps` or `timestamp,distance`, a minute a row.
///
/// An archive may hold the same minutes in older files, too; those are found equal when they are stored, and each fills what the other
/// lacks: a file of the older kind ends in the middle of a day, wherever that is midnight in UTC.
final class FitbitTable: CSVHandler {
    private let harvest: Harvest

    init(harvest: Harvest) {
        self.harvest = harvest
    }

    func row(_ row: CSVRow, _ table: CSVTable) {
        let metric: Metric = table.has("steps") ? .steps : .distance
        guard let start = DateText.instant(table.text("timestamp", row), assuming: 0) else { return harvest.skip(.badDate) }
        guard let number = table.number(metric.rawValue, row) else { return harvest.skip(.badValue) }
        guard number > 0 else { return }
        harvest.add(Sample(metric: metric, start: start, end: start + .seconds(60), value: number, source: FitbitFiles.source))
    }
}
