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

    @Test func `brisk minutes a week are those of the days that know them, in a month as in a year`() throws {
        let known = days.filter { $0.date != today.adding(days: -4) }
        let month = try #require(chart(known, 31).brisk)
        #expect(month.minutes == 441 && month.days == 9 && month.aWeek == 343)
        let year = Chart.months(
            ChartDays(.steps, known, goals: GoalHistory(), units: .metric), from: today.startOfMonth.adding(months: -11), today: today)
        #expect(year.brisk == month)
    }

    @Test func `days of which the brisk minutes are not known neither add to a week nor make it longer`() throws {
        let unknown = (0..<30).map { Day(date: today.adding(days: -$0), steps: 8000, briskMinutes: nil) }
        #expect(chart(unknown, 30).brisk == nil)
        let few = try #require(chart([Day(date: today.adding(days: -6), steps: 8000, briskMinutes: 60)] + unknown, 30).brisk)
        #expect(few.minutes == 60 && few.days == 1 && few.aWeek == nil, "one day says nothing of a week")
    }

    @Test func `seven days are a week, wherever they begin`() {
        #expect(chart(Array(days.prefix(7)), 7).brisk?.aWeek == 343)
    }

    @Test func `a first walk is not counted as one a day`() {
        #expect(chart(Array(days.prefix(1)), 7).brisk?.aWeek == nil)
    }

    @Test(arguments: [(2, true), (3, false)])
    func `a third of the days may be unknown, since the first that is known`(_ step: Int, _ isTold: Bool) {
        // Of 20 days the even ones, and of 28 days every third.
        let known = stride(from: 0, to: 9 * step, by: step).map { Day(date: today.adding(days: -$0), steps: 8000, briskMinutes: 20) }
        let more = step == 2 ? [1, 3, 5].map { Day(date: today.adding(days: -$0), steps: 8000, briskMinutes: 20) } : []
        #expect((chart(known + more, 31).brisk?.aWeek == 140) == isTold)
    }

    @Test func `a chart and a report tell the same week`() {
        let known = days.filter { $0.date != today.adding(days: -4) }
        #expect(chart(known, 31).brisk == BriskMinutes(known, through: today))
    }
}
