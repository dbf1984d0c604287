import Walking

/// Reads `gnd export --format csv`: what each day came to, which fills up days whose records are gone and never adds to others.
final class GNDDays: CSVHandler {
    private static let columns: [(Metric, String)] = [
        (.steps, "steps"), (.distance, "distance_m"), (.flights, "flights"), (.speed, "speed_m_s"), (.stepLength, "step_length_m"),
    ]

    /// The source of totals whose own source is not known.
    static let source = Source(name: "GND CSV", kind: .workout)

    private let batch: ImportBatch

    init(batch: ImportBatch) {
        self.batch = batch
    }

    func row(_ row: CSVRow, _ table: CSVTable) {
        guard let date = CivilDate(table.text("date", row)) else { return batch.skip(.badDate) }
        for (metric, column) in Self.columns where !table.text(column, row).isEmpty {
            guard let value = table.number(column, row) else {
                batch.skip(.badValue, .total(metric, on: date, in: batch.zones, of: Self.source))
                continue
            }
            // Of a day without steps nothing is written; none at all is a number.
            guard value != 0 || metric == .steps else { continue }
            batch.add(
                Sample(
                    metric: metric, start: batch.zones.startOfDay(date), end: batch.zones.endOfDay(date), value: value,
                    source: Self.source,
                    grain: .journalTotal))
        }
    }
}
