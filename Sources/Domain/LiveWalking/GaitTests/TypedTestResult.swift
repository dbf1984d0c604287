import Walking

/// A result of a test as it is typed later: its measure, and before it the day and the time where it is not of now.
///
/// ```
/// 480
/// 12 x 40 + 15
/// yesterday 480
/// 2026-11-20 14:30 480
/// ```
///
/// The measure of six minutes is metres, that of four metres is seconds. The day is one that `TypedDay` reads.
package enum TypedTestResult {
    /// The reason why a text is no result.
    package enum Problem: Error, Hashable, Sendable {
        /// Nothing stands where the measure belongs.
        case nothing
        /// A text that is neither a number nor a day.
        case noNumber(String)
        /// A word behind a number that is none of its units.
        case unknownUnit(String)
        /// Numbers with signs between them that make no measure.
        case noSum(String)
        /// A measure beyond what is possible in the test.
        case tooLittle(Double), tooMuch(Double)
        /// A word that is written like a time of day, and is none.
        case noTime(String)
        /// A moment that is still to come.
        case ahead
        /// No try of the day that is to be corrected, at the time that is said; nil where there is none at all.
        case noTry(CivilDate?)
    }

    /// The hour of a day that is typed without a time.
    private static let usualHour = 12
    /// The longest day: `the day before yesterday` has as many words.
    private static let mostWordsOfADay = 4

    /// - Parameter day: the day, where it is said apart from the text, which then has none.
    package static func result(
        _ text: String, of test: GaitTest, on ground: GaitTestResult.Ground, day: CivilDate? = nil, now: Instant, zones: ZoneTimeline
    ) throws(Problem) -> GaitTestResult {
        let today = zones.day(of: now)
        let (date, time, typed) = try moment(text, of: test, day: day, today: today)
        let isNow = (date ?? today) == today && time == nil
        let taken = isNow ? now : instant(date ?? today, time, zones)
        guard taken <= now else { throw .ahead }
        guard let measure = measure(typed, of: test) else { throw problem(typed, of: test) }
        return try result(measure, of: test, taken: taken, on: ground, effort: nil)
    }

    /// Returns the try of a test that a text corrects, and the one that takes its place: the last one of the day and the time that are said,
    /// or else of all.
    /// - Parameter day: the day, where it is said apart from the text, which then has none.
    package static func correction(
        _ text: String, of test: GaitTest, among history: GaitTestHistory, day: CivilDate? = nil, now: Instant, zones: ZoneTimeline
    ) throws(Problem) -> (old: GaitTestResult, new: GaitTestResult) {
        let (date, time, typed) = try moment(text, of: test, day: day, today: zones.day(of: now))
        let tries = history.results.filter { $0.test == test && (date == nil || zones.day(of: $0.taken) == date) }
        let old = tries.last { tried in
            guard let date, let time else { return true }
            return (0..<60).contains((tried.taken - instant(date, time, zones)) / .seconds(1))
        }
        guard let old else { throw .noTry(date) }
        return (old, try correction(typed, of: old))
    }

    /// Returns a result with another measure.
    package static func correction(_ text: String, of old: GaitTestResult) throws(Problem) -> GaitTestResult {
        guard let measure = measure(text, of: old.test) else { throw problem(text, of: old.test) }
        return try result(measure, of: old.test, taken: old.taken, on: old.ground, effort: old.effort)
    }

    /// The measure of a result as one would type it.
    package static func text(of result: GaitTestResult) -> String {
        CourseDistance.typed(result.test == .sixMinutes ? result.metres : result.seconds)
    }

    private static func result(
        _ measure: Double, of test: GaitTest, taken: Instant, on ground: GaitTestResult.Ground, effort: Int?
    ) throws(Problem) -> GaitTestResult {
        let (metres, seconds) =
            switch test {
            case .sixMinutes: (measure, GaitTest.sixMinuteSeconds)
            case .fourMetres: (GaitTest.fourMetreDistance, measure)
            }
        guard let result = GaitTestResult(test, taken: taken, metres: metres, seconds: seconds, on: ground, effort: effort) else {
            throw measure < test.possible.lowerBound ? .tooLittle(measure) : .tooMuch(measure)
        }
        return result
    }

    // MARK: Words

    /// The day and the time that a text begins with, as far as it says them, and the words of its measure.
    private static func moment(
        _ text: String, of test: GaitTest, day said: CivilDate?, today: CivilDate
    ) throws(Problem) -> (date: CivilDate?, time: (hour: Int, minute: Int)?, measure: String) {
        // A text that is a measure as a whole begins with no day.
        guard measure(text, of: test) == nil else { return (said, nil, text) }
        var (date, rest) = (said, text.split(whereSeparator: \.isWhitespace)[...])
        if said == nil {
            guard let (found, words) = day(text, today: today) else { throw problem(text, of: test) }
            (date, rest) = (found, words)
        }
        let time = rest.first.flatMap(clock)
        if time != nil {
            rest.removeFirst()
        } else if let word = rest.first, word.contains(":") {
            throw .noTime(String(word))
        }
        return (date, time, rest.joined(separator: " "))
    }

    private static func instant(_ date: CivilDate, _ time: (hour: Int, minute: Int)?, _ zones: ZoneTimeline) -> Instant {
        zones.zone(on: date).instant(date, hour: time?.hour ?? usualHour, minute: time?.minute ?? 0)
    }

    /// The day that a text begins with, of as many words as make one, and the words behind it.
    private static func day(_ text: String, today: CivilDate) -> (date: CivilDate, rest: ArraySlice<Substring>)? {
        let words = text.split(whereSeparator: \.isWhitespace)
        for count in (1...mostWordsOfADay).reversed() where count <= words.count {
            let day = TypedDay(asked: words.prefix(count).joined(separator: " "), today: today)
            if let day { return (day.date, words.dropFirst(count)) }
        }
        return nil
    }

    private static func measure(_ text: String, of test: GaitTest) -> Double? {
        switch test {
        case .sixMinutes: CourseDistance.metres(text)
        case .fourMetres: seconds(text)
        }
    }

    /// The reason why a text is no measure.
    private static func problem(_ text: String, of test: GaitTest) -> Problem {
        let text = text.trimmed
        if text.isEmpty { return .nothing }
        guard text.contains(where: \.isNumber) else { return .noNumber(text) }
        let parts = text.split(omittingEmptySubsequences: false) { "+xX×*".contains($0) }.map { String($0).trimmed }
        if parts.contains("") { return .noSum(text) }
        guard let part = parts.first(where: { measure($0, of: test) == nil }) else { return .noSum(text) }
        let number = part.prefix { $0.isNumber || $0 == "." }
        let unit = String(part.dropFirst(number.count)).trimmed
        let isUnit = !number.isEmpty && !unit.isEmpty && unit.allSatisfy { $0.isLetter || $0 == " " }
        return isUnit ? .unknownUnit(unit) : .noNumber(text)
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
