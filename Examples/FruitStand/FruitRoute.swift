import Coordinators

/// The places among the fruits that one can go to.
enum FruitRoute: Route {
    case list
    case fruit(String)
    case basket
}
