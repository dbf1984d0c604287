import Foundation
import Testing
import Walking

struct ZoneTests {
    @Test func `a day has 23 hours in spring and 25 in autumn`() throws {
        let berlin = try #require(Zone("Europe/Berlin"))
        #expect(hours(of: "2026-03-29", in: berlin) == 23)
        #expect(hours(of: "2026-10-25", in: berlin) == 25)
        #expect(hours(of: "2026-06-01", in: berlin) == 24)
    }

    @Test func `a midnight that does not exist begins the day at the change`() throws {
        let saoPaulo = try #require(Zone("America/Sao_Paulo"))
        let date = try #require(CivilDate("2018-11-04"))
        #expect(saoPaulo.wall(at: saoPaulo.startOfDay(date)).second == 3600)
        #expect(hours(of: "2018-11-04", in: saoPaulo) == 23)
    }

    @Test func `the day that Samoa skipped has no length`() throws {
        let apia = try #require(Zone("Pacific/Apia"))
        #expect(hours(of: "2011-12-30", in: apia) == 0)
        #expect(hours(of: "2011-12-29", in: apia) == 24)
    }

    @Test(arguments: [
        "Europe/Berlin", "Asia/Seoul", "America/New_York", "America/St_Johns", "America/Sao_Paulo", "Africa/Casablanca", "Asia/Kathmandu",
        "Australia/Lord_Howe", "Pacific/Apia", "Pacific/Kwajalein", "Asia/Pyongyang", "America/Havana", "Asia/Gaza", "Antarctica/Troll",
        "Pacific/Chatham", "Asia/Beirut", "America/Caracas", "Europe/Lisbon", "Pacific/Kiritimati", "UTC",
    ])
    func `days leave no gap and never overlap`(name: String) throws {
        let zone = try #require(Zone(name))
        var random = SeededGenerator(seed: 7)
        for _ in 0..<400 {
            let instant = Instant(seconds: Int64.random(in: 0...2_000_000_000, using: &random))
            let day = zone.day(of: instant)
            #expect(zone.startOfDay(day) <= instant)
            #expect(instant < zone.startOfDay(day.adding(days: 1)))
        }
        for year in stride(from: 1970, through: 2037, by: 1) {
            let first = try #require(CivilDate(year: year, month: 1, day: 1))
            for offset in stride(from: 0, to: 365, by: 1) where year % 8 == 3 || offset % 30 == 0 {
                let start = zone.startOfDay(first.adding(days: offset))
                let end = zone.startOfDay(first.adding(days: offset + 1))
                #expect(start <= end)
                #expect(zone.wall(at: start).date >= first.adding(days: offset))
                #expect(zone.wall(at: Instant(seconds: start.seconds - 1)).date < first.adding(days: offset))
            }
        }
    }

    @Test func `a day of travel to the west is long and one to the east is short`() throws {
        let seoul = try #require(Zone("Asia/Seoul"))
        let paris = try #require(Zone("Europe/Paris"))
        let arrival = try #require(CivilDate("2025-07-01"))
        let last = try #require(CivilDate("2025-07-13"))
        let timeline = ZoneTimeline(home: seoul, periods: [.init(from: arrival, through: last, zone: paris)])
        #expect((timeline.endOfDay(arrival) - timeline.startOfDay(arrival)) == .seconds(31 * 3600))
        let home = last.adding(days: 1)
        #expect((timeline.endOfDay(home) - timeline.startOfDay(home)) == .seconds(17 * 3600))
        var date = arrival.adding(days: -3)
        while date < home.adding(days: 3) {
            let start = timeline.startOfDay(date)
            #expect(timeline.day(of: start) == date)
            #expect(timeline.day(of: timeline.endOfDay(date) - .milliseconds(1)) == date)
            date = date.adding(days: 1)
        }
    }

