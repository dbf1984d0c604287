/// Every goal of a person with its standing, and the records.
package struct LoadGoals: Sendable {
    private let journal: any JournalRepository
    private let clock: any WallClock

    package init(journal: any JournalRepository, clock: any WallClock) {
        self.journal = journal
        self.clock = clock
    }

    /// - Parameter units: those in which distances are round, and values are read.
    package func callAsFunction(_ profile: Profile?, units: Units) async throws(JournalFailure) -> GoalsOverview {
        let settings = try await journal.settings()
        let today = settings.zones.day(of: clock.now)
        let days = try await journal.days(from: nil, through: today)
        let choices = settings[GoalChoices.self]
        let levels = GoalMeasure.allCases.compactMap {
            GoalLevel(
                $0, days: days, goals: settings.goals, profile: profile, isHeld: choices.held.contains($0), units: units, today: today)
        }
        let goals = choices.spans.goals(on: today)
        let ofWeek = SpanGoal(.time, .week, choices.weeklyMinutes(on: today), from: today.startOfWeek)
        let walked = try await walks(for: goals + [ofWeek], today: today, settings.zones)
        func standing(_ goal: SpanGoal) -> SpanStanding {
            let amounts = Self.amounts(goal.measure, days, walked, settings.zones)
            return SpanStanding(goal, amounts: amounts, unknown: Self.unknown(goal.measure, days), today: today, units: units)
        }
        let spans = goals.map(standing)
        let minutes = try await LoadWalkedMinutes(journal: journal)(settings, days, through: today)
        return GoalsOverview(
            today: today, choices: choices, levels: levels, spans: spans, recommendedMinutes: standing(ofWeek),
            records: WalkingRecords(days, minutes: minutes, units: units))
    }

    /// The walks of the longest span whose goal days cannot answer; most people have no such goal.
    private func walks(for goals: [SpanGoal], today: CivilDate, _ zones: ZoneTimeline) async throws(JournalFailure) -> WalksOfDates? {
        let spans = goals.filter { $0.measure == .time || $0.measure == .walks }.map { $0.span.dates(around: today).lowerBound }
        guard let first = spans.min() else { return nil }
        return try await WalksOfDates(journal, from: first, through: today, in: zones)
    }

    private static func amounts(
        _ measure: SpanGoal.Measure, _ days: [Day], _ walked: WalksOfDates?, _ zones: ZoneTimeline
    ) -> [CivilDate: Double] {
        let amounts: [(CivilDate, Double)] =
            switch measure {
            case .steps: days.filter(\.hasSteps).map { ($0.date, Double($0.stepCount)) }
            case .distance: days.map { ($0.date, $0.distance) }
            case .brisk: days.compactMap { day in day.briskMinutes.map { (day.date, Double($0)) } }
            case .time: walked?.times.map { ($0.key, Double($0.value.milliseconds) / 60_000) } ?? []
            case .walks: walked?.walks.map { (zones.day(of: $0.start), 1) } ?? []
            }
        return Dictionary(amounts, uniquingKeysWith: +)
    }

    /// The days with data that do not know the measure.
    private static func unknown(_ measure: SpanGoal.Measure, _ days: [Day]) -> [CivilDate] {
        switch measure {
        case .steps: days.filter { !$0.hasSteps }.map(\.date)
        case .brisk: days.filter { $0.briskMinutes == nil }.map(\.date)
        case .distance: days.filter { $0.steps > 0 && $0.distance == 0 }.map(\.date)
        case .time, .walks: []
        }
    }
}

/// The goals of a person with their standing, and the records.
package struct GoalsOverview: Hashable, Sendable {
    package let today: CivilDate
    package let choices: GoalChoices
    package let levels: [GoalLevel]
    package let spans: [SpanStanding]
    /// The standing of the minutes of walks that a week asks for, where no goal of the person's own is in their place.
    package let recommendedMinutes: SpanStanding
    package let records: WalkingRecords

    /// The standing of the minutes of a week, where they are a goal of the person's own.
    package var minutesOfWeek: SpanStanding? { spans.first { $0.goal.measure == .time && $0.goal.span == .week } }
}
