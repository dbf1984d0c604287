/// Lets a goal grow at the start of a week, where the person wants that; see ``GoalGrowth``.
package struct GrowGoals: Sendable {
    /// The outcome.
    package enum Outcome: Hashable, Sendable {
        case nothing
        /// The person was not asked yet, and a goal is ready: home asks.
        case question
        case grown(GoalGrowth.Step, UndoID?)
    }

    private let journal: any JournalRepository
    private let clock: any WallClock

    package init(journal: any JournalRepository, clock: any WallClock) {
        self.journal = journal
        self.clock = clock
    }

    /// - Parameters:
    ///   - today: the day as it was read; nothing is done where the goals have changed since.
    ///   - profile: its age band says how far goals grow.
    ///   - units: those in which the person reads values.
    package func callAsFunction(_ today: Today, _ profile: Profile?, units: Units) async throws(JournalFailure) -> Outcome {
        let (choices, growth, goals, date) = (today.choices, today.growth, today.goals, today.date)
        guard choices.isGrowing ?? growth.mayAsk(on: date),
            let step = growth.next(of: today.recent, goals, held: choices.held, profile, units: units, today: date)
        else { return .nothing }
        guard choices.isGrowing == true else {
            if growth.asked == nil { try await journal.note { $0[GoalGrowth.self].ask(on: date) } }
            return .question
        }
        // Kept on its own and first, so that undoing the goal does not forget that it grew.
        let isFirst = try await journal.note { settings in
            guard settings[GoalChoices.self] == choices, settings[GoalGrowth.self] == growth, settings.goals == goals else { return }
            settings[GoalGrowth.self].add(step)
        }
        guard isFirst else { return .nothing }
        let change = try await SetGoal(journal: journal, clock: clock)(named: step.changeName) { $0.set(step.new, for: step.measure) }
        return .grown(step, change)
    }
}
