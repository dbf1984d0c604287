import Testing

@testable import Walking

struct WeekProgressTests {
    /// A Saturday.
    private let today = CivilDate(year: 2026, month: 11, day: 21) ?? .earliest

    private func values(_ counts: [Int]) -> [CivilDate: Int] {
        Dictionary(uniqueKeysWithValues: counts.enumerated().map { (today.adding(days: -$0), $1) })
    }

    @Test func `the days that are over are compared with the same days of last week, and today only adds`() {
        // From today back: Sat … Mon, Sun, then Sat … Mon of the week before.
        let progress = WeekProgress(values([100, 7, 7, 7, 7, 7, 50, 999, 5, 5, 5, 5, 5]), today: today)
        #expect(progress.total == 135)
        #expect(progress.ahead == 10)
        #expect(progress.through == .friday)
    }

    @Test func `a monday compares nothing, and says what last week was`() {
        let monday = today.startOfWeek
        #expect(WeekProgress([monday: 5000, monday.adding(days: -7): 6000, monday.adding(days: -1): 1], today: monday).lastWeek == 6001)
        #expect(WeekProgress([monday: 5000], today: today).lastWeek == nil)
        #expect(WeekProgress([monday: 5000, monday.adding(days: -7): 6000], today: monday).ahead == nil)
        #expect(WeekProgress([monday: 5000], today: monday).total == 5000)
    }

    @Test func `a week before of which nothing is known is no week of zero`() {
        #expect(WeekProgress(values([100, 7, 7]), today: today).ahead == nil)
    }

    @Test func `days on which the goal was reached count from monday on`() {
        let reached = Set([0, 2, 6].map { today.adding(days: -$0) })
        #expect(WeekProgress([:], reached: reached, today: today).reachedDays == 2)
    }

    @Test func `a week of which nothing is known has no steps`() {
        let progress = WeekProgress([:], today: today)
        #expect(progress.total == 0 && progress.ahead == nil && progress.lastWeek == nil && progress.reachedDays == 0)
    }

    @Test func `what is before monday or after today is none of this week`() {
        let monday = today.startOfWeek
        let values = [monday.adding(days: -1): 1, monday: 10, today: 100, today.adding(days: 1): 1000]
        let progress = WeekProgress(values, reached: Set(values.keys), today: today)
        #expect(progress.total == 110 && progress.reachedDays == 2)
        #expect(WeekProgress([monday: 10], today: monday.adding(days: 1)).through == .monday)
    }
}
