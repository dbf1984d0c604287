import Testing

@testable import Walking

struct ZoneTimelineTests {
    private let date = CivilDate(dayNumber: 20_278)

    private func zone(_ name: String) throws -> Zone { try #require(Zone(name)) }

    private func timeline(_ home: String, _ periods: [(Int, Int, String)]) throws -> ZoneTimeline {
        ZoneTimeline(
            home: try zone(home),
            periods: try periods.map {
                TimeZonePeriod(from: date.adding(days: $0.0), through: date.adding(days: $0.1), zone: try zone($0.2))
            })
    }

    @Test func `a period holds from its first day through its last`() throws {
        let zones = try timeline("Asia/Seoul", [(0, 2, "Europe/Paris")])
        let names = (-1...3).map { zones.zone(on: date.adding(days: $0)).id }
        #expect(names == ["Asia/Seoul", "Europe/Paris", "Europe/Paris", "Europe/Paris", "Asia/Seoul"])
    }

    @Test func `of two periods on a day the later one of the list holds`() throws {
        let zones = try timeline("UTC", [(0, 9, "Europe/Paris"), (3, 4, "Asia/Tokyo")])
        #expect(
            [2, 3, 4, 5].map { zones.zone(on: date.adding(days: $0)).id } == ["Europe/Paris", "Asia/Tokyo", "Asia/Tokyo", "Europe/Paris"])
    }

    @Test func `a day begins where the one before ended, and is long or short for it`() throws {
        let zones = try timeline("UTC", [(0, 0, "America/New_York")])
        // To New York in summer, and home.
        #expect(zones.endOfDay(date) - zones.startOfDay(date) == .seconds(28 * 3600))
        #expect(zones.endOfDay(date.adding(days: 1)) - zones.startOfDay(date.adding(days: 1)) == .seconds(20 * 3600))
        #expect(zones.endOfDay(date.adding(days: -1)) == zones.startOfDay(date))
    }

    @Test(arguments: 0..<30)
    func `whatever the periods are, each moment has one day, and days follow each other`(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let names = ["UTC", "Asia/Seoul", "America/New_York", "Pacific/Apia", "Pacific/Pago_Pago", "Europe/Berlin", "Pacific/Kiritimati"]
        let periods = (0..<Int.random(in: 0...4, using: &random)).map { _ in
            let first = Int.random(in: -10...10, using: &random)
            return (first, first + Int.random(in: 0...6, using: &random), names.randomElement(using: &random) ?? "UTC")
        }
        let zones = try timeline(names.randomElement(using: &random) ?? "UTC", periods)
        for offset in -12...18 {
            let day = date.adding(days: offset)
            let (start, end) = (zones.startOfDay(day), zones.endOfDay(day))
            #expect(start <= end)
            guard start < end else { continue }
            #expect(zones.day(of: end - .milliseconds(1)) == day, "\(periods) \(offset)")
            let middle = start + .milliseconds((end - start).milliseconds / 2)
            #expect(zones.day(of: middle) == day)
            #expect(zones.hour(of: middle) <= middle && middle - zones.hour(of: middle) < .seconds(3600))
        }
    }

    @Test func `hours are counted from the beginning of the day, also where the clock is off by half an hour`() throws {
        let zones = ZoneTimeline(home: try zone("Asia/Kolkata"))
        let start = zones.startOfDay(date)
        #expect(zones.hour(of: start + .seconds(3599)) == start)
        #expect(zones.hour(of: start + .seconds(3600)) == start + .seconds(3600))
    }

    @Test func `the wall shows an hour twice in autumn, and none of it in spring`() throws {
        let zones = ZoneTimeline(home: try zone("Europe/Berlin"))
        let autumn = zones.hours(on: try #require(CivilDate("2026-10-25")), every: 3_600_000)
        #expect(autumn.count == 25 && autumn.prefix(5) == [0, 1, 2, 2, 3])
        let spring = zones.hours(on: try #require(CivilDate("2026-03-29")), every: 3_600_000)
        #expect(spring.count == 23 && spring.prefix(4) == [0, 1, 3, 4])
    }

    @Test func `a stretch touches its days, one that ends at midnight not the next, and one without length one`() {
        let zones = ZoneTimeline(home: .utc)
        let start = zones.startOfDay(date)
        #expect(zones.days(from: start, until: start + .seconds(86_400)) == date...date)
        #expect(zones.days(from: start, until: start + .milliseconds(86_400_001)) == date...date.adding(days: 1))
        #expect(zones.days(from: start, until: start) == date...date)
        #expect(zones.days(from: start, until: start - .seconds(9_999_999)) == date...date)
    }
}

struct WeekdayTests {
    @Test func `weekdays are numbered as ISO 8601 does`() throws {
        #expect(Weekday.allCases.map(\.rawValue) == Array(1...7))
        // The Epoch was a Thursday.
        #expect(CivilDate(dayNumber: 0).weekday == .thursday)
        #expect(try #require(CivilDate("2026-11-23")).weekday == .monday)
        #expect(CivilDate(dayNumber: -1).weekday == .wednesday)
    }
}
