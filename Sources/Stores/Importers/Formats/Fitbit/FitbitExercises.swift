import JSON
import Walking

/// Reads `exercise-0.json`, of which the walks and hikes count.
final class FitbitExercises: JSONHandler {
    private let batch: ImportBatch

    init(batch: ImportBatch) {
        self.batch = batch
    }

    func record(_ list: String, _ value: JSONValue) {
        let name = value["activityName"]?.string ?? value["activityParentName"]?.string ?? value["name"]?.string ?? ""
        let sport = value["activityTypeId"]?.integer == 90_013 ? .walking : batch.judged(Sport(name))
        guard sport.isWalk else { return batch.leaveOut(sport, .activity(from: start(value), of: FitbitFiles.walkSource)) }
        guard let start = start(value), let duration = value["duration"]?.number, duration >= 0, duration < 1e10 else {
            return batch.skip(.badDate, .activity(from: self.start(value), of: FitbitFiles.walkSource))
        }
        let unit = value["distanceUnit"]?.string?.lowercased() == "mile" ? 1609.344 : 1000
        var track = Track(source: FitbitFiles.walkSource)
        track.sport = sport
        track.start = start
        track.end = start + .milliseconds(Int64(clamping: duration, .towardZero))
        track.movingSeconds = value["activeDuration"]?.number.map { $0 / 1000 }
        track.amounts.read(.steps, FileNumber(value["steps"]))
        track.amounts.read(.distance, FileNumber(value["distance"]).times(unit))
        track.modified = value["lastModified"]?.string.flatMap(FitbitFiles.instant)
        track.pour(into: batch)
    }

    /// The archive writes UTC; the interface of the site a date and a time of the person's clock.
    private func start(_ value: JSONValue) -> Instant? {
        if let found = value["startTime"]?.string.flatMap(FitbitFiles.instant) { return found }
        guard let day = value["startDate"]?.string.flatMap({ CivilDate($0) }), let time = value["startTime"]?.string else { return nil }
        let parts = time.split(separator: ":").compactMap { Int($0) }
        guard parts.count >= 2, (0..<24).contains(parts[0]), (0..<60).contains(parts[1]) else { return nil }
        return batch.zones.zone(on: day).instant(day, hour: parts[0], minute: parts[1])
    }
}
