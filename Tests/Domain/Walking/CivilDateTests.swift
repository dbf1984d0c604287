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

    @Test(arguments: ["2026-02-29", "2026-13-01", "2026-00-10", "2026-1-01", "2026-01-1", "26-01-01", "2026/01/01", "", "2026-01-01T"])
    func `what is no date is not read as one`(text: String) {
        #expect(CivilDate(text) == nil)
    }

    @Test func `a date is written as it is read`() throws {
        #expect(try #require(CivilDate("2024-02-29")).description == "2024-02-29")
        #expect(try #require(CivilDate("0999-12-31")).description == "0999-12-31")
    }

    @Test func `a month later than 31 January is the end of February`() throws {
        #expect(try #require(CivilDate("2026-01-31")).adding(months: 1).description == "2026-02-28")
        #expect(try #require(CivilDate("2026-01-31")).adding(months: -11).description == "2025-02-28")
    }
}
