import Testing
import WalkingTesting

@testable import Walking

struct GrowGoalsTests {
    /// A Monday noon.
    private let monday = CivilDate("2026-11-23") ?? .earliest
    private let clock = FixedClock(Zone.utc.instant(CivilDate("2026-11-23") ?? .earliest, hour: 12, minute: 0))

    /// Ten weeks on which the default goal is reached, up to some days after that Monday.
    private func journal(isOn: Bool? = true, _ edit: @escaping @Sendable (inout JournalSettings) -> Void = { _ in }) async throws
        -> MemoryJournal
    {
        let days = (-70..<35).map { Day(date: monday.adding(days: $0), steps: 7050, speed: 1.0) }
        let journal = MemoryJournal(zone: .utc, days: days)
        _ = try await journal.change { settings in
            settings[GoalChoices.self].isGrowing = isOn
            edit(&settings)
        }
        return journal
    }

    private func grow(_ journal: MemoryJournal) async throws -> GrowGoals.Outcome {
        let today = try await LoadToday(journal: journal, clock: clock)(recentWalks: 0)
        return try await GrowGoals(journal: journal, clock: clock)(today, nil, units: .metric)
    }

    /// The growth that an outcome is of.
    private func grown(_ outcome: GrowGoals.Outcome) throws -> (step: GoalGrowth.Step, undo: UndoID) {
        guard case .grown(let step, let undo?) = outcome else { throw Missing() }
        return (step, undo)
    }

    private struct Missing: Error {}

    private func steps(_ journal: MemoryJournal, _ offset: Int = 0) async throws -> Int {
        try await journal.settings().goals.steps(on: monday.adding(days: offset))
    }

    @Test func `a goal that was reached grows on Monday, once, and the days before keep theirs`() async throws {
        let journal = try await journal()
        let step = GoalGrowth.Step(date: monday, measure: .steps, old: 7000, new: 7800, reachedDays: 28, knownDays: 28)
        #expect(try await grown(grow(journal)).step == step)
        #expect(try await steps(journal) == 7800)
        #expect(try await steps(journal, -1) == 7000)
        let settings = try await journal.settings()
        #expect(settings[GoalGrowth.self].announcement(settings.goals, today: monday) == step)
        #expect(settings[GoalGrowth.self].announcement(settings.goals, today: monday.adding(days: 1)) == nil)
        #expect(try await grow(journal) == .nothing)
    }

    @Test func `the app that is opened on Wednesday lets it grow from Wednesday, by the weeks before Monday`() async throws {
        let journal = try await journal()
        clock.advance(by: .seconds(2 * 86_400))
        let step = try await grown(grow(journal)).step
        #expect(step.date == monday.adding(days: 2) && step.knownDays == 28)
        #expect(try await steps(journal, 1) == 7000)
        #expect(try await steps(journal, 2) == 7800)
    }

    @Test func `a growth that was undone is told no more, and the goal is left alone for four weeks`() async throws {
        let journal = try await journal()
        let change = try await grown(grow(journal)).undo
        _ = try await journal.undo(change)
        #expect(try await steps(journal) == 7000)
        let settings = try await journal.settings()
        #expect(settings[GoalGrowth.self].announcement(settings.goals, today: monday) == nil)
        for _ in 0..<27 {
            #expect(try await grow(journal) == .nothing)
            clock.advance(by: .seconds(86_400))
        }
        #expect(try await steps(journal, 27) == 7000)
        clock.advance(by: .seconds(86_400))
        #expect(try await grown(grow(journal)).step.new == 7800)
    }

    @Test func `nothing grows before the person said so, and home asks in one week alone`() async throws {
        let journal = try await journal(isOn: nil)
        #expect(try await grow(journal) == .question)
        clock.advance(by: .seconds(6 * 86_400))
        #expect(try await grow(journal) == .question)
        clock.advance(by: .seconds(86_400))
        #expect(try await grow(journal) == .nothing)
        #expect(try await steps(journal, 30) == 7000)
    }

    @Test func `somebody who says no is not asked`() async throws {
        let journal = try await journal(isOn: false)
        #expect(try await grow(journal) == .nothing)
    }

    @Test func `a goal that is held stays`() async throws {
        let journal = try await journal { $0[GoalChoices.self].held = [.steps] }
        #expect(try await grow(journal) == .nothing)
    }

    @Test func `a goal that was set by hand in the week stays until the next`() async throws {
        let monday = monday
        let journal = try await journal { $0.goals.set(Goal(steps: 6500), from: monday.adding(days: 1)) }
        clock.advance(by: .seconds(2 * 86_400))
        #expect(try await grow(journal) == .nothing)
        clock.advance(by: .seconds(5 * 86_400))
        let step = try await grown(grow(journal)).step
        #expect(step.old == 6500 && step.new == 7800)
    }

    @Test func `of two goals that are ready one grows a week`() async throws {
        let journal = try await journal { $0.goals.set(Goal(speed: 0.9), from: .earliest) }
        let profile = Profile(gender: .man, ageBand: .from60)
        func grow() async throws -> GrowGoals.Outcome {
            let today = try await LoadToday(journal: journal, clock: clock)(recentWalks: 0)
            return try await GrowGoals(journal: journal, clock: clock)(today, profile, units: .metric)
        }
        #expect(try await grown(grow()).step.measure == .steps)
        #expect(try await journal.lastChange()?.name == .goal(7800))
        #expect(try await grow() == .nothing)
        clock.advance(by: .seconds(7 * 86_400))
        let step = try await grown(grow()).step
        #expect(step.measure == .speed && step.changeName == .named(en: "speed goal", ko: "속도 목표"))
        #expect(try await journal.lastChange()?.name == step.changeName)
    }

    @Test func `in a year of better and better weeks it grows no further than the studies support`() {
        var (goals, growth) = (GoalHistory(), GoalGrowth())
        var values: [Double] = []
        let days = (0..<400).map { Day(date: monday.adding(days: $0 - 36), steps: 5000 + Double($0) * 50) }
        for week in 0..<52 {
            let today = monday.adding(days: 7 * week)
            guard let step = growth.next(of: days.filter { $0.date <= today }, goals, nil, units: .metric, today: today) else { continue }
            values.append(step.new)
            growth.add(step)
            goals.set(Goal(steps: Int(clamping: step.new)), from: today)
        }
        #expect(values == values.sorted() && values.last == 8000)
        #expect(values.count >= 1)
    }

    @Test func `what is kept is read again, and what makes no sense is passed over`() {
        var growth = GoalGrowth()
        growth.ask(on: monday)
        growth.add(GoalGrowth.Step(date: monday, measure: .speed, old: 1.1, new: 1.15, reachedDays: 20, knownDays: 28))
        #expect(GoalGrowth(lines: growth.lines) == growth)
        #expect(GoalGrowth(lines: [[], ["asked"], ["steps", "never", "1", "2", "3", "4"], ["asked", "x"]]) == GoalGrowth())
        for isGrowing in [nil, true, false] {
            var choices = GoalChoices()
            choices.isGrowing = isGrowing
            #expect(GoalChoices(lines: choices.lines) == choices)
        }
    }
}
