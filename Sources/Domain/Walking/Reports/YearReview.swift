/// A year in review: its days, its sums and its records.
package struct YearReview: Hashable, Sendable {
    /// A month of it.
    package struct Month: Hashable, Sendable {
        package let first: CivilDate
        package let steps: Int
        /// Metres.
        package let distance: Double
        package let knownDays: Int
        package let reachedDays: Int
        /// The minutes of walks; nil where there was none.
        package let minutes: Int?
    }

    package let year: Int
    /// Every date of the year, with its day where it has data.
    package let days: [(date: CivilDate, day: Day?)]
    package let months: [Month]
    package let totals: ReportTotals
    package let bestDay: Day?
    /// The Monday of the week with the most steps, and these.
    package let bestWeek: (monday: CivilDate, steps: Int)?
    package let walks: Int
    /// The time of all walks, each moment once.
    package let walkedTime: Duration
    package let longestWalk: Walk?
    package let longestStreak: Int
    /// Eddington numbers of the year, and of all days until its end.
    package let eddington: (year: Int, ever: Int)
    /// The minutes of walks by date, for somebody who goes by them: by choice, or since nothing counted steps in the year.
    ///
    /// Nil for everybody else. Goals of steps say nothing to who goes by minutes.
    package let minutes: [CivilDate: Int]?
    /// The weeks that lie in the year as a whole against their goals of minutes; nil for whom weeks are not judged by these.
    package let weeks: WeeksOfMinutes?
    /// The milestones of the way of a whole life, in metres, that were passed in this year.
    package let milestones: [WalkingRecords.Milestone]

    package var isByMinutes: Bool { minutes != nil }

    package static func == (left: YearReview, right: YearReview) -> Bool {
        left.year == right.year && left.months == right.months && left.totals == right.totals && left.eddington == right.eddington
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(year)
        hasher.combine(totals)
    }
}

/// Looks back on a year.
package struct LoadYearReview: Sendable {
    private let journal: any JournalRepository
    private let clock: any WallClock

    package init(journal: any JournalRepository, clock: any WallClock) {
        self.journal = journal
        self.clock = clock
    }

    /// - Parameter unit: the metres of a kilometre or a mile, in which distances are round.
    package func callAsFunction(_ year: Int, unit: Double) async throws(JournalFailure) -> YearReview {
        let settings = try await journal.settings()
        let today = settings.zones.day(of: clock.now)
        let dates = ReportSpan.year.dates(around: CivilDate(year: year, month: 7, day: 1) ?? today)
        let all = try await journal.days(from: nil, through: min(dates.upperBound, today))
        let days = all.filter { dates.contains($0.date) }
        let byDate = Dictionary(days.map { ($0.date, $0) }) { first, _ in first }
        let walked = try await WalksOfDates(journal, from: dates.lowerBound, through: dates.upperBound, in: settings.zones)
        let walks = walked.walks
        let totals = ReportTotals(days)
        let minutes = walked.times.mapValues(\.wholeMinutes)
        let ofMinutes = YearOfMinutes(minutes, of: dates, days, settings[GoalChoices.self], today: today)
        return YearReview(
            year: year, days: dates.map { (date: $0, day: byDate[$0]) }, months: months(of: dates, days, minutes), totals: totals,
            bestDay: days.filter(\.hasSteps).max { ($0.stepCount, $1.date) < ($1.stepCount, $0.date) }, bestWeek: bestWeek(days),
            walks: walks.count, walkedTime: walked.time,
            longestWalk: walks.max { ($0.walkingTime, $1.start) < ($1.walkingTime, $0.start) },
            longestStreak: Streak(
                days: days, goals: settings.goals, rests: settings.rests, kind: .daily, today: min(dates.upperBound, today)
            ).longest,
            eddington: (
                EddingtonNumber(days.lazy.map { $0.distance }, unit: unit).value,
                EddingtonNumber(all.lazy.map { $0.distance }, unit: unit).value
            ),
            minutes: ofMinutes.minutes, weeks: ofMinutes.weeks,
            milestones: WalkingRecords.Milestones(all.map { ($0.date, $0.distance) }, unit: unit).passed.filter { dates.contains($0.date) })
    }

    private func months(
        of dates: ClosedRange<CivilDate>, _ days: [Day], _ minutes: [CivilDate: Int]
    ) -> [YearReview.Month] {
        ReportSpan.year.parts(of: dates).map { part in
            let days = days.filter { part.contains($0.date) }
            let totals = ReportTotals(days)
            let walked = minutes.filter { part.contains($0.key) }.values
            return YearReview.Month(
                first: part.lowerBound, steps: totals.steps, distance: totals.distance, knownDays: totals.knownDays,
                reachedDays: totals.reachedDays, minutes: walked.isEmpty ? nil : walked.reduce(0) { $0.addingClamped($1) })
        }
    }

    private func bestWeek(_ days: [Day]) -> (monday: CivilDate, steps: Int)? {
        var weeks: [CivilDate: Int] = [:]
        for day in days where day.hasSteps { weeks[day.date.startOfWeek] = (weeks[day.date.startOfWeek] ?? 0).addingClamped(day.stepCount) }
        return weeks.max { ($0.value, $1.key) < ($1.value, $0.key) }.map { (monday: $0.key, steps: $0.value) }
    }
}
