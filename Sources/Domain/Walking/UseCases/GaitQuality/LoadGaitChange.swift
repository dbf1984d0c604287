/// The change of a person's way of walking that may be spoken of, for the home screen: the first real one of speed, step length and
/// cadence, in the last eight weeks before the last twelve months.
package struct LoadGaitChange: Sendable {
    /// A real change of a measure.
    package struct Change: Hashable, Sendable {
        package var measure: GaitMeasure
        package var trend: GaitTrend
    }

    private static let measures = [GaitMeasure.speed, .stepLength, .cadence]

    private let load: LoadGait

    package init(journal: any JournalRepository, clock: any WallClock) {
        load = LoadGait(journal: journal, clock: clock)
    }

    /// Computes it beside the caller, for a screen that is on show meanwhile.
    /// - Returns: nil where nothing changed beyond chance, or by less than matters.
    @concurrent
    package func callAsFunction() async throws(JournalFailure) -> Change? {
        for measure in Self.measures {
            let chart = try await load(measure, .present(.year), age: .unsaid)
            let trends = [chart.recent, chart.trend].compactMap(\.self)
            if let real = trends.first(where: { $0.verdict == .real }) { return Change(measure: measure, trend: real) }
        }
        return nil
    }
}
