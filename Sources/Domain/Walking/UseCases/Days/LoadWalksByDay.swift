/// The walks of one day, summed up.
package struct WalksOfDay: Hashable, Sendable {
    /// The time without pauses, in which each moment counts once.
    package var time = Duration.zero
    /// Indicates whether one of them does not tell its steps.
    package var lackSteps = false

    package init(time: Duration = .zero, lackSteps: Bool = false) {
        self.time = time
        self.lackSteps = lackSteps
    }
}

/// Sums up the walks of each day.
package struct LoadWalksByDay: Sendable {
    private let journal: any JournalRepository

    package init(journal: any JournalRepository) {
        self.journal = journal
    }

    /// The walks by date, which a date without walks is not among.
    ///
    /// Nil ends are open.
    package func callAsFunction(
        from first: CivilDate? = nil, through last: CivilDate? = nil, in zones: ZoneTimeline
    ) async throws(JournalFailure) -> [CivilDate: WalksOfDay] {
        let walks = try await journal.walks(WalkFilter(from: first, through: last))
        var days = WalkedTime(walks).byDay(in: zones).mapValues { WalksOfDay(time: $0) }
        for walk in walks where walk.steps == nil { days[zones.day(of: walk.start)]?.lackSteps = true }
        return days
    }
}
