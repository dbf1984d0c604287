import LiveWalking
import Testing

@testable import Phrases
@testable import Walking

/// The last results of tests in words, as the gait screen and the report say them.
struct LatestTestTests {
    /// Saturday, 21 November 2026.
    private let today = CivilDate(dayNumber: 20_778)

    /// Settings with four metres that took some seconds, so many days ago.
    private func settings(_ tries: [(daysAgo: Int, seconds: Double)]) -> JournalSettings {
        var history = GaitTestHistory()
        for (daysAgo, seconds) in tries {
            let taken = Zone.utc.instant(today.adding(days: -daysAgo), hour: 9)
            if let result = GaitTestResult(.fourMetres, taken: taken, metres: 4, seconds: seconds) { history.add(result) }
        }
        var settings = JournalSettings(zones: ZoneTimeline(home: .utc))
        settings[GaitTestHistory.self] = history
        return settings
    }

    private func latest(_ language: Language, _ tries: [(daysAgo: Int, seconds: Double)], through last: CivilDate? = nil) -> LatestTest? {
        Phrases(language).latest(.fourMetres, in: settings(tries), through: last ?? today, today: today)
    }

    @Test func `the last four metres have their speed, their day, and what lies between them and the time before`() {
        let tries = [(daysAgo: 40, seconds: 3.2), (daysAgo: 10, seconds: 4.0), (daysAgo: 3, seconds: 3.4)]
        #expect(latest(.en, tries)?.name == "Four metres" && latest(.ko, tries)?.name == "4 m 걷기")
        #expect(latest(.en, tries)?.text == "1.18 m/s, 18 Nov, +0.18 m/s to the time before")
        #expect(latest(.ko, tries)?.text == "1.18 m/s, 11월 18일, 지난번보다 +0.18 m/s")
    }

    @Test func `the first four metres stand alone, and those of a better day are the best`() {
        #expect(latest(.en, [(3, 4.0)])?.text == "1.00 m/s, 18 Nov")
        #expect(latest(.en, [(10, 4.0), (3, 3.2)])?.text == "1.25 m/s, 18 Nov, +0.25 m/s to the time before, best")
        #expect(latest(.ko, [(10, 4.0), (3, 4.0)])?.text == "1.00 m/s, 11월 18일, 지난번과 같음, 최고")
    }

    @Test func `what came after a report is not its last, and nobody who walked none has one`() {
        #expect(latest(.en, [(10, 4.0), (3, 3.2)], through: today.adding(days: -5))?.text == "1.00 m/s, 11 Nov")
        #expect(latest(.en, [(10, 4.0)], through: today.adding(days: -11)) == nil && latest(.en, []) == nil)
    }

    @Test func `the last six minutes have their way`() {
        var history = GaitTestHistory()
        for (daysAgo, metres) in [(10, 445.0), (3, 495.0)] {
            let taken = Zone.utc.instant(today.adding(days: -daysAgo), hour: 9)
            if let result = GaitTestResult(.sixMinutes, taken: taken, metres: metres, seconds: 360) { history.add(result) }
        }
        var settings = JournalSettings(zones: ZoneTimeline(home: .utc))
        settings[GaitTestHistory.self] = history
        func text(_ language: Language) -> String? {
            Phrases(language).latest(.sixMinutes, in: settings, through: today, today: today)?.text
        }
        #expect(text(.en) == "495 m, 18 Nov, +50 m to the time before, best")
        #expect(text(.ko) == "495 m, 11월 18일, 지난번보다 +50 m, 최고")
    }
}
