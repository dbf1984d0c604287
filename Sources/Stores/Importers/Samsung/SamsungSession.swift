import Walking

/// Reads Samsung Health's tables: the merged row of each day first, single records for the days that have none.
final class SamsungSession: FormatSession {
    enum Phase {
        static let trend = 0
        static let records = 1
        static let summary = 2
        static let exercise = 3
        static let other = 4
    }

    private let harvest: Harvest
    private let days = SamsungKnownDays()

    init(harvest: Harvest) {
        self.harvest = harvest
    }

    /// What the name of a table, which is its first line, makes it.
    static func phase(_ table: String) -> Int {
        if table.hasSuffix("step_daily_trend") { return Phase.trend }
        if table.hasSuffix("pedometer_step_count") || table.hasSuffix("health.step_count") { return Phase.records }
        if table.hasSuffix("pedometer_day_summary") { return Phase.summary }
        return table.hasSuffix("shealth.exercise") || table.hasSuffix("health.exercise") ? Phase.exercise : Phase.other
    }

    func reader(for file: SourceFile, phase: Int) throws(ReadFailure) -> any FileParser {
        switch phase {
        case Phase.trend: CSVFileParser(SamsungDays(harvest: harvest, days: days, column: "count"), skipping: 1)
        case Phase.records: CSVFileParser(SamsungRecords(harvest: harvest, days: days), skipping: 1)
        case Phase.summary: CSVFileParser(SamsungDays(harvest: harvest, days: days, column: "step_count"), skipping: 1)
        case Phase.exercise: CSVFileParser(SamsungExercises(harvest: harvest), skipping: 1)
        default: IgnoredFileParser(harvest)
        }
    }
}
