/// A day as it is listed: its sums, and the minutes of its walks.
package struct WalkedDay: Hashable, Sendable {
    package let day: Day
    /// The minutes of its walks; nil where the day has none.
    package let minutes: Int?
}

/// Days that have data or a walk, be it one of which only the time is known; oldest first.
package struct LoadWalkedDays: Sendable {
    private let journal: any JournalRepository

    package init(journal: any JournalRepository) {
        self.journal = journal
    }

    package func callAsFunction(from: CivilDate? = nil, through: CivilDate? = nil) async throws(JournalFailure) -> [WalkedDay] {
        let settings = try await journal.settings()
        let minutes = try await LoadWalkedMinutes(journal: journal)(from: from, through: through, in: settings.zones)
        let days = try await journal.days(from: from, through: through)
        let others = Set(minutes.keys).subtracting(days.map(\.date)).map {
            Day(date: $0, hasSteps: false, goal: settings.goals.steps(on: $0))
        }
        return (days + others).sorted { $0.date < $1.date }.map { WalkedDay(day: $0, minutes: minutes[$0.date]) }
    }
}
