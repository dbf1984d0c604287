/// The walks of one day, summed up.
package struct WalksOfDay: Hashable, Sendable {
    /// The time without pauses, in which each moment counts once.
    package var time = Duration.zero
    /// The last date that one of them reaches which does not tell its steps; nil where all of them tell.
    package var lastWithoutSteps: CivilDate?

    package init(time: Duration = .zero, lastWithoutSteps: CivilDate? = nil) {
        self.time = time
        self.lastWithoutSteps = lastWithoutSteps
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
        let walked = try await WalksOfDates(journal, from: first, through: last, in: zones)
        var days = walked.times.mapValues { WalksOfDay(time: $0) }
        for walk in walked.walks where walk.steps == nil {
            let dates = zones.days(from: walk.start, until: walk.end)
            let known = days[dates.lowerBound]?.lastWithoutSteps ?? dates.upperBound
            days[dates.lowerBound]?.lastWithoutSteps = max(known, dates.upperBound)
        }
        return days
    }
}
