import Testing

@testable import Walking

struct ChartBriskTests {
    private let today = CivilDate(dayNumber: 20_778)

    /// Ten days until today with 49 brisk minutes each.
    private var days: [Day] { (0..<10).map { Day(date: today.adding(days: -$0), steps: 8000, briskMinutes: 49) } }

    private func chart(_ days: [Day], _ count: Int, through last: CivilDate? = nil) -> Chart {
        let last = last ?? today
        let from = last.adding(days: 1 - count)
        return Chart.days(
            ChartDays(.steps, days, goals: GoalHistory(), units: .metric), range: .month, from: from, through: last,
            before: from.adding(days: -count),
            today: last)
    }

    @Test func `brisk minutes a week are those of calendar weeks with data, of which a span may cut the first and the last`() throws {
        // Friday to Wednesday.
        let friday = try #require(CivilDate("2026-03-27"))
        let days = (0..<6).map { Day(date: friday.adding(days: $0), steps: 8000, briskMinutes: 40) }
        // To Tuesday 31 March: a week and two days.
        let march = try #require(CivilDate("2026-03-31"))
        #expect(chart(Array(days.prefix(5)), 31, through: march).briskMinutesAWeek == 1400.0 / 9)
        // Two whole weeks, in a month as in a year.
        let later = try #require(CivilDate("2026-04-20"))
        #expect(chart(days, 30, through: later).briskMinutesAWeek == 120)
        let year = Chart.months(
            ChartDays(.steps, days, goals: GoalHistory(), units: .metric), from: later.startOfMonth.adding(months: -11), today: later)
        #expect(year.briskMinutesAWeek == 120)
    }

    @Test func `days of which the brisk minutes are not known neither add to a week nor make it longer`() throws {
        let unknown = (0..<30).map { Day(date: today.adding(days: -$0), steps: 8000, briskMinutes: nil) }
        #expect(chart(unknown, 30).briskMinutesAWeek == nil)
        let monday = today.startOfWeek.adding(days: -7)
        #expect(chart([Day(date: monday, steps: 8000, briskMinutes: 60)] + unknown, 30).briskMinutesAWeek == 60)
    }

    @Test func `seven days are a week, wherever they begin`() {
        #expect(chart(Array(days.prefix(7)), 7).briskMinutesAWeek == 343)
    }

    @Test func `a first walk is not counted as one a day`() {
        #expect(chart(Array(days.prefix(1)), 7).briskMinutesAWeek == 49)
    }

    @Test func `weeks without data do not lower the minutes of those that have some, as days do not lower the mean`() throws {
        let monday = today.startOfWeek.adding(days: -14)
        let old = [Day(date: monday, steps: 8000, briskMinutes: 60)]
        #expect(chart(old, 30).briskMinutesAWeek == 60)
    }
}
