import Walking

/// Reads `activities.csv`, in which several columns have the same name and different units.
final class StravaTable: CSVHandler {
    private let batch: ImportBatch
    private let walks: StravaWalks
    private let source = Source(name: "Strava", manufacturer: "Strava", kind: .workout)

    init(batch: ImportBatch, walks: StravaWalks) {
        self.batch = batch
        self.walks = walks
    }

    func row(_ row: CSVRow, _ table: CSVTable) {
        let file = table.text("filename", row).split(separator: "/").last.map(String.init) ?? ""
        let sport = batch.judged(Sport(table.text("activity type", row)))
        let start = StravaDate.instant(table.text("activity date", row))
        guard sport.isWalk else {
            if !file.isEmpty { walks.refuse(file) }
            return sport.leaveOut(in: batch, from: start)
        }
        guard let start else { return batch.skip(.badDate) }
        guard let seconds = table.number("elapsed time", row), seconds >= 0, seconds < 1e8 else { return batch.skip(.badValue) }
        let end = start + .seconds(Int64(clamping: seconds, .towardZero))
        let moving = Walk.movingTime(seconds: table.number("moving time", row), of: end - start)
        let walk = Walk(
            id: WalkID(source: source, start: start, end: end), start: start, end: end, zone: batch.zone(at: start),
            steps: table.number("total steps", row).flatMap { $0 > 0 ? Int(exactly: $0.rounded()) : nil }, distance: metres(row, table),
            movingTime: moving, title: table.text("activity name", row), note: table.text("activity description", row),
            tags: sport == .hiking ? ["hike"] : [], source: source)
        if file.isEmpty { batch.add(walk) } else { walks.wait(walk, for: file) }
    }

    /// The second `Distance` is in metres; the first is in kilometres, or miles, by the person's settings.
    private func metres(_ row: CSVRow, _ table: CSVTable) -> Double? {
        let columns = table.places("distance")
        if columns.count > 1, let metres = CSVTable.number(row[columns[1]]), metres > 0 { return metres }
        guard let first = columns.first, let kilometres = CSVTable.number(row[first]), kilometres > 0 else { return nil }
        return kilometres * 1000
    }
}
