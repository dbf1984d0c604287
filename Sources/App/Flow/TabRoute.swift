import Coordinators
import Walking

/// The destinations that any tab leads to.
nonisolated enum TabRoute: Route, Hashable, Codable {
    case walk
    case together
    case analyze
    case settings
    /// A walk now, over whichever tab it was asked from.
    case live
    /// The sensors of live walks.
    case sensors
    /// The tests of the gait.
    case tests
    /// All goals, in the settings.
    case goals
    /// The goal of steps alone, which is tried on the last weeks, or that of the minutes of a week.
    case stepGoal
    /// The folder whose files are imported as they come.
    case inbox
    /// The proof of one of a day's numbers, over whichever tab it was asked from.
    case why(CivilDate, ChartMeasure)
}
