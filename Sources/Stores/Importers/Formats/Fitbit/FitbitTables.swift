import JSON
import Walking

/// Reads the tables of newer archives: `timestamp,steps` or `timestamp,distance`, a minute a row.
///
/// An archive may hold the same minutes in older files, too; those are found equal when they are stored, and each fills what the other
/// lacks: a file of the older kind ends in the middle of a day, wherever that is midnight in UTC.
final class FitbitTable: CSVHandler {
    private let batch: ImportBatch

    init(batch: ImportBatch) {
        self.batch = batch
    }

    func row(_ row: CSVRow, _ table: CSVTable) {
        let metric: Metric = table.has("steps") ? .steps : .distance
        guard let start = DateText.instant(table.text("timestamp", row), assuming: 0) else { return batch.skip(.badDate) }
        let end = start + .seconds(60)
        guard let number = table.number(metric.rawValue, row) else {
            return batch.skip(.badValue, LostRecord(metric, from: start, until: end, of: FitbitFiles.source))
        }
        guard number != 0 else { return }
        batch.add(Sample(metric: metric, start: start, end: end, value: number, source: FitbitFiles.source))
    }
}

/// Reads `steps-2023-02-25.json` and `distance-…json`: a moment and what the minute from it held.
final class FitbitMinutes: JSONHandler {
    private let batch: ImportBatch
    private let metric: Metric

    init(batch: ImportBatch, metric: Metric) {
        self.batch = batch
        self.metric = metric
    }

    func record(_ list: String, _ value: JSONValue) {
        guard let start = value["dateTime"]?.string.flatMap(FitbitFiles.instant) else { return batch.skip(.badDate) }
        let end = start + .seconds(60)
        guard let number = value["value"]?.number else {
            return batch.skip(.badValue, LostRecord(metric, from: start, until: end, of: FitbitFiles.source))
        }
        guard number != 0 else { return }
        batch.add(
            Sample(
                metric: metric, start: start, end: end,
                // Distances are in centimetres.
                value: metric == .distance ? number / 100 : number, source: FitbitFiles.source))
    }
}

/// Reads the answers of Fitbit's web interface, which hold sums of days beside the minutes of some.
final class FitbitDays: JSONHandler {
    private let batch: ImportBatch

    init(batch: ImportBatch) {
        self.batch = batch
    }

    func record(_ list: String, _ value: JSONValue) {
        guard list == "activities-steps" else { return }
        guard let date = value["dateTime"]?.string.flatMap({ CivilDate($0) }) else { return batch.skip(.badDate) }
        guard let steps = value["value"]?.number else {
            return batch.skip(.badValue, .total(.steps, on: date, in: batch.zones, of: FitbitFiles.source))
        }
        batch.add(.steps, steps, on: date, source: FitbitFiles.source)
    }
}

/// Reads `UserExercises_….csv` of newer archives.
final class FitbitExerciseTable: CSVHandler {
    private let batch: ImportBatch

    init(batch: ImportBatch) {
        self.batch = batch
    }

    func row(_ row: CSVRow, _ table: CSVTable) {
        var track = Track(source: FitbitFiles.walkSource)
        track.sport = batch.judged(Sport(table.text("activity_name", row)))
        track.start = DateText.instant(table.text("exercise_start", row), assuming: 0)
        track.end = DateText.instant(table.text("exercise_end", row), assuming: 0)
        guard track.sport.isWalk else {
            return batch.leaveOut(track.sport, .activity(from: track.start, until: track.end, of: FitbitFiles.walkSource))
        }
        guard track.start != nil else { return batch.skip(.badDate) }
        track.amounts.read(.steps, table.amount("tracker_total_steps", row))
        track.amounts.read(.distance, table.amount("tracker_total_distance_mm", row).times(0.001))
        track.pour(into: batch)
    }
}
