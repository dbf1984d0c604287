import Testing
import WalkingTesting

@testable import Walking

struct LoadGoalsTests {
    /// A Saturday noon.
    private let clock = FixedClock(Instant(seconds: 1_795_262_400))
    private var today: CivilDate { Zone.utc.day(of: clock.now) }

    private func load(_ goals: [SpanGoal], days: [Day] = [], walks: [Walk] = []) async throws -> GoalsOverview {
        let journal = MemoryJournal(zone: .utc, days: days, walks: walks)
        _ = try await journal.change { settings in
            for goal in goals { settings[GoalChoices.self].spans.set(goal) }
        }
        return try await LoadGoals(journal: journal, clock: clock)(nil, units: .metric)
    }

    @Test func `days answer for steps, distances and brisk minutes`() async throws {
        let days = [
            Day(date: today.adding(days: -1), steps: 4000, distance: 3000, briskMinutes: 20),
            Day(date: today, steps: 1000, distance: 700, briskMinutes: 5),
        ]
        let goals = [SpanGoal.Measure.steps, .distance, .brisk].map { SpanGoal($0, .week, 10_000, from: today) }
        let found = try await load(goals, days: days)
        #expect(found.spans.map(\.done) == [5000, 3700, 25])
    }

    @Test func `walks answer for time and their number, over the longest span that asks`() async throws {
        let walks = (0..<3).map { week in
            let start = clock.now - .seconds(7 * 86_400 * week + 7200)
            return Walk(start: start, end: start + .seconds(3600), zone: .utc, source: Source(name: "x", kind: .workout))
        }
        let found = try await load(
            [SpanGoal(.time, .week, 240, from: today), SpanGoal(.walks, .month, 20, from: today)], walks: walks)
        #expect(found.spans.map(\.done) == [60, 3])
    }

    @Test func `what no day knows is not none of a goal, and what some know is counted`() async throws {
        let unknown = [
            Day(date: today.adding(days: -1), steps: 4000, briskMinutes: nil), Day(date: today, hasSteps: false, briskMinutes: nil),
        ]
        let goals = [
            SpanGoal(.steps, .day, 7000, from: today), SpanGoal(.brisk, .day, 20, from: today), SpanGoal(.brisk, .week, 150, from: today),
        ]
        #expect(try await load(goals, days: unknown).spans.map(\.isUnknown) == [true, true, true])
        #expect(try await load(goals).spans.map(\.isUnknown) == [false, false, false], "a day without data is none that was walked")
        let known = unknown + [Day(date: today.adding(days: -2), steps: 4000, briskMinutes: 30)]
        let found = try await load([SpanGoal(.brisk, .week, 150, from: today)], days: known).spans
        #expect(found.map(\.isUnknown) == [false] && found.map(\.done) == [30])
        let far = try await load([SpanGoal(.distance, .week, 5000, from: today)], days: unknown).spans
        #expect(far.map(\.isUnknown) == [true], "steps without a distance are no way of zero metres")
    }

    @Test func `three goals of the day have levels`() async throws {
        #expect(try await load([]).levels.map(\.measure) == [.steps, .speed, .stepLength])
    }

    @Test func `who walks without a device has records of minutes`() async throws {
        let walks = [0, 1, 40].map { ago in
            let start = clock.now - .seconds(86_400 * ago + 7200)
            return Walk(start: start, end: start + .seconds(60 * (30 + ago)), zone: .utc)
        }
        let found = try await load([], walks: walks).records
        #expect(found.isByMinutes && found.bestDay?.amount == 70 && found.bestWeek?.amount == 70)
        let counted = try await load([], days: [Day(date: today, steps: 500)], walks: walks).records
        #expect(!counted.isByMinutes && counted.bestDay?.amount == 500)
    }

    @Test func `more walks than a page holds are all counted`() async throws {
        let walks = (0..<501).map { minute in
            let start = clock.now - .seconds(60 * minute + 3600)
            return Walk(start: start, end: start + .seconds(60), zone: .utc)
        }
        #expect(try await load([SpanGoal(.walks, .day, 600, from: today)], walks: walks).spans.map(\.done) == [501])
    }
}
