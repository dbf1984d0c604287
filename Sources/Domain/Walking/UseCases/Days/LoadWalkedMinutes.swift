/// The minutes of walks by date, for somebody who goes by them: by choice, or since nothing counted steps in a time.
package struct LoadWalkedMinutes: Sendable {
    private let journal: any JournalRepository

    package init(journal: any JournalRepository) {
        self.journal = journal
    }

    /// Returns nil for somebody who goes by steps, whose walks are not even asked for.
    ///
    /// Nil ends are open.
    /// - Parameter knowsSteps: whether something counted steps in this time.
    package func callAsFunction(
        from first: CivilDate? = nil, through last: CivilDate? = nil, knowsSteps: Bool
    ) async throws(JournalFailure) -> [CivilDate: Int]? {
        let settings = try await journal.settings()
        let choices = settings[GoalChoices.self]
        guard choices.goesByMinutes(countsSteps: knowsSteps, hasWalked: true) else { return nil }
        let walked = try await LoadWalksByDay(journal: journal)(from: first, through: last, in: settings.zones)
        return choices.goesByMinutes(countsSteps: knowsSteps, hasWalked: !walked.isEmpty) ? walked.mapValues(\.time.wholeMinutes) : nil
    }
}
