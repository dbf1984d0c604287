import Testing
import WalkingTesting

@testable import Walking

struct LoadChartTests {
    /// Noon on 2026-04-02 in UTC, a Thursday.
    private let clock = FixedClock(Instant(seconds: 1_775_131_200))
    private var today: CivilDate { Zone.utc.day(of: clock.now) }

    private func load(_ days: [Day] = []) -> LoadChart {
        LoadChart(journal: MemoryJournal(zone: .utc, days: days), clock: clock, units: .metric)
    }

    @Test func `a week is seven bars until today, compared with the seven before`() async throws {
        let days = (0..<14).map { Day(date: today.adding(days: -$0), steps: $0 < 7 ? 6000 : 5000) }
        let loadChart = load(days)
        let chart = try await loadChart(.steps, .week)
        #expect(chart.bars.map(\.label) == (-6...0).map { .day(today.adding(days: $0)) })
        #expect(chart.total == 42_000)
        #expect(chart.average == 6000 && chart.averageBefore == 5000)
    }

    @Test(arguments: [(ChartRange.week, 4), (.month, 7), (.year, 91)])
    func `a mean is compared only where both spans know enough days`(range: ChartRange, fewest: Int) async throws {
        let length = range == .week ? 7 : range == .month ? 30 : 337
        for count in [fewest - 1, fewest] {
            let now = (0..<fewest).map { Day(date: today.adding(days: -$0), steps: 6000) }
            let before = (0..<count).map { Day(date: today.adding(days: -length - $0), steps: 5000) }
            let chart = try await load(now + before)(.steps, range)
            #expect(chart.averageBefore == (count < fewest ? nil : 5000))
        }
    }

    @Test func `a day of which only a distance is known has no bar of steps, and does not lower the mean`() async throws {
        let days = [Day(date: today, steps: 6000), Day(date: today.adding(days: -1), hasSteps: false, distance: 2400)]
        let chart = try await load(days)(.steps, .week)
        #expect(chart.bars.compactMap(\.value) == [6000] && chart.average == 6000)
        #expect(try await load(days)(.distance, .week).bars.compactMap(\.value) == [2400])
    }

    @Test func `a day without data has a bar without a value, and does not lower the mean`() async throws {
        let loadChart = load([Day(date: today, steps: 6000)])
        let chart = try await loadChart(.steps, .month)
        #expect(chart.bars.count == 30)
        #expect(chart.bars.compactMap(\.value) == [6000])
        #expect(chart.average == 6000 && chart.averageBefore == nil)
    }

    @Test func `a year is twelve months of mean days, this one last`() async throws {
        let loadChart = load([Day(date: today, steps: 8000), Day(date: today.adding(days: -1), steps: 6000)])
        let chart = try await loadChart(.steps, .year)
        #expect(chart.bars.map(\.label).first == .month(today.startOfMonth.adding(months: -11)))
        #expect(chart.bars.last?.value == 6000, "today is not over")
        #expect(chart.average == 6000 && chart.averageBefore == nil)
        #expect(chart.best?.label == .day(today))
    }

    @Test func `a year says how many of its days reached the goal, whatever its mean days did`() async throws {
        let loadChart = load((1...40).map { Day(date: today.adding(days: -$0), steps: $0 <= 9 ? 8000 : 2000) })
        for (range, judged, reached) in [(ChartRange.week, 6, 6), (.month, 29, 9), (.year, 40, 9)] {
            let chart = try await loadChart(.steps, range)
            #expect(chart.judgedDays == judged && chart.reachedDays == reached)
        }
    }

