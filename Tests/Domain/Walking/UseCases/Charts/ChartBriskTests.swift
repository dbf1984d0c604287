import Testing

@testable import Walking

struct ChartBriskTests {
    private let today = CivilDate(dayNumber: 20_778)

    /// Ten days until today with 49 brisk minutes each.
    private var days: [Day] { (0..<10).map { Day(date: today.adding(days: -$0), steps: 8000, briskMinutes: 49) } }

    @Test func `brisk minutes a week are those since the first day with data, whatever the chart shows`() {
        let week = Chart.days(days, metric: .steps, range: .week, from: today.adding(days: -6), through: today, goals: GoalHistory())
        let month = Chart.days(days, metric: .steps, range: .month, from: today.adding(days: -29), through: today, goals: GoalHistory())
        let year = Chart.months(
            days, metric: .steps, from: today.startOfMonth.adding(months: -11), today: today, goals: GoalHistory())
        for chart in [week, month, year] { #expect(chart.briskMinutesAWeek == 343) }
    }

    @Test func `a first walk is not counted as one a day`() {
        let chart = Chart.days(
            Array(days.prefix(1)), metric: .steps, range: .month, from: today.adding(days: -29), through: today, goals: GoalHistory())
        #expect(chart.briskMinutesAWeek == 49)
    }

    @Test func `days without data after that count as days without a brisk minute`() {
        let old = [Day(date: today.adding(days: -13), steps: 8000, briskMinutes: 60)]
        let chart = Chart.days(old, metric: .steps, range: .month, from: today.adding(days: -29), through: today, goals: GoalHistory())
        #expect(chart.briskMinutesAWeek == 30)
    }
}
