import Walking

/// A result of a test as it is typed later: its measure, and before it the day and the time where it is not of now.
///
/// ```
/// 480
/// 12 x 40 + 15
/// 2026-11-20 480
/// 2026-11-20 14:30 480
/// ```
///
/// The measure of six minutes is metres, that of four metres is seconds.
package enum TypedTestResult {
    /// The hour of a day that is typed without a time.
    private static let usualHour = 12

    /// - Returns: nil for what is no result, or one of the future.
    package static func result(_ text: String, of test: GaitTest, on ground: GaitTestResult.Ground, now: Instant, zones: ZoneTimeline)
        -> GaitTestResult?
    {
        var words = text.split(whereSeparator: \.isWhitespace)[...]
        var taken = now
        if let date = words.first.flatMap({ CivilDate($0) }) {
            words.removeFirst()
            let time = words.first.flatMap(clock)
            if time != nil { words.removeFirst() }
            let isToday = date == zones.day(of: now) && time == nil
            if !isToday { taken = zones.zone(on: date).instant(date, hour: time?.hour ?? usualHour, minute: time?.minute ?? 0) }
        }
        guard taken <= now else { return nil }
        return result(words.joined(separator: " "), of: test, taken: taken, on: ground, effort: nil)
    }

    /// Returns a result with another measure; nil for what is none.
    package static func correction(_ text: String, of old: GaitTestResult) -> GaitTestResult? {
        result(text, of: old.test, taken: old.taken, on: old.ground, effort: old.effort)
    }

    /// The measure of a result as one would type it.
    package static func text(of result: GaitTestResult) -> String {
        CourseDistance.typed(result.test == .sixMinutes ? result.metres : result.seconds)
    }

    private static func result(_ text: String, of test: GaitTest, taken: Instant, on ground: GaitTestResult.Ground, effort: Int?)
        -> GaitTestResult?
    {
        let (metres, seconds): (Double?, Double?) =
            switch test {
            case .sixMinutes: (CourseDistance.metres(text), GaitTest.sixMinuteSeconds)
            case .fourMetres: (GaitTest.fourMetreDistance, self.seconds(text))
            }
        guard let metres, let seconds else { return nil }
        return GaitTestResult(test, taken: taken, metres: metres, seconds: seconds, on: ground, effort: effort)
    }

    private static func seconds(_ text: String) -> Double? {
        CourseDistance.number(text.trimmed.lowercased()[...], units: ["seconds", "second", "sec", "s", "초"])
    }

    private static func clock(_ word: Substring) -> (hour: Int, minute: Int)? {
        let parts = word.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let hour = parts[0], let minute = parts[1], (0..<24).contains(hour), (0..<60).contains(minute) else {
            return nil
        }
        return (hour, minute)
    }
}
