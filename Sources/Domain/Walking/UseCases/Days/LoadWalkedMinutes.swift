/// The minutes of walks by date, for somebody who goes by them: by choice, or since nothing counted steps on any day.
struct LoadWalkedMinutes: Sendable {
    private let journal: any JournalRepository

    init(journal: any JournalRepository) {
        self.journal = journal
    }

    /// Returns nil for somebody who goes by steps, whose walks are not even asked for.
    /// - Parameter days: all days until the last one.
    func callAsFunction(
        _ settings: JournalSettings, _ days: [Day], through last: CivilDate
    ) async throws(JournalFailure) -> [CivilDate: Int]? {
        let choices = settings[GoalChoices.self]
        guard choices.goesByMinutes(days, hasWalked: true) else { return nil }
        let walked = try await LoadWalksByDay(journal: journal)(through: last, in: settings.zones)
        return choices.goesByMinutes(days, hasWalked: !walked.isEmpty) ? walked.mapValues(\.time.wholeMinutes) : nil
    }
}
