import Walking

/// Reads single records of steps, for days that the merged table does not have.
final class SamsungRecords: CSVHandler {
    private let harvest: Harvest
    private let days: SamsungKnownDays
    private let better: [Metric: Set<CivilDate>]
    private static let columns: [(Metric, String)] = [(.steps, "count"), (.distance, "distance")]

    init(harvest: Harvest, days: SamsungKnownDays) {
        self.harvest = harvest
        self.days = days
        better = [.steps: days[.steps], .distance: days[.distance]]
    }

    func row(_ row: CSVRow, _ table: CSVTable) {
        guard let start = SamsungText.instant(table.text("start_time", row)), let end = SamsungText.instant(table.text("end_time", row))
        else {
            return harvest.skip(.badDate)
        }
        let date = harvest.zones.day(of: start)
        let device = table.text("deviceuuid", row)
        for (metric, column) in Self.columns {
            guard let value = table.number(column, row), value > 0, better[metric]?.contains(date) != true else { continue }
            days.keep(metric, date)
            harvest.add(
                Sample(
                    metric: metric, start: start, end: end, value: value,
                    source: Source(name: "Samsung Health", manufacturer: "Samsung", model: device),
                    modified: SamsungText.instant(table.text("update_time", row))))
        }
    }
}
