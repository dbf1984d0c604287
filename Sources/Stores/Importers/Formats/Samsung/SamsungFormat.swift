import Walking

/// Reads Samsung Health's tables: the merged row of each day first, single records for the days that have none.
struct SamsungFormat: ImportFormat {
    enum Kind: Int, FileKind {
        case trend, records, summary, exercise, other
    }

    static let name = FormatName("samsung-health", "Samsung Health", korean: "삼성 헬스")
    // Since 2 a day's sum knows when it was corrected.
    // Since 4 the proof of a day tells of what was left out of it.
    static let parserVersion = 4

    private let batch: ImportBatch
    private let days = SamsungKnownDays()

    init(batch: ImportBatch) {
        self.batch = batch
    }

    /// The first line is the name of the table.
    static func recognise(_ head: FileHead) -> Kind? {
        guard let table = head.table?.rows.first?.first, table.hasPrefix("com.samsung.") else { return nil }
        if table.hasSuffix("step_daily_trend") { return .trend }
        if table.hasSuffix("pedometer_step_count") || table.hasSuffix("health.step_count") { return .records }
        if table.hasSuffix("pedometer_day_summary") { return .summary }
        return table.hasSuffix("shealth.exercise") || table.hasSuffix("health.exercise") ? .exercise : .other
    }

    func parser(for file: SourceFile, kind: Kind) throws(ReadFailure) -> any FileParser {
        switch kind {
        case .trend: CSVFileParser(SamsungDays(batch: batch, days: days, column: "count"), skipping: 1)
        case .records: CSVFileParser(SamsungRecords(batch: batch, days: days), skipping: 1)
        case .summary: CSVFileParser(SamsungDays(batch: batch, days: days, column: "step_count"), skipping: 1)
        case .exercise: CSVFileParser(SamsungExercises(batch: batch), skipping: 1)
        case .other: IgnoredFileParser(batch)
        }
    }
}
