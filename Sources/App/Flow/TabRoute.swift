import Coordinators
import Walking

/// Where one can go from any tab.
nonisolated enum TabRoute: Route, Hashable, Codable {
    case walk
    case together
    case analyze
    case settings
    /// The proof of one of a day's numbers, over whichever tab it was asked from.
    case why(CivilDate, Metric)
}
