import Foundation
import Testing
import Walking

struct CivilDateTests {
    @Test func `every day of four centuries follows the day before`() throws {
        var date = try #require(CivilDate(year: 1800, month: 1, day: 1))
        var expected = (year: 1800, month: 1, day: 1)
        var weekday = 3  // 1 January 1800 was a Wednesday.
        for _ in 0..<146_097 {
            let (year, month, day) = date.components
            guard (year, month, day) == expected, date.weekday.rawValue == weekday, CivilDate(year: year, month: month, day: day) == date
            else {
                Issue.record("\(date) is not \(expected)")
                return
            }
            date = date.adding(days: 1)
            weekday = weekday % 7 + 1
            expected.day += 1
            if expected.day > CivilDate.daysIn(month: expected.month, of: expected.year) {
                expected.day = 1
                expected.month += 1
            }
            if expected.month > 12 {
                expected.month = 1
                expected.year += 1
            }
        }
    }

    @Test(arguments: [
        "2026-02-29", "2026-13-01", "2026-00-10", "2026-1-01", "2026-01-1", "26-01-01", "2026/01/01", "", "2026-01-01T",
        "+026-01-01", "2026-+1-01", "2026-01-+1", "-026-01-01", "2026-01-1a",
    ])
    func `what is no date is not read as one`(text: String) {
        #expect(CivilDate(text) == nil)
    }

    @Test func `a date is written as it is read`() throws {
        #expect(try #require(CivilDate("2024-02-29")).description == "2024-02-29")
        #expect(try #require(CivilDate("0999-12-31")).description == "0999-12-31")
    }

    @Test func `years before the first follow one another as all others do`() throws {
        let first = try #require(CivilDate(year: 1, month: 1, day: 1))
        #expect(first.dayNumber == -719_162)
        #expect(CivilDate(year: 0, month: 12, day: 31) == first.adding(days: -1))
        #expect(CivilDate(year: 0, month: 3, day: 1)?.dayNumber == -719_468)
        #expect(CivilDate(year: 0, month: 2, day: 29)?.dayNumber == -719_469)
        // A cycle of the calendar has 146,097 days.
        for year in stride(from: -9999, through: 0, by: 1) {
            for month in [1, 2, 3, 12] {
                let date = try #require(CivilDate(year: year, month: month, day: 28))
                let (same, other, day) = date.components
                guard (same, other, day) == (year, month, 28),
                    CivilDate(year: year + 400, month: month, day: 28)?.dayNumber == date.dayNumber + 146_097
                else {
                    Issue.record("\(year)-\(month)-28 is \(date)")
                    return
                }
            }
        }
    }

    @Test func `a date tells its year, its month and its day`() throws {
        let date = try #require(CivilDate("2024-02-29"))
        #expect(date.year == 2024 && date.month == 2 && date.day == 29)
    }

    @Test func `a month later than 31 January is the end of February`() throws {
        #expect(try #require(CivilDate("2026-01-31")).adding(months: 1).description == "2026-02-28")
        #expect(try #require(CivilDate("2026-01-31")).adding(months: -11).description == "2025-02-28")
    }

    @Test func `a date is kept as it is written`() throws {
        let date = try #require(CivilDate("2026-03-27"))
        let data = try JSONEncoder().encode([date])
        #expect(String(bytes: data, encoding: .utf8) == "[\"2026-03-27\"]")
        #expect(try JSONDecoder().decode([CivilDate].self, from: data) == [date])
    }

    @Test(arguments: [
        (2026, 0, 1), (2026, 13, 1), (2026, 1, 0), (2026, 1, 32), (2026, 4, 31), (2026, 6, 31), (2026, 9, 31), (2026, 11, 31),
        (2026, 2, 29), (1900, 2, 29), (10_000, 1, 1), (-10_000, 12, 31),
    ])
    func `there is no such day`(_ year: Int, _ month: Int, _ day: Int) {
        #expect(CivilDate(year: year, month: month, day: day) == nil)
    }

    @Test(arguments: [(2000, 2, 29), (2024, 2, 29), (9999, 12, 31), (-9999, 1, 1), (2026, 8, 31), (2026, 4, 30)])
    func `there is such a day`(_ year: Int, _ month: Int, _ day: Int) {
        #expect(CivilDate(year: year, month: month, day: day) != nil)
    }

    @Test(arguments: [
        ("2026-01-15", -1, "2025-12-15"), ("2026-12-15", 1, "2027-01-15"), ("2026-12-31", 2, "2027-02-28"),
        ("2026-05-31", -12, "2025-05-31"),
        ("2024-02-29", 12, "2025-02-28"), ("2024-02-29", 48, "2028-02-29"), ("2026-03-31", 0, "2026-03-31"),
        ("0001-01-31", -1, "0000-12-31"),
    ])
    func `so many months on is the same day, or the last of a shorter month`(_ text: String, _ months: Int, _ expected: String) throws {
        #expect(try #require(CivilDate(text)).adding(months: months).description == expected)
    }

    @Test func `months lead over the year nought, and stop at the ends of the calendar`() throws {
        let first = try #require(CivilDate(year: 0, month: 1, day: 31))
        #expect(first.adding(months: -1) == CivilDate(year: -1, month: 12, day: 31))
        #expect(first.adding(months: -11) == CivilDate(year: -1, month: 2, day: 28))
        #expect(first.adding(months: -12) == CivilDate(year: -1, month: 1, day: 31))
        #expect(first.adding(months: .max) == first && first.adding(months: .min) == first)
    }

    @Test func `days stop at the first and the last date`() {
        #expect(CivilDate.latest.adding(days: 1) == .latest && CivilDate.earliest.adding(days: -1) == .earliest)
        #expect(CivilDate.latest.adding(days: .max) == .latest && CivilDate.latest.dayNumber == 10_000_000)
        #expect(CivilDate.earliest.dayNumber == -10_000_000)
    }

    @Test func `a week begins on its Monday, and a month on its first day`() throws {
        for (text, monday) in [("2026-11-23", "2026-11-23"), ("2026-11-29", "2026-11-23"), ("2026-11-22", "2026-11-16")] {
            #expect(try #require(CivilDate(text)).startOfWeek.description == monday)
        }
        #expect(try #require(CivilDate("2026-11-30")).startOfMonth.description == "2026-11-01")
        #expect(try #require(CivilDate("2026-11-01")).startOfMonth.description == "2026-11-01")
        #expect(try #require(CivilDate("2026-03-01")) - #require(CivilDate("2026-02-01")) == 28)
    }
}
