import Testing
import Walking

struct ClampingTests {
    @Test(arguments: [
        (2.5, 3), (-2.5, -3), (1e300, Int.max), (-1e300, Int.min), (Double.infinity, Int.max), (-Double.infinity, Int.min), (Double.nan, 0),
        (9.3e18, Int.max),
    ])
    func `every fraction makes a whole number`(value: Double, whole: Int) {
        #expect(Int(clamping: value) == whole)
    }

    @Test func `a moment beyond the calendar is the first or the last one, and every sum of moments is a moment`() {
        #expect(Instant(milliseconds: .max) == .latest)
        #expect(Instant(seconds: .min) == .earliest)
        #expect(Instant.latest + .seconds(Int64.max) == .latest)
        #expect(Instant.earliest - .seconds(Int64.max) == .earliest)
        #expect(Instant.earliest - .seconds(Int64.min) == .latest)
        #expect((Instant.latest - Instant.earliest).milliseconds > 0)
        #expect(Zone.utc.wall(at: .latest).date.description == "9999-12-31")
        #expect(Zone.utc.day(of: .earliest).year == -9999)
    }

    @Test func `a date beyond the calendar is its first or last, further than any moment`() {
        #expect(CivilDate(dayNumber: .max) == .latest)
        #expect(CivilDate.latest.adding(days: .max) == .latest)
        #expect(CivilDate.earliest.adding(months: .min) == .earliest)
        #expect(CivilDate.latest > Zone.utc.day(of: .latest))
    }

    @Test func `seconds without a bound make the longest time that there is`() {
        #expect(Duration.seconds(clamping: 1.5) == .milliseconds(1500))
        #expect(Instant.earliest + .seconds(clamping: 1e300) == .latest)
        #expect(Duration.seconds(clamping: .nan) == .zero)
    }
}
