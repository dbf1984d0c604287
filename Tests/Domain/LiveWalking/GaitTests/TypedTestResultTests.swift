import Testing
import Walking

@testable import LiveWalking

/// Results of tests that are typed later.
struct TypedTestResultTests {
    private let zones = ZoneTimeline(home: .utc)
    private let today = CivilDate(dayNumber: 20_778)
    private var now: Instant { Zone.utc.instant(today, hour: 18, minute: 30) }

    private func result(_ text: String, of test: GaitTest = .sixMinutes) -> GaitTestResult? {
        TypedTestResult.result(text, of: test, on: .floor, now: now, zones: zones)
    }

    @Test(arguments: [("480", 480.0), ("12 x 40 + 15", 495), (" 12x40 m ", 480)])
    func `a way alone is of now`(_ text: String, _ metres: Double) throws {
        let found = try #require(result(text))
        #expect(found.taken == now && found.metres == metres && found.seconds == 360 && found.ground == .floor)
    }

    @Test func `a day stands before it, and a time where it is known`() {
        let yesterday = today.adding(days: -1)
        #expect(result("\(yesterday) 480")?.taken == Zone.utc.instant(yesterday, hour: 12))
        #expect(result("\(yesterday) 14:05 12 x 40")?.taken == Zone.utc.instant(yesterday, hour: 14, minute: 5))
        #expect(result("\(today) 480")?.taken == now)
        #expect(result("\(today) 09:00 480")?.taken == Zone.utc.instant(today, hour: 9))
    }

    @Test(arguments: ["", "far", "2000", "2026-11-20", "2026-11-20 25:00 480", "2026-11-21 19:00 480", "2026-11-22 480", "2026-13-01 480"])
    func `what is no result, or is still to come, is none`(_ text: String) {
        #expect(result(text) == nil)
    }

    @Test func `the measure of four metres is seconds`() {
        #expect(result("3.21", of: .fourMetres)?.seconds == 3.21)
        #expect(result("3.21 s", of: .fourMetres)?.metres == 4)
        #expect(result("4.3초", of: .fourMetres)?.seconds == 4.3)
        for text in ["0.5", "1.59", "초", "4 x 2", "-3", "inf"] { #expect(result(text, of: .fourMetres) == nil) }
    }

    @Test func `a correction changes the measure alone, and begins with the old one`() throws {
        let old = try #require(GaitTestResult(.sixMinutes, taken: now, metres: 470, seconds: 360, on: .belt, effort: 12))
        #expect(TypedTestResult.text(of: old) == "470")
        let new = try #require(TypedTestResult.correction("12 x 40", of: old))
        #expect(new == GaitTestResult(.sixMinutes, taken: now, metres: 480, seconds: 360, on: .belt, effort: 12))
        #expect(TypedTestResult.correction("far", of: old) == nil)
        let time = try #require(GaitTestResult(.fourMetres, taken: now, metres: 4, seconds: 3.21))
        #expect(TypedTestResult.text(of: time) == "3.21")
    }
}
