public import Screens

/// A coordinator whose screens stand side by side in tabs, usually one coordinator in each.
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
