import Foundation
import Testing
import Walking

struct StreakTests {
    private let today = CivilDate(dayNumber: 20_000)

    @Test func `today below its goal neither counts nor breaks`() {
        let streak = streak([8000, 8000, 8000, 100])
        #expect(streak.current == 3)
        #expect(streak.isOpen)
    }

    @Test func `today counts once its goal is reached`() {
        let streak = streak([8000, 8000, 7000])
        #expect(streak.current == 3)
        #expect(!streak.isOpen)
    }

    @Test func `a missed day ends the row, and the longest is remembered with its dates`() {
        let streak = streak([8000, 8000, 8000, 10, 8000, 0])
        #expect(streak.current == 1)
        #expect(streak.longest == 3)
        #expect(streak.longestFrom == today.adding(days: -5))
        #expect(streak.longestThrough == today.adding(days: -3))
        #expect(abs(streak.rate - 4.0 / 5) < 1e-9, "today is not over")
    }

    @Test func `where no day reached its goal there is no longest row, and one day is a row`() {
        let none = streak([10, 20])
        #expect(none.longest == 0 && none.longestFrom == nil && none.current == 0)
        #expect(streak([8000, 10, 20]).longest == 1)
    }

    @Test func `a person without any day has no streak, and no day of it that was good`() {
        for kind in [StreakKind.daily, StreakKind(daysAWeek: 3)] {
            let none = Streak(days: [], goals: GoalHistory(), kind: kind, today: today)
            #expect(none.rate == 0 && none.current == 0 && none.longest == 0 && none.daysThisWeek == 0 && none.isOpen)
        }
    }

    @Test func `a week that is not decided yet says nothing of the rate`() {
        let streak = weekly(7, [day(0, 8000)], today: today)
        #expect(streak.rate == 0 && streak.current == 0 && streak.isOpen && streak.daysThisWeek == 1)
    }

    @Test func `a day of the past has had its chance, and a week that is cut off before its Sunday has not`() {
        let missed = Streak(days: [day(-1, 8000), day(0, 10)], goals: GoalHistory(), today: today, isOver: true)
        #expect(missed.current == 0 && !missed.isOpen)
        func past(_ end: CivilDate) -> Streak {
            let days = (-7..<1).map { Day(date: today.startOfWeek.adding(days: $0), steps: 8000) }
            return Streak(days: days, goals: GoalHistory(), kind: StreakKind(daysAWeek: 3), today: end, isOver: true)
        }
        let (saturday, sunday) = (past(today.startOfWeek.adding(days: 5)), past(today.startOfWeek.adding(days: 6)))
        #expect(saturday.isOpen && saturday.current == 1 && saturday.rate == 1)
        #expect(!sunday.isOpen && sunday.current == 0 && sunday.rate == 0.5)
    }

    @Test func `what comes after today, and what comes twice, is not counted`() {
        let days = [day(-1, 8000), day(-1, 8000), day(0, 10), day(1, 9000)]
        let streak = Streak(days: days, goals: GoalHistory(), today: today)
        #expect(streak.current == 1 && streak.rate == 1 && streak.longest == 1)
    }

    @Test func `a later row as long as the longest does not take its dates`() {
        let streak = streak([8000, 8000, 10, 8000, 8000])
        #expect(streak.longest == 2 && streak.longestFrom == today.adding(days: -4) && streak.longestThrough == today.adding(days: -3))
    }

    @Test func `a day without data breaks`() {
        let days = [day(-3, 9000), day(-1, 9000)]
        #expect(Streak(days: days, goals: GoalHistory(), today: today).current == 1)
    }

    @Test func `a day of which only a distance is known is no day that missed its goal`() {
        let days = [day(-1, 9000), Day(date: today.adding(days: -3), hasSteps: false, distance: 2000)]
        #expect(Streak(days: days, goals: GoalHistory(), today: today).rate == 1)
    }

    @Test func `a row over the change of clocks is not broken`() throws {
        let end = try #require(CivilDate("2026-04-02"))
        let days = (0..<10).map { Day(date: end.adding(days: -$0), steps: 7500) }
        #expect(Streak(days: days, goals: GoalHistory(), today: end).current == 10)
    }

    @Test func `each day is judged by the goal that held on it`() {
        var goals = GoalHistory()
        goals.set(Goal(steps: 5000), from: today.adding(days: -30))
        goals.set(Goal(steps: 10_000), from: today.adding(days: -1))
        let days = [day(-3, 5000), day(-2, 5500), day(-1, 10_000), day(0, 9000)]
        #expect(Streak(days: days, goals: goals, today: today).current == 3)
    }

