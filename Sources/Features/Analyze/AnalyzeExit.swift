import Coordinators
import Walking

/// Where the analysis leads out of itself: handed up to whichever coordinator above knows the way.
package nonisolated enum AnalyzeExit: Route, Hashable {
    case why(CivilDate, Metric)
}
