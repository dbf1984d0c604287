import Walking

/// Reads the answers of Fitbit's web interface, which hold sums of days.
final class FitbitDays: JSONHandler {
    private let harvest: Harvest
    private let days: DayKeeper

    init(harvest: Harvest, days: DayKeeper) {
        self.harvest = harvest
        self.days = days
    }

    func record(_ list: String, _ value: JSONValue) {
        guard list == "activities-steps" else { return }
        guard let date = value["dateTime"]?.string.flatMap({ CivilDate($0) }) else { return harvest.skip(.badDate) }
        guard let steps = value["value"]?.number else { return harvest.skip(.badValue) }
        days.add(.steps, steps, on: date, source: FitbitFiles.source)
    }
}
