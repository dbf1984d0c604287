import Coordinators

/// The places that one can go to.
enum AppRoute: Route {
    case list
    case item(String)
}
