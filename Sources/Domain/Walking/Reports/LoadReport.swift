/// Makes the report of a span.
package struct LoadReport: Sendable {
    private let journal: any JournalRepository
    private let clock: any WallClock

    /// More walks than anybody takes in a year.
    private static let mostWalks = 10_000

    package init(journal: any JournalRepository, clock: any WallClock) {
        self.journal = journal
        self.clock = clock
    }

    /// - Parameters:
    ///   - date: a day of the span; nil for the last span that is over.
    ///   - band: how old the person is, where they said so.
    package func callAsFunction(
        _ span: ReportSpan, around date: CivilDate? = nil, age band: AgeBand = .unsaid
    ) async throws(JournalFailure) -> Report {
        let settings = try await journal.settings()
        let today = settings.zones.day(of: clock.now)
        let dates = date.map(span.dates) ?? span.lastBefore(today)
        let all = try await journal.days(from: nil, through: min(dates.upperBound, today))
        func days(_ dates: ClosedRange<CivilDate>) -> [Day] { all.filter { dates.contains($0.date) } }
        let now = days(dates)
        let earlier = days(span.lastBefore(dates.lowerBound))
        let (totals, before) = (ReportTotals(now), ReportTotals(earlier))
        let walks = try await journal.walks(
            WalkFilter(from: dates.lowerBound, through: dates.upperBound), after: nil, limit: Self.mostWalks
        ).walks
        var comparisons: [Report.Comparison] = []
        for measure in ReportMeasure.allCases {
            guard let median = totals.median(measure) else { continue }
            let verdict = try await verdict(on: measure, through: min(dates.upperBound, today), band)
            comparisons.append(Report.Comparison(measure: measure, now: median, before: before.median(measure), verdict: verdict))
        }
        return Report(
            span: span, dates: dates, today: today,
            parts: span.parts(of: dates).map { part(of: $0, days($0), settings.goals) }, totals: totals, before: before,
            comparisons: comparisons,
            streak: Streak(
                days: all, goals: settings.goals, rests: settings.rests, kind: settings.streakKind, today: min(dates.upperBound, today)),
            walks: walks.count, walkedTime: walks.map(\.walkingTime).reduce(.zero, +), longestWalk: walks.map(\.walkingTime).max(),
            nextGoal: nextGoal(after: min(dates.upperBound, today), all, settings, band), sources: sources(of: now), days: now)
    }

    /// The test of ``GaitTrend`` on the eight weeks up to a day; nil for what is no measure of gait, and where too little is known.
    private func verdict(
        on measure: ReportMeasure, through last: CivilDate, _ band: AgeBand
    ) async throws(JournalFailure) -> ChangeVerdict? {
        guard let gait = measure.gait, let quantity = gait.quantity(age: band) else { return nil }
        let records = try await journal.gait(quantity, from: last.adding(days: 1 - GaitSpan.recentDays), through: last)
        return ChangeVerdict(GaitChart(gait, .present(.week), records: records, moments: [], today: last).recent)
    }

    private func part(of dates: ClosedRange<CivilDate>, _ days: [Day], _ goals: GoalHistory) -> Report.Part {
        let known = days.filter(\.hasSteps).map(\.stepCount).sorted()
        let median = known.isEmpty ? nil : (known[(known.count - 1) / 2] + known[known.count / 2]) / 2
        return Report.Part(
            dates: dates, steps: median, goal: goals.steps(on: dates.upperBound), reachedDays: days.count(where: \.reachedGoal),
            knownDays: known.count)
    }

    private func sources(of days: [Day]) -> [(source: Source, part: Double)] {
        var steps: [Source: Double] = [:]
        for day in days { steps.merge(day.sources, uniquingKeysWith: +) }
        let all = steps.values.reduce(0, +)
        guard all > 0 else { return [] }
        return steps.map { (source: $0.key, part: $0.value / all) }
            .sorted { ($1.part, $0.source.key) < ($0.part, $1.source.key) }
    }

    /// The goal that holds, or the next one where the rule of ``GoalLevel`` raises it.
    private func nextGoal(after last: CivilDate, _ all: [Day], _ settings: JournalSettings, _ band: AgeBand) -> Report.NextGoal {
        let next = last.adding(days: 1)
        let isHeld = settings[GoalChoices.self].held.contains(.steps)
        let profile = Profile(gender: .unsaid, ageBand: band)
        let level = GoalLevel(.steps, days: all, goals: settings.goals, profile: profile, isHeld: isHeld, today: next)
        return Report.NextGoal(
            steps: level?.offer.map { Int(clamping: $0) } ?? settings.goals.goal(on: next).steps, isRaised: level?.offer != nil,
            median: level?.median.map { Int(clamping: $0, .towardZero) })
    }
}
