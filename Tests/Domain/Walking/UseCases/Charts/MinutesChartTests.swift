import Testing
import WalkingTesting

@testable import Walking

struct MinutesChartTests {
    /// A Saturday noon.
    private let clock = FixedClock(Instant(seconds: 1_795_262_400))
    private var today: CivilDate { Zone.utc.day(of: clock.now) }

    /// A walk without steps, from an hour and a minute of a day on.
    private func walk(_ ago: Int, at minute: Int = 480, for minutes: Int) -> Walk {
        let start = Zone.utc.startOfDay(today.adding(days: -ago)) + .seconds(60 * minute)
        return Walk(start: start, end: start + .seconds(60 * minutes), zone: .utc)
    }

    private func load(_ walks: [Walk], days: [Day] = [], choices: GoalChoices = GoalChoices()) async throws -> LoadChart {
        let journal = MemoryJournal(zone: .utc, days: days, walks: walks)
        _ = try await journal.change { $0[GoalChoices.self] = choices }
        return LoadChart(journal: journal, clock: clock, units: .metric)
    }

    @Test func `somebody without a device is shown minutes unasked, and somebody with one steps`() async throws {
        let walks = [walk(0, for: 30)]
        let byMinutes = try await load(walks)(nil, .week)
        #expect(byMinutes.measure == .minutes && byMinutes.leading == .minutes)
        let bySteps = try await load(walks, days: [Day(date: today, steps: 4000)])(nil, .week)
        #expect(bySteps.measure == .steps && bySteps.leading == .steps)
    }

    @Test func `walks of one time are minutes once, on a day and in an hour`() async throws {
        let loadChart = try await load([walk(0, at: 480, for: 40), walk(0, at: 500, for: 40), walk(2, for: 25)])
        let week = try await loadChart(.minutes, .week)
        #expect(week.bars.compactMap(\.value) == [25, 60] && week.total == 85)
        #expect(week.bars.filter { $0.value == nil }.count == 5, "a day without a walk is no day of nothing")
        let hours = try await loadChart(.minutes, .day).bars.filter { $0.value != nil }
        #expect(hours.map(\.label) == [.hour(8, today)] && hours.map(\.value) == [60])
    }

    @Test func `a walk over an hour is parted at it`() async throws {
        let bars = try await load([walk(0, at: 590, for: 30)])(.minutes, .day).bars.compactMap(\.value)
        #expect(bars == [10, 20])
    }

    @Test func `who goes by minutes has no goal of steps`() async throws {
        let walks = [walk(0, for: 30)]
        // A device of long ago.
        let days = [Day(date: today.adding(days: -40), steps: 9000)]
        for range in [ChartRange.week, .month, .year] {
            let chart = try await load(walks, days: days)(.steps, range)
            #expect(chart.goal == nil && chart.bars.allSatisfy { $0.reachedGoal == nil } && chart.weeks == nil)
        }
        let asked = try await load(walks, choices: GoalChoices(shown: [.steps, .minutes]))(.steps, .week)
        #expect(asked.goal == 7000, "steps were chosen, too")
    }

    @Test func `weeks are judged by their minutes, this one only once it has reached its goal`() async throws {
        // This week 30 of 150, last week 160, the one before 20.
        let walks = [walk(1, for: 30), walk(8, for: 160), walk(13, for: 20)]
        let chart = try await load(walks)(.minutes, .month)
        let weeks = try #require(chart.weeks)
        #expect(weeks.present == WeekMinutes(minutes: 30, goal: 150))
        #expect(weeks.judged == 2 && weeks.reached == 1)
        #expect(chart.goal == nil && chart.bars.allSatisfy { $0.reachedGoal == nil })
        var spans = SpanGoals()
        spans.set(SpanGoal(.time, .week, 25, from: today.startOfWeek))
        let own = try #require(try await load(walks, choices: GoalChoices(spans: spans))(.minutes, .month).weeks)
        #expect(own.present == WeekMinutes(minutes: 30, goal: 25) && own.judged == 3 && own.reached == 2)
    }

    @Test func `weeks of somebody who goes by steps are judged by a goal of their own alone`() async throws {
        let days = [Day(date: today, steps: 4000)]
        #expect(try await load([walk(1, for: 30)], days: days)(.minutes, .month).weeks == nil)
        var spans = SpanGoals()
        spans.set(SpanGoal(.time, .week, 60, from: today.startOfWeek))
        let weeks = try await load([walk(1, for: 30)], days: days, choices: GoalChoices(spans: spans))(.minutes, .month).weeks
        #expect(weeks?.present == WeekMinutes(minutes: 30, goal: 60))
        // A goal of today judges no week before it, neither by itself nor by what people are advised.
        let old = [walk(1, for: 60), walk(8, for: 160), walk(13, for: 20)]
        let new = try await load(old, days: days, choices: GoalChoices(spans: spans))(.minutes, .month).weeks
        #expect(new?.judged == 1 && new?.reached == 1, "this week has reached its 60 minutes")
    }

    @Test func `a month that is over has no present week`() async throws {
        let loadChart = try await load([walk(0, for: 30), walk(40, for: 200)])
        let chart = try await loadChart(.minutes, monthFrom: today.startOfMonth.adding(months: -1))
        #expect(chart.weeks?.present == nil && chart.weeks?.judged == 1 && chart.total == 200)
    }
}
