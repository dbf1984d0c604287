import Walking

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
        guard track.sport.isWalk else { return track.sport.leaveOut(in: batch, from: track.start) }
        guard track.start != nil else { return batch.skip(.badDate) }
        track.end = DateText.instant(table.text("exercise_end", row), assuming: 0)
        track.steps = table.number("tracker_total_steps", row).flatMap { Int(exactly: $0.rounded()) }
        track.distance = table.number("tracker_total_distance_mm", row).map { $0 / 1000 }
        track.pour(into: batch)
    }
}
