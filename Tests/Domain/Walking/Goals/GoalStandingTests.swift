import Testing
import WalkingTesting

@testable import Walking

struct GoalStandingTests {
    /// A Saturday noon.
    private let clock = FixedClock(Instant(seconds: 1_795_262_400))
    private var today: CivilDate { Zone.utc.day(of: clock.now) }

    private func load(
        _ days: [Day], walks: [Walk] = [], goals: GoalHistory = GoalHistory(), choices: GoalChoices = GoalChoices()
    ) async throws -> Today {
        let journal = MemoryJournal(zone: .utc, days: days, walks: walks, goals: goals)
        _ = try await journal.change { $0[GoalChoices.self] = choices }
        return try await LoadToday(journal: journal, clock: clock)()
    }

    private func day(_ ago: Int, steps: Double = 5000, speed: Double? = nil, stepLength: Double? = nil) -> Day {
        Day(date: today.adding(days: -ago), steps: steps, speed: speed, stepLength: stepLength)
    }

    @Test func `measures of which something is known stand beside the steps, with the day's goal and the week's median`() async throws {
        let goals = GoalHistory([.init(from: .earliest, goal: Goal(speed: 1.25))])
        let found = try await load([day(2, speed: 1.2), day(1, speed: 1.4), day(0, speed: 1.3)], goals: goals)
        let speed = try #require(found.standings.first)
        #expect(found.standings.count == 1 && speed.measure == .speed)
        #expect(speed.day == 1.3 && speed.goal == 1.25 && speed.week == 1.3)
        #expect(speed.isReached(in: .metric) == true)
    }

    @Test func `last week is not this week`() async throws {
        let found = try await load([day(6, stepLength: 0.7), day(0)])
        #expect(found.standings.isEmpty)
    }

    @Test func `what a person chose is shown, whatever is known of it`() async throws {
        let found = try await load([day(0, speed: 1.3)], choices: GoalChoices(shown: [.steps, .stepLength, .minutes]))
        #expect(found.standings.map(\.measure) == [.stepLength, .minutes])
        #expect(found.leading == .steps)
    }

    @Test func `somebody without a device goes by the minutes of their walks`() async throws {
        let walks = [0, 1, 6].map { ago in
            let start = clock.now - .seconds(86_400 * ago + 7200)
            return Walk(start: start, end: start + .seconds(1800), zone: .utc, source: Source(name: "x", kind: .workout))
        }
        let found = try await load([], walks: walks)
        #expect(found.leading == .minutes)
        let minutes = try #require(found.leadingMinutes)
        #expect(minutes.day == 30 && minutes.week == 60 && minutes.weekGoal == 150)
        #expect(found.weekProgress.total == 60)
    }

    /// A morning of somebody who goes by minutes, whose walk of yesterday has steps, too.
    private func morning(_ clock: FixedClock, _ choices: GoalChoices) async throws -> Today {
        let start = clock.now - .seconds(86_400)
        let walk = Walk(start: start, end: start + .seconds(1800), zone: .utc, steps: 3000, source: Source(name: "x", kind: .workout))
        let journal = MemoryJournal(zone: .utc, days: [Day(date: Zone.utc.day(of: start), steps: 3000)], walks: [walk])
        _ = try await journal.change { $0[GoalChoices.self] = choices }
        return try await LoadToday(journal: journal, clock: clock)()
    }

    @Test func `on a Monday before the first walk nothing of this week is walked, however much was yesterday`() async throws {
        let found = try await morning(FixedClock(clock.now + .seconds(2 * 86_400)), GoalChoices(shown: [.minutes]))
        let minutes = try #require(found.leadingMinutes)
        #expect(found.date.weekday == .monday && found.yesterdayMinutes == 30 && found.shown.stepCount == 3000)
        #expect(minutes.day == nil && minutes.week == 0)
    }

    @Test func `the week of a morning without a walk is judged by the goal of today`() async throws {
        var choices = GoalChoices(shown: [.minutes])
        choices.spans.set(SpanGoal(.time, .week, 300, from: today))
        let minutes = try #require(try await morning(clock, choices).leadingMinutes)
        #expect(minutes.week == 30 && minutes.weekGoal == 300)
    }

    @Test func `a Monday begins without a median of this week`() async throws {
        let monday = FixedClock(clock.now + .seconds(2 * 86_400))
        let sunday = Day(date: today.adding(days: 1), steps: 3000, speed: 1.3)
        let found = try await LoadToday(journal: MemoryJournal(zone: .utc, days: [sunday]), clock: monday)()
        let speed = try #require(found.standings.first)
        #expect(speed.measure == .speed && speed.day == 1.3 && speed.week == nil)
    }

    @Test func `the year beside the day is one of minutes for who goes by them, and else one of steps`() async throws {
        let walks = [1, 300, 400].map { ago in
            let start = clock.now - .seconds(86_400 * ago + 7200)
            return Walk(start: start, end: start + .seconds(1800), zone: .utc, source: Source(name: "x", kind: .workout))
        }
        let year = try #require(try await load([], walks: walks).minutesOfYear)
        #expect(year.values.sorted() == [30, 30] && year[today.adding(days: -300)] == 30)
        #expect(try await load([day(0)], walks: walks).minutesOfYear == nil)
    }

    @Test func `a newcomer without anything sees steps`() async throws {
        #expect(try await load([]).leading == .steps)
    }

    @Test func `a morning without data begins with yesterday, and a first step ends that`() async throws {
        let morning = try await load([day(1, steps: 7402)])
        #expect(morning.shown.stepCount == 7402 && morning.yesterday != nil)
        let later = try await load([day(1, steps: 7402), day(0, steps: 1)])
        #expect(later.shown.stepCount == 1 && later.yesterday == nil)
        #expect(try await load([day(2)]).yesterday == nil)
    }

    @Test(arguments: [([1], 30), ([1, 0], nil), ([2], nil)] as [([Int], Int?)])
    func `a morning of somebody without a device begins with the minutes of yesterday`(_ agos: [Int], _ minutes: Int?) async throws {
        let walks = agos.map { ago in
            let start = clock.now - .seconds(86_400 * ago + 7200)
            return Walk(start: start, end: start + .seconds(1800), zone: .utc, source: Source(name: "x", kind: .workout))
        }
        #expect(try await load([], walks: walks).yesterdayMinutes == minutes)
    }

    @Test(arguments: [(1.2389, true), (1.23, false)])
    func `a speed that reads like its goal reaches it`(_ speed: Double, _ isReached: Bool) async throws {
        let goals = GoalHistory([.init(from: .earliest, goal: Goal(speed: 1.25))])
        #expect(try await load([day(0, speed: speed)], goals: goals).standings.first?.isReached(in: .metric) == isReached)
    }

    @Test func `a day keeps the goal that it had`() async throws {
        let goals = GoalHistory([.init(from: .earliest, goal: Goal(speed: 1)), .init(from: today, goal: Goal(speed: 2))])
        let found = try await load([day(1, speed: 1.1)], goals: goals)
        #expect(found.standings.first?.goal == 1)
    }

    @Test func `the large number is of the minutes where a person chose them and no steps, whatever device there is`() async throws {
        #expect(try await load([day(0)], choices: GoalChoices(shown: [.minutes])).leading == .minutes)
        #expect(try await load([day(0)], choices: GoalChoices(shown: [.speed])).leading == .steps)
        #expect(try await load([day(0)], choices: GoalChoices(shown: [.minutes])).standings.isEmpty, "what leads does not stand beside it")
    }
}
