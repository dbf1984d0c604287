import Walking

/// Reads `Daily activity metrics.csv`: a day a row, in columns that vary from person to person.
final class TakeoutDays: CSVHandler {
    private let batch: ImportBatch

    init(batch: ImportBatch) {
        self.batch = batch
    }

    func row(_ row: CSVRow, _ table: CSVTable) {
        guard let date = CivilDate(table.text("date", row)) else { return batch.skip(.badDate) }
        if let steps = table.number("step count", row) { batch.add(.steps, steps, on: date, source: TakeoutPoints.source) }
        if let metres = table.number("distance (m)", row) { batch.add(.distance, metres, on: date, source: TakeoutPoints.source) }
    }
}
