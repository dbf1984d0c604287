import Basis
import Walking

/// Reads Google Fit's part of a Takeout archive, where the same steps are written three to five times over.
///
/// The merged stream counts; another stream only where there is no merged one. Quarters of an hour and sums of days fill up what the
/// streams lack.
final class TakeoutFormat: ImportFormat {
    enum Kind: Int, FileKind {
        case merged, stream, quarters, days, session, other
    }

    static let name = FormatName("google-fit", "Google Fit", korean: "Google 피트니스")
    // Since 2 quarters of an hour give way to the points of the same time, since 3 they and the sums of days fill what those lack.
    // Since 5 the proof of a day tells of what was left out of it.
    static let parserVersion = 5

    private let batch: ImportBatch
    private var hasMerged: Set<Metric> = []

    init(batch: ImportBatch) {
        self.batch = batch
    }

    static func recognise(_ head: FileHead) -> Kind? {
        if let json = head.json {
            if json.has("Data Source") || (json.has("dataSourceId") && json.has("point")) { return stream(json.start) }
            return json.has("fitnessActivity") ? .session : nil
        }
        guard let table = head.table else { return nil }
        if table.row(0, has: "start time", "end time", "step count") { return .quarters }
        return table.row(0, has: "date", "step count") ? .days : nil
    }

    private static func stream(_ start: String) -> Kind {
        if start.contains("merge_step_deltas") || start.contains("merge_distance_delta") { return .merged }
        let isDelta = start.contains("com.google.step_count.delta") || start.contains("com.google.distance.delta")
        return isDelta ? .stream : .other
    }

    /// Takeout writes each activity twice, in `Fit/All Sessions/` and in `Fit/Activities/`, and the other one has the route.
    static func arrange(_ files: inout ScannedFiles) {
        let tracks = files.files(TrackKind.self).filter { $0.value.format == TCXFormat.self }.compactMap { files[$0.key]?.folder }
        for (ordinal, kind) in files.files(Kind.self) where kind == .session {
            guard let folder = files[ordinal]?.folder else { continue }
            let name = PathText.name(of: folder.dropLast())
            let above = folder.dropLast(name.count + 1)
            if tracks.contains(where: { $0.hasPrefix(above) }) { files.release(ordinal) }
        }
    }

    func parser(for file: SourceFile, kind: Kind) throws(ReadFailure) -> any FileParser {
        switch kind {
        case .merged:
            return JSONFileParser(TakeoutPoints(batch: batch, except: []) { self.hasMerged.insert($0) })
        case .stream: return JSONFileParser(TakeoutPoints(batch: batch, except: hasMerged) { _ in })
        case .quarters:
            guard CivilDate(file.fileName.prefix(10)) != nil else { throw .refused(.nameless) }
            return CSVFileParser(TakeoutQuarters(batch: batch, file: file))
        case .days: return CSVFileParser(TakeoutDays(batch: batch))
        case .session: return JSONFileParser(TakeoutWorkout(batch: batch))
        case .other: return IgnoredFileParser(batch)
        }
    }
}

/// Reads `Daily activity metrics.csv`: a day a row, in columns that vary from person to person.
final class TakeoutDays: CSVHandler {
    private let batch: ImportBatch

    init(batch: ImportBatch) {
        self.batch = batch
    }

    func row(_ row: CSVRow, _ table: CSVTable) {
        guard let date = CivilDate(table.text("date", row)) else { return batch.skip(.badDate) }
        for (metric, column) in [(Metric.steps, "step count"), (.distance, "distance (m)")] {
            switch table.amount(column, row) {
            case .none: break
            case .number(let value): batch.add(metric, value, on: date, source: TakeoutPoints.source)
            case .unreadable: batch.skip(.badValue, .total(metric, on: date, in: batch.zones, of: TakeoutPoints.source))
            }
        }
    }
}

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
            switch table.amount(column, row) {
            case .none, .number(0): break
            case .number(let value):
                batch.add(Sample(metric: metric, start: start, end: end, value: value, source: TakeoutPoints.source, grain: .sum))
            case .unreadable: batch.skip(.badValue, LostRecord(metric, from: start, until: end, of: TakeoutPoints.source))
            }
        }
    }
}
