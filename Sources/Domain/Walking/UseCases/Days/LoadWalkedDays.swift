/// A day as it is listed: its sums, and its walks.
package struct WalkedDay: Hashable, Sendable {
    package let day: Day
    /// The time of its walks without pauses; nil where the day has none.
    package let walkedTime: Duration?
    /// The number of its walks whose steps nobody counted.
    package let uncountedWalks: Int

    package init(day: Day, walkedTime: Duration? = nil, uncountedWalks: Int = 0) {
        self.day = day
        self.walkedTime = walkedTime
        self.uncountedWalks = uncountedWalks
    }
}

/// Days that have data or a walk, be it one of which only the time is known; oldest first.
package struct LoadWalkedDays: Sendable {
    private let journal: any JournalRepository

    package init(journal: any JournalRepository) {
        self.journal = journal
    }

    package func callAsFunction(from: CivilDate? = nil, through: CivilDate? = nil) async throws(JournalFailure) -> [WalkedDay] {
        let settings = try await journal.settings()
        let walks = try await LoadWalksByDay(journal: journal)(from: from, through: through, in: settings.zones)
        let days = try await journal.days(from: from, through: through)
        // A walk over midnight has its steps on both days, and the first of these days may begin with one.
        var silent = Set(from.map { [$0] } ?? [])
        for (date, walks) in walks {
            guard let last = walks.lastWithoutSteps else { continue }
            silent.formUnion(date...max(date, min(last, through ?? last)))
        }
        let uncounted = try await EstimateUncountedWalks(journal: journal)(on: silent.sorted())
        let others = Set(walks.keys).union(uncounted.keys).subtracting(days.map(\.date)).map {
            Day(date: $0, hasSteps: false, goal: settings.goals.steps(on: $0))
        }
        return (days + others).sorted { $0.date < $1.date }.map { day in
            WalkedDay(day: day, walkedTime: walks[day.date]?.time, uncountedWalks: uncounted[day.date]?.walks ?? 0)
        }
    }
}
