import Walking

/// Reads sums of days, a row for each device and, where the app merged them itself, one of type -2.
final class SamsungDays: CSVHandler {
    private struct Best {
        var isMerged: Bool
        var steps: Double
        var metres: Double
        var modified: Instant?
    }

    private static let merged = "-2"

    private let batch: ImportBatch
    private let days: SamsungKnownDays
    private let column: String
    private var best: [CivilDate: Best] = [:]
    /// Rows of which another one of the same day is the better.
    private var others = 0

    init(batch: ImportBatch, days: SamsungKnownDays, column: String) {
        self.batch = batch
        self.days = days
        self.column = column
    }

    func row(_ row: CSVRow, _ table: CSVTable) {
        guard let date = SamsungText.date(table.text("day_time", row)) else { return batch.skip(.badDate) }
        guard let steps = table.number(column, row), steps >= 0 else {
            return batch.skip(.badValue, .total(.steps, on: date, in: batch.zones, of: SamsungText.source))
        }
        let distance = table.amount("distance", row)
        if case .unreadable = distance { batch.skip(.badValue, .total(.distance, on: date, in: batch.zones, of: SamsungText.source)) }
        let found = Best(
            isMerged: table.text("source_type", row) == Self.merged, steps: steps, metres: distance.number ?? 0,
            modified: SamsungText.instant(table.text("update_time", row)))
        guard let before = best[date] else {
            best[date] = found
            return
        }
        others += 1
        if found.isMerged != before.isMerged ? found.isMerged : found.steps > before.steps { best[date] = found }
    }

    func finishFile() {
        for (date, sum) in best.sorted(by: { $0.key < $1.key }) {
            let sums = [(Metric.steps, sum.steps), (.distance, sum.metres)].filter { $0.1 != 0 }
            let new = sums.filter { !days[$0.0].contains(date) }
            if new.isEmpty, !sums.isEmpty { others += 1 }
            for (metric, value) in new { batch.add(metric, value, on: date, source: SamsungText.source, modified: sum.modified) }
        }
        batch.skip(.inDayTotal, count: others)
        others = 0
        for (date, sum) in best {
            if sum.steps > 0 { days.keep(.steps, date) }
            if sum.metres > 0 { days.keep(.distance, date) }
        }
        best = [:]
    }
}
