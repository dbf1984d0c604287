import Basis
import Walking

/// Reads Fitbit's archive: minutes of steps and distance, and recorded walks.
struct FitbitFormat: ImportFormat {
    enum Kind: Int, FileKind {
        case minutes, table, exercises, exerciseTable, days, other
        /// Minutes of something that only the lost name of the file said.
        case nameless
    }

    static let name = FormatName("fitbit", "Fitbit")
    // Since 2 the minutes of both vintages of an archive count, and sums fill what they lack.
    // Since 4 the proof of a day tells of what was left out of it.
    static let parserVersion = 4

    let batch: ImportBatch

    static func recognise(_ head: FileHead) -> Kind? {
        if let json = head.json {
            if json.has("activities-steps") { return .days }
            if json.has("logId"), json.has("activityName") || json.has("activityParentName") { return .exercises }
            return json.has("dateTime") && json.has("value") ? moments(head.file, json.start) : nil
        }
        guard let table = head.table else { return nil }
        if table.row(0, has: "timestamp", "steps") || table.row(0, has: "timestamp", "distance") { return .table }
        return table.row(0, has: "exercise_start", "activity_name") ? .exerciseTable : nil
    }

    /// Steps, metres and calories are all a moment and a number; heart rates and scores have more.
    private static func moments(_ file: SourceFile, _ start: String) -> Kind {
        if FitbitFiles.metric(file) != nil { return .minutes }
        let value = start.firstRange(of: "\"value\"").map { start[$0.upperBound...] } ?? ""
        let isNumber = value.first { $0 != ":" && !$0.isWhitespace } != "{"
        return isNumber && !FitbitFiles.isNamed(file) ? .nameless : .other
    }

    func parser(for file: SourceFile, kind: Kind) throws(ReadFailure) -> any FileParser {
        switch kind {
        case .minutes: return JSONFileParser(FitbitMinutes(batch: batch, metric: FitbitFiles.metric(file) ?? .steps))
        case .table: return CSVFileParser(FitbitTable(batch: batch))
        case .exercises: return JSONFileParser(FitbitExercises(batch: batch))
        case .exerciseTable: return CSVFileParser(FitbitExerciseTable(batch: batch))
        case .days: return JSONFileParser(FitbitDays(batch: batch))
        case .other: return IgnoredFileParser(batch)
        case .nameless: throw .refused(.nameless)
        }
    }
}
