public import Screens

/// A coordinator whose screens stand side by side in tabs, usually one coordinator in each.
///
/// ```swift
/// enum MainRoute: Route { case books, settings }
///
/// final class MainCoordinator: TabBarCoordinator<MainRoute> {
///     private let shelf = BookCoordinator(initialRoute: .list)
///     private let settings = ViewController()
///
///     init() { super.init(tabs: [shelf, settings]) }
///
///     override func prepareTransition(for route: MainRoute) -> TabBarTransition {
///         switch route {
///         case .books: .select(shelf)
///         case .settings: .select(settings)
///         }
///     }
/// }
/// ```
open class TabBarCoordinator<RouteType: Route>: RouteCoordinator<RouteType, TabBarController> {
    /// Makes a coordinator without tabs, and goes to its first route.
    public override init(rootViewController: TabBarController = TabBarController(), initialRoute: RouteType? = nil) {
        super.init(rootViewController: rootViewController, initialRoute: initialRoute)
    }

    /// Makes a coordinator with these tabs.
    public init(
        rootViewController: TabBarController = TabBarController(), tabs: [any Presentable], select: (any Presentable)? = nil
    ) {
        super.init(rootViewController: rootViewController, initialRoute: nil)
        perform(.multiple(.set(tabs), select.map { .select($0) } ?? .none()))
    }
}
