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
        let file = PathText.name(of: table.text("filename", row))
        let sport = batch.judged(Sport(table.text("activity type", row)))
        let start = StravaDate.instant(table.text("activity date", row))
        guard sport.isWalk else {
            if !file.isEmpty { walks.refuse(file) }
            return batch.leaveOut(sport, .activity(from: start, of: source))
        }
        guard let start else { return batch.skip(.badDate) }
        guard let seconds = table.number("elapsed time", row), seconds >= 0, seconds < 1e8 else {
            return batch.skip(.badValue, .activity(from: start, of: source))
        }
        let end = start + .seconds(Int64(clamping: seconds, .towardZero))
        let moving = Walk.movingTime(seconds: table.number("moving time", row), of: end - start)
        let amounts = amounts(row, table)
        amounts.skipLost(in: batch, from: start, until: end, of: source)
        let walk = Walk(
            id: WalkID(source: source, start: start, end: end), start: start, end: end, zone: batch.zone(at: start),
            steps: amounts.steps, distance: amounts.metres,
            movingTime: moving, title: table.text("activity name", row), note: table.text("activity description", row),
            tags: sport == .hiking ? ["hike"] : [], source: source)
        if let ready = file.isEmpty ? walk : walks.wait(walk, for: file) { batch.add(ready) }
    }

    /// The second `Distance` is in metres; the first is in kilometres, or miles, by the person's settings.
    private func amounts(_ row: CSVRow, _ table: CSVTable) -> WalkAmounts {
        var amounts = WalkAmounts()
        amounts.read(.steps, table.amount("total steps", row))
        let columns = table.places("distance")
        if columns.count > 1 { amounts.read(.distance, FileNumber(row[columns[1]])) }
        if amounts.metres == nil, let first = columns.first { amounts.read(.distance, FileNumber(row[first]).times(1000)) }
        return amounts
    }
}

/// Strava's dates: `May 23, 2023, 12:40:57 PM`, in UTC.
enum StravaDate {
    private static let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

    static func instant(_ text: String) -> Instant? {
        let words = text.split { $0 == " " || $0 == "," || $0 == "\u{202F}" || $0 == "\u{A0}" }
        guard words.count >= 4 else { return DateText.instant(text, assuming: 0) }
        // Other languages put the day first: `23 May 2023, 12:40:57`.
        let isDayFirst = Int(words[0]) != nil
        guard let month = months.firstIndex(of: String(words[isDayFirst ? 1 : 0].lowercased().prefix(3))),
            let day = Int(words[isDayFirst ? 0 : 1]), let year = Int(words[2]),
            let date = CivilDate(year: year, month: month + 1, day: day)
        else { return nil }
        let time = words[3].split(separator: ":").map { Int($0) }
        guard time.count == 3, var hour = time[0], let minute = time[1], let second = time[2] else { return nil }
        if words.count > 4 {
            let isAfternoon = words[4].lowercased().hasPrefix("p")
            hour = hour % 12 + (isAfternoon ? 12 : 0)
        }
        guard (0..<24).contains(hour), (0..<60).contains(minute), (0...60).contains(second) else { return nil }
        return Instant(seconds: Int64(date.dayNumber) * 86_400 + Int64(hour * 3600 + minute * 60 + second))
    }
}
