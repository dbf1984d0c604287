/// The bars of a chart and the numbers beside it.
package struct LoadChart: Sendable {
    private let journal: any JournalRepository
    private let clock: any WallClock
    private let units: Units

    /// - Parameter units: those in which values are read, and so reach their goals.
    package init(journal: any JournalRepository, clock: any WallClock, units: Units) {
        self.units = units
        self.journal = journal
        self.clock = clock
    }

    /// - Parameter measure: nil for the one that the person goes by.
    package func callAsFunction(_ measure: ChartMeasure?, _ range: ChartRange) async throws(JournalFailure) -> Chart {
        let asked = try await question(measure)
        let today = asked.today
        switch range {
        case .day: return try await hours(asked)
        case .week, .month:
            let from = today.adding(days: range == .week ? -6 : -29)
            return try await days(asked, range, from: from, through: today, before: from.adding(days: from - today - 1))
        case .year:
            let from = today.startOfMonth.adding(months: -11)
            let days = try await days(asked, from: from.adding(months: -12), through: today)
            return asked.finished(Chart.months(days, from: from, today: today), days, from: from, through: today)
        }
    }

    /// The days of a month, as far as they have come.
    /// - Parameter first: the first of the month.
    package func callAsFunction(_ measure: ChartMeasure?, monthFrom first: CivilDate) async throws(JournalFailure) -> Chart {
        let asked = try await question(measure)
        let last = max(first, min(first.adding(months: 1).adding(days: -1), asked.today))
        return try await days(asked, .month, from: first, through: last, before: first.adding(months: -1))
    }

    /// The measure of a chart, and what it is judged by.
    private struct Question {
        let measure: ChartMeasure
        let leading: GoalMeasure
        let settings: JournalSettings
        let now: Instant

        var today: CivilDate { settings.zones.day(of: now) }
        var choices: GoalChoices { settings[GoalChoices.self] }

        /// A chart with what its measure has beside the bars.
        func finished(_ chart: Chart, _ days: ChartDays, from: CivilDate, through: CivilDate) -> Chart {
            var chart = chart
            chart.leading = ChartMeasure(leading: leading)
            if measure == .minutes, choices.judgesMinutes(leading: leading, on: through) {
                chart.weeks = WeeksOfMinutes(choices, leading: leading, from: from, through: through, today: today) { date in
                    days.value(on: date).map { Int(clamping: $0) }
                }
            }
            return chart
        }
    }

    private func question(_ measure: ChartMeasure?) async throws(JournalFailure) -> Question {
        let (settings, now) = (try await journal.settings(), clock.now)
        let leading = try await LoadLeadingGoal(journal: journal)(settings, on: settings.zones.day(of: now)).measure
        return Question(measure: measure ?? ChartMeasure(leading: leading), leading: leading, settings: settings, now: now)
    }

    private func days(
        _ asked: Question, _ range: ChartRange, from: CivilDate, through: CivilDate, before: CivilDate
    ) async throws(JournalFailure) -> Chart {
        let days = try await days(asked, from: before, through: through)
        let chart = Chart.days(days, range: range, from: from, through: through, before: before, today: asked.today)
        return asked.finished(chart, days, from: from, through: through)
    }

    private func days(_ asked: Question, from: CivilDate, through: CivilDate) async throws(JournalFailure) -> ChartDays {
        switch asked.measure {
        case .metric(let metric):
            let goals = asked.leading == .minutes && metric == .steps ? nil : asked.settings.goals
            return ChartDays(metric, try await journal.days(from: from, through: through), goals: goals, units: units)
        case .minutes:
            let walks = try await LoadWalksByDay(journal: journal)(from: from, through: through, in: asked.settings.zones)
            return ChartDays(minutes: walks.mapValues(\.time.wholeMinutes))
        }
    }

    private func hours(_ asked: Question) async throws(JournalFailure) -> Chart {
        let zones = asked.settings.zones
        let from = zones.hour(of: asked.now) - .seconds(23 * 3600)
        var chart: Chart
        switch asked.measure {
        case .metric(let metric):
            let hours = try await journal.hours(from: from, until: from + .seconds(24 * 3600))
            chart = Chart.hours(asked.measure, from: from, zones: zones) { start, end in
                let values = hours.filter { $0.start >= start && $0.start < end }.compactMap { metric.value(of: $0) }
                guard !values.isEmpty else { return nil }
                let sum = values.reduce(0, +)
                return metric.isSum ? sum : sum / Double(values.count)
            }
        case .minutes:
            // A walk that began the evening before lasts into the first hours.
            let walks = try await journal.walks(WalkFilter(from: zones.day(of: from).adding(days: -1), through: asked.today))
            let walked = WalkedTime(walks)
            chart = Chart.hours(asked.measure, from: from, zones: zones) { start, end in
                let time = walked.total(from: start, until: end)
                return time > .zero ? Double(time.milliseconds) / 60_000 : nil
            }
        }
        chart.leading = ChartMeasure(leading: asked.leading)
        return chart
    }
}
