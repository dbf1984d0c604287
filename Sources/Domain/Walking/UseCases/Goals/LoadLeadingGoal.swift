/// Finds the goal that a person goes by, as the home screen shows it.
package struct LoadLeadingGoal: Sendable {
    private let journal: any JournalRepository

    package init(journal: any JournalRepository) {
        self.journal = journal
    }

    package func callAsFunction(_ settings: JournalSettings, on date: CivilDate) async throws(JournalFailure) -> LeadingGoal {
        let choices = settings[GoalChoices.self]
        let days = try await journal.days(from: date.adding(days: 1 - LeadingGoal.deviceDays), through: date)
        let filter = WalkFilter(from: LeadingGoal.firstWalks(before: date), through: date)
        let walks = try await journal.walks(filter, after: nil, limit: 1).walks
        return choices.goesByMinutes(days, hasWalked: !walks.isEmpty)
            ? .minutes(Int(clamping: choices.weeklyMinutes(on: date))) : .steps(settings.goals.steps(on: date))
    }
}
