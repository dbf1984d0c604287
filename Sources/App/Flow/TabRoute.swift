import Coordinators

/// Where one can go from any tab.
enum TabRoute: Coordinators.Route {
    case settings
}
