import Coordinators
import Walking

/// Where one can go in a proof that lies over another flow.
package nonisolated enum WhyRoute: Route, Hashable, Codable {
    case number(CivilDate, Metric)
}
