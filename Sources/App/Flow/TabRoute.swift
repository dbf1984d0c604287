import Coordinators

/// Where one can go from any tab.
nonisolated enum TabRoute: Route, Hashable, Codable {
    case walk
    case together
    case analyze
    case settings
}
