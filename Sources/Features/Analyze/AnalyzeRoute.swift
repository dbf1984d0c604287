import Coordinators

/// Where one can go in the analysis' tab.
package enum AnalyzeRoute: Coordinators.Route {
    case chart
}