    @Test func `over a century every moment lies in one day, in every zone that there is`() throws {
        var random = SeededGenerator(seed: 11)
        let zones = TimeZone.knownTimeZoneIdentifiers.compactMap { Zone($0) }
        #expect(zones.count > 300)
        for zone in zones {
            for _ in 0..<60 {
                // 1937 to 2037.
                let instant = Instant(seconds: Int64.random(in: -1_041_379_200...2_114_380_800, using: &random))
                let day = zone.day(of: instant)
                let (start, end) = (zone.startOfDay(day), zone.startOfDay(day.adding(days: 1)))
                #expect(start <= instant && instant < end, "\(zone.id) \(day)")
                #expect((20...28).contains((end - start).components.seconds / 3600), "\(zone.id) \(day)")
                #expect(zone.wall(at: instant).date == day)
            }
        }
    }

    @Test(arguments: 1...40 as ClosedRange<UInt64>)
    func `wherever somebody travels, every moment lies in one day, and days follow one another`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let zones = TimeZone.knownTimeZoneIdentifiers.compactMap { Zone($0) }
        func zone() throws -> Zone { try #require(zones.randomElement(using: &random)) }
        let first = CivilDate(dayNumber: Int.random(in: -10_000...22_000, using: &random))
        var timeline = ZoneTimeline(home: try zone())
        var date = first
        for _ in 0..<5 {
            let from = date.adding(days: Int.random(in: 0...9, using: &random))
            date = from.adding(days: Int.random(in: 0...12, using: &random))
            timeline.periods.append(.init(from: from, through: date, zone: try zone()))
        }
        var instant = timeline.startOfDay(first.adding(days: -4))
        let end = timeline.startOfDay(date.adding(days: 4))
        var before = timeline.day(of: instant)
        while instant < end {
            let day = timeline.day(of: instant)
            #expect(timeline.endOfDay(day.adding(days: -1)) <= instant && instant < timeline.endOfDay(day), "\(day)")
            #expect(before <= day)
            let isUnmoved = (-1...1).allSatisfy { timeline.zone(on: day.adding(days: $0)) == timeline.zone(on: day) }
            #expect(!isUnmoved || timeline.zone(on: day).day(of: instant) == day)
            before = day
            instant = instant + .seconds(1000 + Int.random(in: 0...3000, using: &random))
        }
    }

    private func hours(of text: String, in zone: Zone) -> Int? {
        guard let date = CivilDate(text) else { return nil }
        return Int((zone.startOfDay(date.adding(days: 1)) - zone.startOfDay(date)).components.seconds / 3600)
    }

    @Test(arguments: [
        ("2026-03-29", 1, "2026-03-29", 0), ("2026-03-29", 2, "2026-03-29", 1), ("2026-03-29", 3, "2026-03-29", 1),
        ("2026-10-25", 1, "2026-10-24", 23), ("2026-10-25", 2, "2026-10-25", 0), ("2026-10-25", 3, "2026-10-25", 2),
        ("2026-07-01", 0, "2026-06-30", 22),
    ])
    func `a time on the wall is a moment, the first where it comes twice, and moved on where it is skipped`(
        _ date: String, _ hour: Int, _ utcDate: String, _ utcHour: Int
    ) throws {
        let (berlin, day) = try (#require(Zone("Europe/Berlin")), #require(CivilDate(date)))
        let expected = Int64(try #require(CivilDate(utcDate)).dayNumber * 86_400 + utcHour * 3600 + 30 * 60 + 7)
        #expect(berlin.instant(day, hour: hour, minute: 30, second: 7) == Instant(seconds: expected))
    }

    @Test(arguments: [(0, 0, 0), (-1, -1, 86_399), (86_399, 0, 86_399), (86_400, 1, 0), (-86_400, -1, 0), (-86_401, -2, 86_399)])
    func `the wall shows a date and its seconds, also before 1970`(_ moment: Int, _ day: Int, _ second: Int) {
        let wall = Zone.utc.wall(at: Instant(seconds: Int64(moment)))
        #expect(wall.date.dayNumber == day && wall.second == second)
    }
}
