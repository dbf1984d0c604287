import Testing
import Walking

@testable import LiveWalking

/// Results of tests that are typed later.
struct TypedTestResultTests {
    private let zones = ZoneTimeline(home: .utc)
    private let today = CivilDate(dayNumber: 20_778)
    private var now: Instant { Zone.utc.instant(today, hour: 18, minute: 30) }

    private func result(_ text: String, of test: GaitTest = .sixMinutes) -> GaitTestResult? {
        try? TypedTestResult.result(text, of: test, on: .floor, now: now, zones: zones)
    }

    private func problem(_ text: String, of test: GaitTest = .sixMinutes) -> TypedTestResult.Problem? {
        do throws(TypedTestResult.Problem) {
            _ = try TypedTestResult.result(text, of: test, on: .floor, now: now, zones: zones)
            return nil
        } catch {
            return error
        }
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

    @Test(
        arguments: [
            ("yesterday 480", 1), ("어제 12 x 40", 1), ("the day before yesterday 480", 2), ("3 days ago 480 m", 3), ("20.11. 480", 1),
            ("20 nov 480", 1), ("11월 19일 480", 2), ("fri 480", 1),
        ])
    func `a day is read as it is elsewhere`(_ text: String, _ daysAgo: Int) {
        #expect(result(text)?.taken == Zone.utc.instant(today.adding(days: -daysAgo), hour: 12))
        #expect(result(text)?.metres == 480)
    }

    @Test(
        arguments: [
            ("", .nothing), ("yesterday", .nothing), ("2026-11-20 14:30", .nothing), ("far", .noNumber("far")),
            ("yesterday far", .noNumber("far")), ("1,200", .noNumber("1,200")), ("2026-13-01 480", .noNumber("2026-13-01 480")),
            ("0.48 km", .unknownUnit("km")), ("12 x 40 ft", .unknownUnit("ft")), ("480 걸음", .unknownUnit("걸음")),
            ("12 x", .noSum("12 x")), ("2 x 3 x 4", .noSum("2 x 3 x 4")), ("0", .tooLittle(0)), ("5", .tooLittle(5)),
            ("1001 m", .tooMuch(1001)), ("yesterday 2000", .tooMuch(2000)),
            ("2026-11-20 25:00 480", .noTime("25:00")), ("2026-11-21 19:00 480", .ahead), ("tomorrow 480", .ahead),
        ] as [(String, TypedTestResult.Problem)])
    func `what is no result says why`(_ text: String, _ wanted: TypedTestResult.Problem) {
        #expect(problem(text) == wanted)
    }

    @Test func `a day that is said apart takes the place of its words`() {
        func result(_ text: String, daysAgo: Int) -> GaitTestResult? {
            try? TypedTestResult.result(text, of: .sixMinutes, on: .floor, day: today.adding(days: -daysAgo), now: now, zones: zones)
        }
        #expect(result("480", daysAgo: 1)?.taken == Zone.utc.instant(today.adding(days: -1), hour: 12))
        #expect(result("14:05 480", daysAgo: 1)?.taken == Zone.utc.instant(today.adding(days: -1), hour: 14, minute: 5))
        #expect(result("480", daysAgo: 0)?.taken == now && result("480", daysAgo: -1) == nil && result("yesterday 480", daysAgo: 1) == nil)
    }

    @Test func `a correction finds its try by the day, by the time of it, or takes the last of all`() throws {
        var history = GaitTestHistory()
        for text in ["yesterday 09:00 450", "yesterday 14:30 460", "470"] { history.add(try #require(result(text))) }
        func corrected(_ text: String, on day: CivilDate? = nil) throws -> Double {
            try TypedTestResult.correction(text, of: .sixMinutes, among: history, day: day, now: now, zones: zones).old.metres
        }
        #expect(try corrected("480") == 470 && corrected("yesterday 480") == 460 && corrected("yesterday 09:00 480") == 450)
        #expect(try corrected("480", on: today.adding(days: -1)) == 460)
        #expect(throws: TypedTestResult.Problem.noTry(today.adding(days: -2))) { try corrected("2 days ago 480") }
        #expect(throws: TypedTestResult.Problem.noTry(today.adding(days: -1))) { try corrected("yesterday 09:01 480") }
        history = GaitTestHistory()
        #expect(throws: TypedTestResult.Problem.noTry(nil)) { try corrected("480") }
    }

    @Test(arguments: [("3 m", TypedTestResult.Problem.unknownUnit("m")), ("0.5", .tooLittle(0.5)), ("61", .tooMuch(61))])
    func `what is no time of four metres says why`(_ text: String, _ wanted: TypedTestResult.Problem) {
        #expect(problem(text, of: .fourMetres) == wanted)
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
        let new = try TypedTestResult.correction("12 x 40", of: old)
        #expect(new == GaitTestResult(.sixMinutes, taken: now, metres: 480, seconds: 360, on: .belt, effort: 12))
        #expect(throws: TypedTestResult.Problem.noNumber("far")) { try TypedTestResult.correction("far", of: old) }
        let time = try #require(GaitTestResult(.fourMetres, taken: now, metres: 4, seconds: 3.21))
        #expect(TypedTestResult.text(of: time) == "3.21")
    }
}
