import Walking

/// Reads `2024-01-15.csv`: quarters of an hour with the time of day; the day is in the name alone.
///
/// A stream may tell of the same day, here or in another import, so that the quarters say what they are and fill up what it lacks.
final class TakeoutQuarters: CSVHandler {
    private let batch: ImportBatch
    private let date: CivilDate?
    private static let columns: [(Metric, String)] = [(.steps, "step count"), (.distance, "distance (m)")]

    init(batch: ImportBatch, file: SourceFile) {
        self.batch = batch
        date = CivilDate(file.fileName.prefix(10))
    }

    func row(_ row: CSVRow, _ table: CSVTable) {
        guard let date, let start = DateText.instant("\(date)T\(table.text("start time", row))"),
            var end = DateText.instant("\(date)T\(table.text("end time", row))")
        else { return batch.skip(.badDate) }
        // The last quarter ends at a midnight that belongs to the next day.
        if end < start { end = end + .seconds(86_400) }
        for (metric, column) in Self.columns {
            guard let value = table.number(column, row), value > 0 else { continue }
            batch.add(Sample(metric: metric, start: start, end: end, value: value, source: TakeoutPoints.source, grain: .sum))
        }
    }
}
