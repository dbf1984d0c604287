import Walking

/// Reads single records of steps, for days that the merged table does not have.
final class SamsungRecords: CSVHandler {
    private let batch: ImportBatch
    private let days: SamsungKnownDays
    private let better: [Metric: Set<CivilDate>]
    /// Records of days whose sum holds them.
    private var known = 0
    private static let columns: [(Metric, String)] = [(.steps, "count"), (.distance, "distance")]

    init(batch: ImportBatch, days: SamsungKnownDays) {
        self.batch = batch
        self.days = days
        better = [.steps: days[.steps], .distance: days[.distance]]
    }

    func row(_ row: CSVRow, _ table: CSVTable) {
        guard let start = SamsungText.instant(table.text("start_time", row)), let end = SamsungText.instant(table.text("end_time", row))
        else {
            return batch.skip(.badDate)
        }
        let date = batch.zones.day(of: start)
        let device = table.text("deviceuuid", row)
        let source = Source(name: "Samsung Health", manufacturer: "Samsung", model: device)
        var values: [(metric: Metric, value: Double)] = []
        for (metric, column) in Self.columns {
            switch table.amount(column, row) {
            case .none, .number(0): break
            case .number(let value): values.append((metric, value))
            case .unreadable: batch.skip(.badValue, LostRecord(metric, from: start, until: end, of: source))
            }
        }
        let new = values.filter { better[$0.metric]?.contains(date) != true }
        if new.isEmpty, !values.isEmpty { known += 1 }
        for (metric, value) in new {
            days.keep(metric, date)
            batch.add(
                Sample(
                    metric: metric, start: start, end: end, value: value, source: source,
                    modified: SamsungText.instant(table.text("update_time", row))))
        }
    }

    func finishFile() {
        batch.skip(.inDayTotal, count: known)
        known = 0
    }
}
