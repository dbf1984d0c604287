import Phrases
import Screens
import Testing
import Walking

@testable import Walk

/// The places of a year's days on its map.
struct YearHeatTests {
    @Test(arguments: [2023, 2024, 2026, 2027, 2028])
    func `every day of a year has a place of its own, in a column of its month`(_ year: Int) throws {
        let first = try #require(CivilDate(year: year, month: 1, day: 1))
        let last = try #require(CivilDate(year: year, month: 12, day: 31))
        let heat = try #require(YearHeat(year: year, through: last, days: [:]))
        let starts = heat.monthStarts.keys.sorted()
        #expect(starts.count == 12)
        var seen: Set<[Int]> = []
        for offset in 0...(last - first) {
            let date = first.adding(days: offset)
            let place = try #require(heat.place(of: date))
            #expect(seen.insert([place.week, place.day]).inserted)
            #expect(heat.weeks[place.week][place.day].level == 0)
            #expect(starts.filter { $0 <= place.week }.count == date.month)
        }
        #expect(heat.weeks.joined().count { $0.level != nil } == last - first + 1)
        #expect(heat.weeks.count <= 66)
    }

    @Test func `the days of somebody who goes by minutes are as dark as their walks are long, and none is marked`() throws {
        let today = try #require(CivilDate("2026-11-21"))
        let yesterday = today.adding(days: -1)
        let days = [today: Day(date: today, steps: 20_000), yesterday: Day(date: yesterday, steps: 20_000)]
        let heat = try #require(YearHeat(year: 2026, through: today, days: days, minutes: [today: 40]))
        let (last, before) = (try #require(heat.place(of: today)), try #require(heat.place(of: yesterday)))
        #expect(heat.weeks[last.week][last.day] == HeatMap.Day(3))
        #expect(heat.weeks[before.week][before.day] == HeatMap.Day(0))
    }

    @Test func `its table has a row for each day that is known, in order, and says the unit`() throws {
        let today = try #require(CivilDate("2026-11-21"))
        let days = [6412.4, 9520, 0].enumerated().map { Day(date: today.adding(days: -$0), steps: $1) }
        let rows = [["", "steps"], ["2026-11-19", "0"], ["2026-11-20", "9520"], ["2026-11-21", "6412"]]
        #expect(YearHeat.table(days, nil, Phrases(.en)) == rows)
        #expect(YearHeat.table(days, [today: 40], Phrases(.ko)) == [["", "분"], ["2026-11-21", "40"]])
        #expect(YearHeat.table([], nil, Phrases(.en)) == [])
    }

    @Test func `a day of another year and what is to come have no place`() throws {
        let today = try #require(CivilDate("2026-11-21"))
        let heat = try #require(YearHeat(year: 2026, through: today, days: [:]))
        #expect(heat.place(of: today.adding(days: -366)) == nil)
        let tomorrow = try #require(heat.place(of: today.adding(days: 1)))
        #expect(heat.weeks[tomorrow.week][tomorrow.day].level == nil)
    }
}
