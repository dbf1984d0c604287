import Walking

/// Reads `UserExercises_….csv` of newer archives.
final class FitbitExerciseTable: CSVHandler {
    private let harvest: Harvest

    init(harvest: Harvest) {
        self.harvest = harvest
    }

    func row(_ row: CSVRow, _ table: CSVTable) {
        var track = Track(source: FitbitFiles.walkSource)
        track.sport = harvest.judged(Sport(table.text("activity_name", row)))
        track.start = DateText.instant(table.text("exercise_start", row), assuming: 0)
        guard track.sport.isWalk else { return track.sport.leaveOut(in: harvest, from: track.start) }
        guard track.start != nil else { return harvest.skip(.badDate) }
        track.end = DateText.instant(table.text("exercise_end", row), assuming: 0)
        track.steps = table.number("tracker_total_steps", row).flatMap { Int(exactly: $0.rounded()) }
        track.distance = table.number("tracker_total_distance_mm", row).map { $0 / 1000 }
        track.pour(into: harvest)
    }
}