    @Test func `an old day keeps the goal it had when the first goal is set`() {
        var goals = GoalHistory()
        let before = goals.steps(on: today.adding(days: -1))
        goals.set(Goal(steps: 9000, speed: 1.5), from: today)
        #expect(goals.steps(on: today.adding(days: -1)) == before)
        #expect(goals.value(of: .speed, on: today.adding(days: -1)) == nil)
        #expect(goals.steps(on: today) == 9000)
        // A row of 7,000 a day is not broken by it.
        let days = [day(-2, 7000), day(-1, 7000), day(0, 0)]
        #expect(Streak(days: days, goals: goals, today: today).current == 2)
    }

    @Test func `weekdays can have goals of their own`() {
        let goals = GoalHistory([.init(from: today, goal: Goal(steps: 7000, weekdaySteps: [today.weekday.rawValue: 2000]))])
        #expect(goals.steps(on: today) == 2000)
        #expect(goals.steps(on: today.adding(days: 1)) == 7000)
    }

    @Test func `days of rest neither add nor break, and a good one adds`() {
        let rests = RestSchedule(pauses: [.init(from: today.adding(days: -3), through: today.adding(days: -2))])
        let days = [day(-4, 8000), day(-2, 8000), day(-1, 8000)]
        #expect(Streak(days: days, goals: GoalHistory(), rests: rests, today: today).current == 3)
    }

    @Test func `a weekly row breaks only when its week is over`() {
        // 20,000 days after 1970-01-01 is a Thursday.
        let monday = today.startOfWeek
        let days = [-14, -13, -12, -7, -6, -5, 0, 1].map { Day(date: monday.adding(days: $0), steps: 8000) }
        let streak = weekly(3, days, today: today)
        #expect(streak.current == 2 && streak.daysThisWeek == 2 && streak.isOpen)
        #expect(streak.rate == 1)
        #expect(streak.longestFrom == monday.adding(days: -14) && streak.longestThrough == monday.adding(days: -1))
        let reached = weekly(2, days, today: today)
        #expect(reached.current == 3 && !reached.isOpen)
        #expect(reached.longestThrough == today)
        let later = weekly(3, days, today: today.adding(days: 7))
        #expect(later.current == 0 && later.longest == 2)
        #expect(abs(later.rate - 2.0 / 3) < 1e-9)
    }

    @Test func `a week asks for no more good days than it has days without rest, and a whole week of rest is neutral`() {
        let monday = today.startOfWeek
        let days = [-21, -20, -19, -7, -6].map { Day(date: monday.adding(days: $0), steps: 8000) }
        func pause(_ from: Int, _ through: Int) -> RestSchedule {
            RestSchedule(pauses: [.init(from: monday.adding(days: from), through: monday.adding(days: through))])
        }
        #expect(weekly(3, days, rests: pause(-14, -8), today: today).current == 0)
        #expect(weekly(3, days, rests: pause(-14, -3), today: today).current == 2)
        #expect(weekly(7, days, rests: RestSchedule(weekdays: [3, 4, 5, 6, 7]), today: today).current == 1)
    }

    @Test(arguments: [-3: 1, 0: 1, 4: 4, 7: 7, 99: 7]) func `a week has one to seven days`(_ asked: Int, _ days: Int) throws {
        #expect(StreakKind(daysAWeek: asked).daysAWeek == days)
        let stored = try JSONEncoder().encode(StreakKind(daysAWeek: asked))
        #expect(try JSONDecoder().decode(StreakKind.self, from: stored).daysAWeek == days)
        #expect(try JSONDecoder().decode(StreakKind.self, from: Data("\(asked)".utf8)).daysAWeek == days)
    }

    private func weekly(_ needed: Int, _ days: [Day], rests: RestSchedule = RestSchedule(), today: CivilDate) -> Streak {
        Streak(days: days, goals: GoalHistory(), rests: rests, kind: StreakKind(daysAWeek: needed), today: today)
    }

    private func day(_ offset: Int, _ steps: Double) -> Day { Day(date: today.adding(days: offset), steps: steps) }

    private func streak(_ steps: [Double]) -> Streak {
        let days = steps.enumerated().map { day($0.offset - steps.count + 1, $0.element) }
        return Streak(days: days, goals: GoalHistory(), today: today)
    }
}