    @Test func `days add up to the whole steps that people see of each`() async throws {
        let loadChart = load((0..<5).map { Day(date: today.adding(days: -$0), steps: 1000.4) })
        for range in [ChartRange.week, .month, .year] { #expect(try await loadChart(.steps, range).total == 5000) }
    }

    @Test func `a day is judged by the goal of the metric on show, and by none where that has none`() {
        // Far more steps than wanted, at 0.9 and 1.3 m/s.
        let days = [0.9, 1.3].enumerated().map { index, speed in
            Day(date: today.adding(days: index - 1), steps: 20_000, distance: 1000, speed: speed, goal: 7000)
        }
        let goals = GoalHistory([.init(from: today.adding(days: -400), goal: Goal(steps: 7000, speed: 1.25))])
        let from = today.adding(days: -1)
        let reached = { (metric: Metric) in
            Chart.days(
                ChartDays(metric, days, goals: goals, units: .metric), range: .week, from: from, through: today, before: from, today: today
            )
            .bars.map(\.reachedGoal)
        }
        #expect(reached(.steps) == [true, true])
        #expect(reached(.speed) == [false, true])
        #expect(reached(.distance) == [nil, nil])
    }

    @Test func `a bar is judged in the units in which it is read`() async throws {
        let mile = Units.metresPerMile / 3600
        let days = [2.44, 2.451].enumerated().map { Day(date: today.adding(days: $0 - 2), steps: 6000, speed: $1 * mile) }
        let journal = MemoryJournal(zone: .utc, days: days)
        _ = try await journal.change { $0.goals.set(Goal(speed: 2.5 * mile), from: .earliest) }
        for (units, reached) in [(Units.imperial, [false, true]), (.metric, [false, false])] {
            let chart = try await LoadChart(journal: journal, clock: clock, units: units)(.speed, .week)
            #expect(chart.bars.compactMap(\.reachedGoal) == reached)
        }
    }

    @Test func `a day that is not over has not missed its goal, and may have reached it`() async throws {
        for (steps, reached) in [(6000, nil), (8000, true)] as [(Double, Bool?)] {
            let days = [Day(date: today.adding(days: -1), steps: 6000, goal: 7000), Day(date: today, steps: steps, goal: 7000)]
            #expect(try await load(days)(.steps, .week).bars.suffix(2).map(\.reachedGoal) == [false, reached])
            #expect(try await load(days)(.steps, monthFrom: today.startOfMonth).bars.map(\.reachedGoal) == [false, reached])
        }
    }

    @Test func `days before a metric had a goal are not judged by it, and are no days of another goal`() {
        let days = [0.9, 1.3, 1.3].enumerated().map { index, speed in
            Day(date: today.adding(days: index - 2), steps: 20_000, distance: 1000, speed: speed, goal: 7000)
        }
        var goals = GoalHistory([.init(from: today.adding(days: -400), goal: Goal(steps: 7000))])
        goals.set(Goal(steps: 7000, speed: 1.25), from: today)
        let from = today.adding(days: -2)
        let chart = Chart.days(
            ChartDays(.speed, days, goals: goals, units: .metric), range: .week, from: from, through: today, before: from, today: today)
        #expect(chart.bars.map(\.reachedGoal) == [nil, nil, true])
        #expect(!chart.hasOlderGoals)
    }

    @Test func `a chart says where bars are judged by other goals than its line`() {
        let from = today.startOfMonth.adding(months: -11)
        let days = (0..<60).map { Day(date: today.adding(days: -$0), steps: 8000) }
        let same = GoalHistory([.init(from: from.adding(days: -400), goal: Goal(steps: 7000))])
        var changed = same
        changed.set(Goal(steps: 9000), from: today)
        for (goals, isOther) in [(same, false), (changed, true)] {
            let year = Chart.months(ChartDays(.steps, days, goals: goals, units: .metric), from: from, today: today)
            let week = Chart.days(
                ChartDays(.steps, days, goals: goals, units: .metric), range: .week, from: today.adding(days: -6), through: today,
                before: today.adding(days: -13), today: today)
            #expect(year.hasOlderGoals == isOther && week.hasOlderGoals == isOther)
        }
        let year = Chart.months(ChartDays(.steps, days, goals: changed, units: .metric), from: from, today: today)
        #expect(year.bars.suffix(2).map(\.reachedGoal) == [true, false] && year.goal == 9000)
        #expect(!Chart.months(ChartDays(.distance, days, goals: changed, units: .metric), from: from, today: today).hasOlderGoals)
    }

    @Test func `a month goes to its last day, and this one no further than today`() async throws {
        let loadChart = load()
        #expect(try await loadChart(.steps, monthFrom: today.startOfMonth).bars.count == 2)
        #expect(try await loadChart(.steps, monthFrom: today.startOfMonth.adding(months: -1)).bars.count == 31)
    }

    @Test func `a day is the last 24 hours`() async throws {
        let loadChart = load()
        let chart = try await loadChart(.steps, .day)
        #expect(chart.bars.first?.label == .hour(13, today.adding(days: -1)))
        #expect(chart.bars.last?.label == .hour(12, today))
    }
}
