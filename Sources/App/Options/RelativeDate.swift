import Walking

/// A date as people write it on a command line.
enum RelativeDate {
    /// Reads `2026-03-27`, `today`, `yesterday`, `오늘` and `어제`.
    static func parse(_ text: String, today: () -> CivilDate) -> CivilDate? {
        switch text.lowercased() {
        case "today", "오늘": today()
        case "yesterday", "어제": today().adding(days: -1)
        default: CivilDate(text)
        }
    }
}
