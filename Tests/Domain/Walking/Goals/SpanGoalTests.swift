import Testing

@testable import Walking

struct SpanGoalTests {
    private func date(_ text: String) -> CivilDate { CivilDate(text) ?? .earliest }

    @Test func `a goal holds from its day on, and the days before keep the old one`() {
        var goals = SpanGoals()
        goals.set(SpanGoal(.distance, .week, 20_000, from: date("2026-01-05")))
        goals.set(SpanGoal(.distance, .week, 25_000, from: date("2026-06-01")))
        #expect(goals.goals(on: date("2026-05-31")).map(\.amount) == [20_000])
        #expect(goals.goals(on: date("2026-06-01")).map(\.amount) == [25_000])
        #expect(goals.goals(on: date("2026-01-04")).isEmpty)
    }

    @Test func `a goal that is given up stays with the days on which it held`() {
        var goals = SpanGoals()
        let goal = SpanGoal(.steps, .month, 200_000, from: date("2026-01-01"))
        goals.set(goal)
        goals.end(goal, on: date("2026-03-01"))
        #expect(goals.goals(on: date("2026-02-28")).count == 1)
        #expect(goals.goals(on: date("2026-03-01")).isEmpty)
    }

    @Test func `a goal that is given up on its first day leaves nothing`() {
        var goals = SpanGoals()
        let goal = SpanGoal(.time, .week, 240, from: date("2026-01-01"))
        goals.set(goal)
        goals.end(goal, on: date("2026-01-01"))
        #expect(goals == SpanGoals())
    }

    @Test func `no amount is beyond what can be counted`() {
        #expect(SpanGoal(.steps, .day, .infinity, from: date("2026-01-01")).amount == 0)
        #expect(SpanGoal(.steps, .day, 1e30, from: date("2026-01-01")).amount == 1e9)
        #expect(SpanGoal(.steps, .day, -1, from: date("2026-01-01")).amount == 0)
    }

    @Test func `a goal of one walk is a goal`() {
        var goals = SpanGoals()
        goals.set(SpanGoal(.walks, .day, 1, from: date("2026-01-01")))
        #expect(goals.goals(on: date("2026-01-01")).map(\.amount) == [1])
    }

    @Test func `goals of one day stand by their spans, and a second of one kind takes the place of the first`() {
        var goals = SpanGoals()
        let day = date("2026-01-05")
        for goal in [
            SpanGoal(.time, .year, 9, from: day), SpanGoal(.steps, .day, 7, from: day), SpanGoal(.time, .day, 8, from: day),
            SpanGoal(.steps, .day, 6, from: day),
        ] { goals.set(goal) }
        #expect(goals.goals(on: day).map(\.amount) == [6, 8, 9])
        #expect(goals.changes.count == 3)
    }

    @Test func `a goal that was made earlier than another one stands before it`() {
        var goals = SpanGoals()
        goals.set(SpanGoal(.steps, .day, 2, from: date("2026-02-01")))
        goals.set(SpanGoal(.steps, .day, 1, from: date("2026-01-01")))
        #expect(goals.changes.map(\.amount) == [1, 2])
        #expect(goals.goals(on: date("2026-02-01")).map(\.amount) == [2])
        #expect(goals.goals(on: date("2026-01-31")).map(\.amount) == [1])
    }

    @Test func `giving a goal up touches no goal of another measure or span`() {
        var goals = SpanGoals()
        let day = date("2026-01-05")
        let goal = SpanGoal(.steps, .day, 7000, from: day)
        for other in [goal, SpanGoal(.time, .day, 30, from: day), SpanGoal(.steps, .week, 50_000, from: day)] { goals.set(other) }
        goals.end(goal, on: day)
        #expect(goals.goals(on: day).map(\.amount) == [30, 50_000])
        #expect(goals.changes.count == 2)
    }

    @Test func `words make a goal where all four of them make sense`() {
        let goal = SpanGoal(.steps, .month, 200_000, from: date("2026-01-01"))
        #expect(SpanGoal(words: goal.words) == goal)
        for index in 0..<4 {
            var words = goal.words
            words[index] = "?"
            #expect(SpanGoal(words: words) == nil)
        }
        #expect(SpanGoal(words: goal.words + ["more"]) == nil)
        let once = SpanGoal(.steps, .month, 200_000, from: date("2026-01-01"), isOnce: true)
        #expect(SpanGoal(words: once.words) == once && once.words.count == 5)
    }

    @Test func `a goal for one span holds in that alone, in the place of the one for all`() {
        var goals = SpanGoals()
        goals.set(SpanGoal(.distance, .year, 900_000, from: date("2026-05-05")))
        let once = SpanGoal(.distance, .year, 1_500_000, from: date("2026-01-01"), isOnce: true)
        goals.set(once)
        #expect(goals.goals(on: date("2026-01-01")) == [once])
        #expect(goals.goals(on: date("2026-12-31")) == [once])
        #expect(goals.goals(on: date("2027-01-01")).map(\.amount) == [900_000])
        #expect(goals.goals(on: date("2025-12-31")).isEmpty)
        var ended = goals
        ended.end(once, on: date("2026-11-21"))
        #expect(ended.goals(on: date("2026-11-21")).map(\.amount) == [900_000])
        goals.set(SpanGoal(.distance, .year, 1_000_000, from: date("2026-11-21")))
        #expect(goals.goals(on: date("2026-11-21")).map(\.amount) == [1_000_000], "who says something new means it")
    }
}
