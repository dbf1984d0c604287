/// Proves the minutes of a day by the walks that they are made of.
package struct ExplainMinutes: Sendable {
    private let journal: any JournalRepository
    private let clock: any WallClock

    package init(journal: any JournalRepository, clock: any WallClock) {
        self.journal = journal
        self.clock = clock
    }

    package func callAsFunction(_ date: CivilDate) async throws(JournalFailure) -> MinutesProof {
        let settings = try await journal.settings()
        let near = WalkFilter(from: date.adding(days: -1), through: date.adding(days: 1))
        var proof = MinutesProof(date, try await journal.walks(near), in: settings.zones)
        let choices = settings[GoalChoices.self]
        let today = settings.zones.day(of: clock.now)
        let leading = try await LoadLeadingGoal(journal: journal)(settings, on: today).measure
        if choices.judgesMinutes(leading: leading, on: choices.weekEnd(of: date, today: today)) {
            let week = try await LoadWalksByDay(journal: journal)(from: date.startOfWeek, through: date, in: settings.zones)
            proof.week = choices.week(through: date, today: today) { week[$0]?.time.wholeMinutes }
        }
        return proof
    }
}
