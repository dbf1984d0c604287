import JSON
import Walking

/// Reads a file of `All Sessions`: one activity, of which walks and hikes count.
final class TakeoutWorkout: JSONHandler {
    private let batch: ImportBatch
    private var track = Track(source: Source(name: "Google Fit", manufacturer: "Google", kind: .workout))

    init(batch: ImportBatch) {
        self.batch = batch
    }

    func field(_ name: String, _ value: JSONValue) {
        switch name {
        case "fitnessActivity":
            track.sport = batch.judged(Sport(value.string ?? ""))
        // `974.582s`, without the pauses.
        case "duration": track.movingSeconds = value.string.flatMap { Double($0.dropLast()) }
        case "startTime": track.start = value.string.flatMap { DateText.instant($0, assuming: 0) }
        case "endTime": track.end = value.string.flatMap { DateText.instant($0, assuming: 0) }
        default: break
        }
    }

    func record(_ list: String, _ value: JSONValue) {
        guard list == "aggregate" else { return }
        let amount = FileNumber(value["intValue"] ?? value["floatValue"])
        switch value["metricName"]?.string {
        case "com.google.step_count.delta": track.amounts.read(.steps, amount)
        case "com.google.distance.delta": track.amounts.read(.distance, amount)
        default: break
        }
    }

    func finishFile() {
        guard track.sport.isWalk else {
            return batch.leaveOut(track.sport, .activity(from: track.start, until: track.end, of: track.source))
        }
        guard track.start != nil else { return batch.skip(.badDate) }
        track.pour(into: batch)
    }
}
