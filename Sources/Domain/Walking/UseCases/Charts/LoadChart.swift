/// The bars of a chart and the numbers beside it.
package struct LoadChart: Sendable {
    private let journal: any JournalRepository
    private let clock: any WallClock

    package init(journal: any JournalRepository, clock: any WallClock) {
        self.journal = journal
        self.clock = clock
    }

    package func callAsFunction(_ metric: Metric, _ range: ChartRange) async throws(JournalFailure) -> Chart {
        let settings = try await journal.settings()
        let now = clock.now
        let today = settings.zones.day(of: now)
        switch range {
        case .day:
            let from = settings.zones.hour(of: now) - .seconds(23 * 3600)
            let hours = try await journal.hours(from: from, until: from + .seconds(24 * 3600))
            return Chart.hours(hours, metric: metric, from: from, zones: settings.zones)
        case .week, .month:
            let count = range == .week ? 7 : 30
            let from = today.adding(days: 1 - count)
            let before = from.adding(days: -count)
            let days = try await journal.days(from: before, through: today)
            return Chart.days(
                days, metric: metric, range: range, from: from, through: today, before: before, today: today, goals: settings.goals)
        case .year:
            let from = today.startOfMonth.adding(months: -11)
            let days = try await journal.days(from: from.adding(months: -12), through: today)
            return Chart.months(days, metric: metric, from: from, today: today, goals: settings.goals)
        }
    }

    /// The days of a month, as far as they have come.
    /// - Parameter first: the first of the month.
    package func callAsFunction(_ metric: Metric, monthFrom first: CivilDate) async throws(JournalFailure) -> Chart {
        let settings = try await journal.settings()
        let today = settings.zones.day(of: clock.now)
        let last = max(first, min(first.adding(months: 1).adding(days: -1), today))
        let before = first.adding(months: -1)
        let days = try await journal.days(from: before, through: last)
        return Chart.days(
            days, metric: metric, range: .month, from: first, through: last, before: before, today: today, goals: settings.goals)
    }
}
