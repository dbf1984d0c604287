/// The chart of a measure of gait.
package struct LoadGait: Sendable {
    private let journal: any JournalRepository
    private let clock: any WallClock

    package init(journal: any JournalRepository, clock: any WallClock) {
        self.journal = journal
        self.clock = clock
    }

    /// - Parameter age: decides which minutes are brisk for it.
    package func callAsFunction(_ measure: GaitMeasure, _ span: GaitSpan, age: AgeBand) async throws(JournalFailure) -> GaitChart {
        let zones = try await journal.settings().zones
        let today = zones.day(of: clock.now)
        guard let quantity = measure.quantity(age: age) else {
            return GaitChart(measure, span, records: [], moments: [], today: today)
        }
        let (first, last) = (span.first(today: today), span.last(today: today))
        let tested = GaitChart.firstTested(span.testedDays ?? GaitSpan.recentDays, through: today.adding(days: -1))
        let wanted = min(first, GaitChart.firstTold(through: last), span.isFixed ? first : tested)
        let records = try await journal.gait(quantity, from: wanted, through: last)
        var moments: [(GaitDay.Reading, Source)] = []
        if span.range == .day {
            let input = try await journal.input(on: span.starts(today: today).first ?? today)
            let day = GaitDay(input, DayCount(input))
            moments = day.readings.filter { $0.measure == measure }.sorted { $0.start < $1.start }.map { ($0, input.sources[$0.source]) }
        }
        return GaitChart(measure, span, records: records, moments: moments, today: today)
    }

    /// The measures of which anything is known in the last five years, in their order.
    package func measures(age: AgeBand) async throws(JournalFailure) -> [GaitMeasure] {
        let today = try await journal.settings().zones.day(of: clock.now)
        let known = try await journal.gaitQuantities(from: GaitRange.fiveYears.starts(today: today).first ?? today)
        return GaitMeasure.allCases.filter { measure in measure.quantity(age: age).map(known.contains) ?? false }
    }
}
