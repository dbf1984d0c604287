import Walking

/// Reads the tables of newer archives: `timestamp,steps` or `timestamp,distance`, a minute a row.
///
/// An archive may hold the same minutes in older files, too; those are found equal when they are stored, and each fills what the other
/// lacks: a file of the older kind ends in the middle of a day, wherever that is midnight in UTC.
final class FitbitTable: CSVHandler {
    private let batch: ImportBatch

    init(batch: ImportBatch) {
        self.batch = batch
    }

    func row(_ row: CSVRow, _ table: CSVTable) {
        let metric: Metric = table.has("steps") ? .steps : .distance
        guard let start = DateText.instant(table.text("timestamp", row), assuming: 0) else { return batch.skip(.badDate) }
        guard let number = table.number(metric.rawValue, row) else { return batch.skip(.badValue) }
        guard number > 0 else { return }
        batch.add(Sample(metric: metric, start: start, end: start + .seconds(60), value: number, source: FitbitFiles.source))
    }
}
