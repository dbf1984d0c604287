import Coordinators
import Walking

/// The destinations from a proof that lies over another flow.
package nonisolated enum WhyRoute: Route, Hashable, Codable {
    case number(CivilDate, Metric)
}
