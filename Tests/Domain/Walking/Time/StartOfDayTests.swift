import Testing

@testable import Walking

/// Clocks that go back over midnight: the wall shows the day, then the day before once more.
struct StartOfDayTests {
    /// Newfoundland, which changed its clocks at one minute past midnight until 2011.
    private let newfoundland = Zone("America/St_Johns")
    private let date = CivilDate(year: 2010, month: 11, day: 7)
    /// 2010-11-07 00:00 in summer time.
    private let midnight = Instant(seconds: 1_289_097_000)

    @Test func `a day begins when the wall shows it first, if only for a minute`() throws {
        let (zone, date) = try (#require(newfoundland), #require(date))
        #expect(zone.startOfDay(date) == midnight)
        #expect(zone.wall(at: midnight).date == date)
        #expect(zone.wall(at: midnight + .seconds(60)).date == date.adding(days: -1))
        #expect(zone.startOfDay(date.adding(days: 1)) - midnight == .seconds(25 * 3600))
    }

    @Test func `the hour in which the wall shows the day before again belongs to the day that began`() throws {
        let (zone, date) = try (#require(newfoundland), #require(date))
        #expect(zone.day(of: midnight - .milliseconds(1)) == date.adding(days: -1))
        for seconds in [0, 59, 60, 1800, 3600, 3660, 7200] { #expect(zone.day(of: midnight + .seconds(seconds)) == date) }
    }

    @Test func `the year's other days begin at their one midnight`() throws {
        let (zone, date) = try (#require(newfoundland), #require(date))
        for offset in [-200, -1, 1, 30] {
            let day = date.adding(days: offset)
            let wall = zone.wall(at: zone.startOfDay(day))
            #expect(wall.date == day && wall.second == 0)
        }
    }

    /// No place on earth does so; a zone of rules alone may.
    private struct Twice {
        var moments: [Int64]
        var offsets: [Int]
        var late: Int64
    }

    @Test(arguments: [
        Twice(moments: [0, 5 * 3600], offsets: [-3600, 0], late: 3600), Twice(moments: [-7200, 0], offsets: [3600, 0], late: -3600),
    ])
    private func `a clock that is put to another time at midnight and back within hours shows the day when it shows it`(
        _ twice: Twice
    ) throws {
        let date = try #require(date)
        let midnight = Int64(date.dayNumber) * 86_400
        let changes = zip(twice.moments, twice.offsets).map { ZoneChange(time: midnight + $0, offset: $1) }
        let zone = Zone(ZoneRules(first: 0, changes: changes), id: "twice")
        #expect(zone.startOfDay(date) == Instant(seconds: midnight + twice.late))
        #expect(zone.startOfDay(date.adding(days: 1)) == Instant(seconds: midnight + 86_400))
    }
}
