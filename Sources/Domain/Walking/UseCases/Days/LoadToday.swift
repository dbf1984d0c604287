/// Everything that the first screen shows.
package struct LoadToday: Sendable {
    private let journal: any JournalRepository
    private let clock: any WallClock

    /// A year, and the week in which it began.
    private static let recentDays = 372

    package init(journal: any JournalRepository, clock: any WallClock) {
        self.journal = journal
        self.clock = clock
    }

    /// - Parameter recentWalks: how many walks to bring along.
    package func callAsFunction(recentWalks: Int = 20) async throws(JournalFailure) -> Today {
        let settings = try await journal.settings()
        let date = settings.zones.day(of: clock.now)
        let days = try await journal.days(from: nil, through: date)
        let recent = days.suffix(Self.recentDays)
        let byDate = Dictionary(recent.suffix(60).map { ($0.date, $0) }) { first, _ in first }
        func day(_ date: CivilDate) -> Day { byDate[date] ?? Day(date: date, hasSteps: false, goal: settings.goals.steps(on: date)) }
        var today = Today(
            day: day(date),
            week: (-6...0).map { day(date.adding(days: $0)) },
            streak: Streak(days: days, goals: settings.goals, rests: settings.rests, kind: settings.streakKind, today: date),
            walks: try await journal.walks(WalkFilter(), after: nil, limit: recentWalks),
            zones: settings.zones, isRestDay: settings.rests.contains(date))
        today.recent = Array(recent)
        (today.goals, today.choices, today.growth) = (settings.goals, settings[GoalChoices.self], settings[GoalGrowth.self])
        today.lastDay = days.last { $0.date < date }?.date
        today.uncounted = try await EstimateUncountedWalks(journal: journal)(on: date)
        if today.showsMinutes {
            let firstWalks = LeadingGoal.firstWalks(before: date)
            let first = today.goesByMinutes(hasWalked: true) ? date.adding(days: -Self.recentDays) : firstWalks
            let minutes = try await LoadWalksByDay(journal: journal)(from: first, through: date, in: settings.zones)
                .mapValues(\.time.wholeMinutes)
            today.walkedMinutes = minutes.filter { $0.key >= firstWalks }
            if today.leading == .minutes { today.minutesOfYear = minutes }
        }
        return today
    }
}
