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
        let earlierDates = span.lastBefore(dates.lowerBound)
        let earlier = days(earlierDates)
        let (totals, before) = (ReportTotals(now), ReportTotals(earlier))
        let walks = try await journal.walks(
            WalkFilter(from: dates.lowerBound, through: dates.upperBound), after: nil, limit: Self.mostWalks
        ).walks
        var comparisons: [Report.Comparison] = []
        // Today is not over, so it is compared with nothing.
        let over = ReportTotals(now.filter { $0.date < today })
        for measure in ReportMeasure.allCases {
            let last = min(dates.upperBound, today)
            let records = try await records(of: measure, from: earlierDates.lowerBound, through: last, band)
            func median(_ dates: ClosedRange<CivilDate>) -> ReportTotals.Usual? {
                ReportTotals.Usual(
                    medianOf: records.filter { dates.contains($0.date) && $0.date < today }.compactMap(\.figure.value))
            }
            // The values compared are those that the change is told by, where they are known.
            let own = median(dates)
            func usual(_ totals: ReportTotals, _ dates: ClosedRange<CivilDate>) -> ReportTotals.Usual? {
                own == nil && measure.isOfDays ? totals.usual(measure) : median(dates)
            }
            guard let found = own ?? usual(over, dates) else { continue }
            let trend = measure.gait.map { GaitChart.trend(of: $0, records, in: span.tested(dates, through: last)) }
            comparisons.append(
                Report.Comparison(
                    measure: measure, now: found.value, before: usual(before, earlierDates)?.value, days: found.days,
                    source: own == nil ? nil : records.first?.figure.origin,
                    trend: trend.flatMap { $0.change == nil ? nil : $0 }))
        }
        let minutes = WalkedTime(walks).byDay(in: settings.zones).mapValues(\.wholeMinutes)
        return Report(
            span: span, dates: dates, today: today,
            parts: span.parts(of: dates).map { part(of: $0, days($0), minutes, settings.goals, today) }, totals: totals, before: before,
            comparisons: comparisons,
            streak: Streak(
                days: all, goals: settings.goals, rests: settings.rests, kind: settings.streakKind, today: min(dates.upperBound, today),
                isOver: dates.upperBound < today),
            walks: walks.count, walkedTime: WalkedTime(walks).total, longestWalk: walks.map(\.walkingTime).max(),
            weeklyMinutes: span == .week ? weeklyMinutes(min(dates.upperBound, today), totals, settings) : nil,
            nextMinutes: nextMinutes(after: min(dates.upperBound, today), totals, isWalked: !walks.isEmpty, settings),
            nextGoal: nextGoal(after: dates.upperBound, of: span, today: today, all, settings, band), sources: sources(of: now), days: now,
            mobility: try await mobility(from: dates.lowerBound, through: min(dates.upperBound, today)))
    }

    /// The minutes that a week asks for; nil for somebody who goes by steps.
    private func weeklyMinutes(_ date: CivilDate, _ totals: ReportTotals, _ settings: JournalSettings) -> Int? {
        let choices = settings[GoalChoices.self]
        guard choices.shown?.contains(.minutes) ?? (totals.knownDays == 0) else { return nil }
        return Int(clamping: choices.weeklyMinutes(on: date))
    }

    /// The minutes of the weeks that follow; nil for somebody who has a goal of steps: by choice, or since something counts them.
    private func nextMinutes(after date: CivilDate, _ totals: ReportTotals, isWalked: Bool, _ settings: JournalSettings) -> Int? {
        let choices = settings[GoalChoices.self]
        let isAlone = choices.isByMinutesAlone ?? (totals.knownDays == 0 && isWalked)
        return isAlone ? Int(clamping: choices.weeklyMinutes(on: date.adding(days: 1))) : nil
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

    /// The records that a measure of gait is tested by, of the series that its change is told by everywhere.
    private func records(
        of measure: ReportMeasure, from first: CivilDate, through last: CivilDate, _ band: AgeBand
    ) async throws(JournalFailure) -> [GaitRecord] {
        guard let quantity = measure.gait?.quantity(age: band) else { return [] }
        let first = min(first, GaitChart.firstTold(through: last))
        return GaitChart.toldRecords(try await journal.gait(quantity, from: first, through: last), through: last)
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

    /// The goal that holds, or the next one where the rule of ``GoalLevel`` raises it.
    private func nextGoal(
        after last: CivilDate, of span: ReportSpan, today: CivilDate, _ all: [Day], _ settings: JournalSettings, _ band: AgeBand
    ) -> Report.NextGoal {
        // Today is not over, so the level is as it is this morning.
        let next = min(last.adding(days: 1), today)
        // The goal of a span that is running is the one that holds from today on.
        var goals = settings.goals
        if span.dates(around: next).contains(today) { goals.set(goals.goal(on: today), from: next) }
        let isHeld = settings[GoalChoices.self].held.contains(.steps)
        let profile = Profile(gender: .unsaid, ageBand: band)
        let level = GoalLevel(.steps, days: all, goals: goals, profile: profile, isHeld: isHeld, today: next)
        return Report.NextGoal(
            steps: level?.offer.map { Int(clamping: $0) } ?? goals.goal(on: next).steps, isRaised: level?.offer != nil,
            median: level?.median.map { Int(clamping: $0, .towardZero) })
    }
}
