import Coordinators

/// Where one can go among the fruits.
enum FruitRoute: Route {
    case list
    case fruit(String)
    case basket
    case added(Int, String)
}
