import Walking

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
