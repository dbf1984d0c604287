/// Makes the report of a span.
package struct LoadReport: Sendable {
    private let journal: any JournalRepository
    private let clock: any WallClock

    package init(journal: any JournalRepository, clock: any WallClock) {
        self.journal = journal
        self.clock = clock
    }

    /// - Parameters:
    ///   - date: a day of the span; nil for the last span that is over, or for the one that goes on where only that has anything.
    ///   - band: how old the person is, where they said so.
    package func callAsFunction(
        _ span: ReportSpan, around date: CivilDate? = nil, age band: AgeBand = .unsaid
    ) async throws(JournalFailure) -> Report {
        let settings = try await journal.settings()
        let today = settings.zones.day(of: clock.now)
        let known = try await journal.days(from: nil, through: today)
        let dates = if let date { span.dates(around: date) } else { try await first(span, today: today, known) }
        let all = known.filter { $0.date <= dates.upperBound }
        func days(_ dates: ClosedRange<CivilDate>) -> [Day] { all.filter { dates.contains($0.date) } }
        let now = days(dates)
        let earlierDates = span.lastBefore(dates.lowerBound)
        let earlier = days(earlierDates)
        let (totals, before) = (ReportTotals(now), ReportTotals(earlier))
        let walked = try await WalksOfDates(journal, from: dates.lowerBound, through: dates.upperBound, in: settings.zones)
        let walks = walked.walks
        let compared = ReportComparisons(span: span, dates: dates, earlierDates: earlierDates, today: today, days: earlier + now)
        var comparisons: [Report.Comparison] = []
        for measure in ReportMeasure.allCases {
            let records = try await records(of: measure, from: compared.firstRecord, through: min(dates.upperBound, today), band)
            if let comparison = compared.comparison(of: measure, records) { comparisons.append(comparison) }
        }
        let isNow = today <= dates.upperBound.adding(days: Report.daysOfNext)
        // Of an empty journal it is said when there will be something to report.
        let isFirst = known.isEmpty ? try await journal.walks(WalkFilter(), after: nil, limit: 1).walks.isEmpty : false
        let firstWhole = isFirst ? span.dates(around: today).upperBound.adding(days: 1) : nil
        let minutes = walked.times.mapValues(\.wholeMinutes)
        return Report(
            span: span, dates: dates, today: today,
            parts: span.parts(of: dates).map { part(of: $0, days($0), minutes, settings.goals, today) }, totals: totals, before: before,
            comparisons: comparisons,
            streak: Streak(
                days: all, goals: settings.goals, rests: settings.rests, kind: settings.streakKind, today: min(dates.upperBound, today),
                isOver: dates.upperBound < today),
            walks: walks.count, walkedTime: walked.time, longestWalk: walks.map(\.walkingTime).max(),
            weeklyMinutes: span == .week ? weeklyMinutes(min(dates.upperBound, today), now, settings) : nil,
            nextMinutes: nextMinutes(on: isNow ? today : dates.upperBound.adding(days: 1), now, isWalked: !walks.isEmpty, settings),
            nextGoal: isNow ? nextGoal(today: today, known, settings, band) : goal(after: dates, settings), isPast: !isNow,
            isInstead: date == nil && dates.upperBound >= today, firstWhole: firstWhole, sources: sources(of: now), days: now,
            mobility: try await mobility(from: dates.lowerBound, through: min(dates.upperBound, today)))
    }

    /// The dates of the report that nobody asked for by a date.
    ///
    /// Somebody who began in these days has nothing in the last span that is over, and something in the one that goes on.
    private func first(_ span: ReportSpan, today: CivilDate, _ known: [Day]) async throws(JournalFailure) -> ClosedRange<CivilDate> {
        let (last, present) = (span.lastBefore(today), span.dates(around: today))
        guard try await isEmpty(last, known) else { return last }
        return try await isEmpty(present.lowerBound...today, known) ? last : present
    }

    /// Returns whether nothing is recorded of some dates, no walk either.
    private func isEmpty(_ dates: ClosedRange<CivilDate>, _ known: [Day]) async throws(JournalFailure) -> Bool {
        guard !known.contains(where: { dates.contains($0.date) }) else { return false }
        let filter = WalkFilter(from: dates.lowerBound, through: dates.upperBound)
        return try await journal.walks(filter, after: nil, limit: 1).walks.isEmpty
    }

    /// The minutes that a week asks for; nil for somebody who goes by steps.
    private func weeklyMinutes(_ date: CivilDate, _ days: [Day], _ settings: JournalSettings) -> Int? {
        let choices = settings[GoalChoices.self]
        guard choices.showsMinutes(days) else { return nil }
        return Int(clamping: choices.weeklyMinutes(on: date))
    }

    /// The minutes of the weeks from a day on; nil for somebody who has a goal of steps: by choice, or since something counts them.
    private func nextMinutes(
        on date: CivilDate, _ days: [Day], isWalked: Bool, _ settings: JournalSettings
    ) -> Int? {
        let choices = settings[GoalChoices.self]
        return choices.goesByMinutes(days, hasWalked: isWalked) ? Int(clamping: choices.weeklyMinutes(on: date)) : nil
    }

    private static let mobility: [GaitMeasure] = [
        .doubleSupport, .asymmetry, .steadiness, .sixMinuteWalk, .stairAscent, .stairDescent,
    ]

    /// Of each measure what the source says that knows most days.
    private func mobility(from first: CivilDate, through last: CivilDate) async throws(JournalFailure) -> [GaitRecord] {
        var records: [GaitRecord] = []
        for measure in Self.mobility {
            records += GaitChart.comparable(try await journal.gait(.measure(measure), from: first, through: last))
        }
        return records
    }

    /// The records of all sources of a measure of gait; none of any other.
    private func records(
        of measure: ReportMeasure, from first: CivilDate, through last: CivilDate, _ band: AgeBand
    ) async throws(JournalFailure) -> [GaitRecord] {
        guard let quantity = measure.gait?.quantity(age: band) else { return [] }
        return try await journal.gait(quantity, from: first, through: last)
    }

    private func part(
        of dates: ClosedRange<CivilDate>, _ days: [Day], _ minutes: [CivilDate: Int], _ goals: GoalHistory, _ today: CivilDate
    ) -> Report.Part {
        let walked = minutes.filter { dates.contains($0.key) }
        let known = days.filter(\.hasSteps).map(\.stepCount).sorted()
        let median = known.isEmpty ? nil : (known[(known.count - 1) / 2] + known[known.count / 2]) / 2
        return Report.Part(
            dates: dates, steps: median, goal: goals.steps(on: dates.upperBound), reachedDays: days.count(where: \.reachedGoal),
            knownDays: known.count, judgedDays: days.judged(today),
            minutes: walked.isEmpty ? nil : walked.values.reduce(0) { $0.addingClamped($1) })
    }

    private func sources(of days: [Day]) -> [(source: Source, part: Double)] {
        var steps: [Source: Double] = [:]
        for day in days { steps.merge(day.sources, uniquingKeysWith: +) }
        let all = steps.values.reduce(0, +)
        guard all > 0 else { return [] }
        return steps.map { (source: $0.key, part: $0.value / all) }
            .sorted { ($1.part, $0.source.key) < ($0.part, $1.source.key) }
    }

    /// The goal after an old span is the one of the day behind it: nobody aims at anything there any more, and the report of such a span is
    /// the same whenever it is made.
    private func goal(after dates: ClosedRange<CivilDate>, _ settings: JournalSettings) -> Report.NextGoal {
        let goal = settings.goals.goal(on: dates.upperBound.adding(days: 1))
        return Report.NextGoal(steps: goal.steps, isRaised: false, median: nil)
    }

    /// The goal that holds now, or the next one where the rule of ``GoalLevel`` raises it; beside a goal that is hardly reached its easier one.
    private func nextGoal(today: CivilDate, _ all: [Day], _ settings: JournalSettings, _ band: AgeBand) -> Report.NextGoal {
        // Today is not over, so the level is as it is this morning.
        let isHeld = settings[GoalChoices.self].held.contains(.steps)
        let profile = Profile(gender: .unsaid, ageBand: band)
        let level = GoalLevel(.steps, days: all, goals: settings.goals, profile: profile, isHeld: isHeld, units: .metric, today: today)
        return Report.NextGoal(
            steps: level?.offer.map { Int(clamping: $0) } ?? settings.goals.goal(on: today).steps, isRaised: level?.offer != nil,
            median: level?.median.map { Int(clamping: $0, .towardZero) }, easier: level.flatMap(easier))
    }

    private func easier(_ level: GoalLevel) -> Report.NextGoal.Easier? {
        guard !level.isHeld, case .easier(let steps, let reached, let known) = level.next else { return nil }
        return Report.NextGoal.Easier(steps: Int(clamping: steps), reached: reached, known: known)
    }
}
