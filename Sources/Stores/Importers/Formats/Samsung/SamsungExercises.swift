import Walking

/// Reads recorded exercises, of which walks and hikes count.
final class SamsungExercises: CSVHandler {
    private static let walking = "1001"
    private static let hiking = "13001"

    private let batch: ImportBatch

    init(batch: ImportBatch) {
        self.batch = batch
    }

    func row(_ row: CSVRow, _ table: CSVTable) {
        let type = table.text("exercise_type", row)
        let start = SamsungText.instant(table.text("start_time", row))
        let end = SamsungText.instant(table.text("end_time", row))
        guard type == Self.walking || type == Self.hiking else {
            return batch.leaveOut(activity: SamsungSport.name(type), .activity(from: start, until: end, of: SamsungText.walkSource))
        }
        guard let start else { return batch.skip(.badDate) }
        var track = Track(source: SamsungText.walkSource)
        track.sport = type == Self.hiking ? .hiking : .walking
        track.start = start
        let length = table.number("duration", row).flatMap { $0 >= 0 && $0 < 1e10 ? Int64(clamping: $0, .towardZero) : nil }
        track.end = end ?? length.map { start + .milliseconds($0) }
        track.movingSeconds = length.map { Double($0) / 1000 }
        track.amounts.read(.distance, table.amount("distance", row))
        track.amounts.read(.steps, table.amount("count", row))
        track.title = table.text("title", row)
        track.modified = SamsungText.instant(table.text("update_time", row))
        track.pour(into: batch)
    }
}

/// The types of exercise that Samsung Health names by number.
enum SamsungSport {
    private static let names: [String: String] = [
        "0": "custom exercise", "1002": "running", "11007": "cycling", "11008": "mountain biking", "13002": "rock climbing",
        "14001": "swimming", "15003": "exercise bike", "15004": "rowing machine", "15005": "treadmill", "15006": "elliptical",
    ]

    /// Returns the number itself as the name of a number without one.
    static func name(_ number: String) -> String { names[number] ?? "exercise type \(number)" }
}
