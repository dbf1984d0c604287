import Coordinators
import Walking

/// A place of the Analyze tab.
///
/// A new screen is a case here, a line of the table ``destinations``, and the screen itself in
/// ``AnalyzeCoordinator/prepareTransition(for:)``.
package nonisolated enum AnalyzeRoute: Route, Hashable, Codable {
    case chart
    /// The chart of a measure; without a range over the one that is on show.
    case show(ChartMeasure, ChartRange?)
    /// The days of a month, by its first.
    case month(ChartMeasure, CivilDate)
    /// The gait of the person, by a measure.
    case gait(GaitMeasure, GaitSpan)
    /// The stretches that were compared in it.
    case compared(GaitMeasure, GaitSpan)
    /// The proof of a day's number, which is another flow's.
    case why(CivilDate, ChartMeasure)
    /// The report of a week or a longer time.
    case report
}
