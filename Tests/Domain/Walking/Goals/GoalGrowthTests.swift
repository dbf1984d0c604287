import Testing

@testable import Walking

struct GoalGrowthTests {
    private let monday = CivilDate("2026-11-23") ?? .earliest

    private func step(_ date: CivilDate, _ measure: GoalMeasure = .steps, old: Double = 7000, new: Double = 7700) -> GoalGrowth.Step {
        GoalGrowth.Step(date: date, measure: measure, old: old, new: new, reachedDays: 28, knownDays: 28)
    }

    /// Weeks on which any goal is reached.
    private var days: [Day] { (-60..<60).map { Day(date: monday.adding(days: $0), steps: 9000) } }

    private func goals(_ steps: Int, from date: CivilDate? = nil) -> GoalHistory {
        GoalHistory([.init(from: date ?? monday, goal: Goal(steps: steps))])
    }

    @Test func `a goal that grew and is kept grows again in the next week, and not in its own`() {
        var growth = GoalGrowth()
        growth.add(step(monday))
        #expect(growth.next(of: days, goals(7700), nil, units: .metric, today: monday.adding(days: 6)) == nil)
        #expect(growth.next(of: days, goals(7700), nil, units: .metric, today: monday.adding(days: 7))?.new == 8000)
    }

    @Test func `a goal below the one that it grew to is left alone for four weeks, and one beyond it is not`() {
        var growth = GoalGrowth()
        growth.add(step(monday))
        #expect(growth.next(of: days, goals(7699), nil, units: .metric, today: monday.adding(days: 27)) == nil)
        #expect(growth.next(of: days, goals(7701), nil, units: .metric, today: monday.adding(days: 27))?.old == 7701)
        #expect(growth.next(of: days, goals(7699), nil, units: .metric, today: monday.adding(days: 28))?.old == 7699)
    }

    @Test func `a no to one measure is none to another`() {
        var growth = GoalGrowth()
        growth.add(step(monday, .speed, old: 1, new: 1.1))
        #expect(growth.next(of: days, goals(7000), nil, units: .metric, today: monday.adding(days: 7))?.measure == .steps)
        #expect(growth.next(of: days, goals(7000), held: [.steps], nil, units: .metric, today: monday.adding(days: 7)) == nil)
    }

    @Test func `home asks in the week in which it asked first, and in no other`() {
        var growth = GoalGrowth()
        #expect(growth.mayAsk(on: monday))
        growth.ask(on: monday.adding(days: 2))
        for (shift, isAsked) in [(-1, false), (0, true), (6, true), (7, false)] {
            #expect(growth.mayAsk(on: monday.adding(days: shift)) == isAsked)
        }
    }

    @Test func `home tells of a growth on its own day, while the goal is what it grew to`() {
        var growth = GoalGrowth()
        growth.add(step(monday))
        #expect(growth.announcement(goals(7700), today: monday) == step(monday))
        #expect(growth.announcement(goals(7800), today: monday) == nil)
        #expect(growth.announcement(goals(7700), today: monday.adding(days: 1)) == nil)
    }

    @Test func `of one measure the last growth is kept, and each word of it is read again`() {
        var growth = GoalGrowth()
        growth.add(step(monday))
        growth.add(step(monday.adding(days: 7), old: 7700, new: 8000))
        growth.add(step(monday, .stepLength, old: 0.6, new: 0.61))
        #expect(growth.lines.map { $0[0] } == ["steps", "stepLength"])
        #expect(GoalGrowth(lines: growth.lines) == growth)
        for index in growth.lines[0].indices {
            var line = growth.lines[0]
            line[index] = index == 0 ? "jumps" : index == 2 || index == 3 ? "inf" : "x"
            #expect(GoalGrowth(lines: [line]) == GoalGrowth())
        }
        #expect(GoalGrowth(lines: [["asks", "2026-11-23"], ["asked", "2026-11-23", "2026-11-24"]]) == GoalGrowth())
    }
}
