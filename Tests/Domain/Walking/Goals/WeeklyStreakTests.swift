import Testing
import Walking

struct WeeklyStreakTests {
    private let monday = CivilDate(dayNumber: 20_000).startOfWeek

    private func streak(_ needed: Int, good: [Int], bad: [Int] = [], rests: RestSchedule = RestSchedule(), today: Int) -> Streak {
        let days = (good.map { ($0, 8000.0) } + bad.map { ($0, 100.0) }).map { Day(date: monday.adding(days: $0.0), steps: $0.1) }
        return Streak(
            days: days, goals: GoalHistory(), rests: rests, kind: StreakKind(daysAWeek: needed), today: monday.adding(days: today))
    }

    @Test func `before the first week is decided the row is open and its rate is zero`() {
        let streak = streak(3, good: [0], bad: [1], today: 2)
        #expect(streak.isOpen)
        #expect(streak.rate == 0)
        #expect(streak.current == 0)
    }

    @Test func `a week that only its Sunday makes good counts`() {
        let streak = streak(2, good: [0, 6], bad: [1, 2, 3, 4, 5], today: 7)
        #expect(streak.current == 1)
        #expect(streak.rate == 1)
    }

    @Test func `a Sunday of rest is one of the days that a week of rest consists of`() {
        let rests = RestSchedule(pauses: [.init(from: monday, through: monday.adding(days: 5))])
        #expect(streak(7, good: [-7, -6, -5, -4, -3, -2, -1, 6], rests: rests, today: 7).current == 2)
        #expect(streak(7, good: [-7, -6, -5, -4, -3, -2, -1], rests: rests, today: 7).current == 0)
    }
}
