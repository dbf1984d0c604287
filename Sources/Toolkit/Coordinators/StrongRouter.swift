public import Screens

/// A router that keeps its coordinator alive; for a view model that must be able to navigate whatever happens.
public final class StrongRouter<RouteType: Route>: Router {
    private let target: any Router<RouteType>

    /// Wraps a router.
    public init(_ target: any Router<RouteType>) { self.target = target }

    /// Goes to a route; `completion` hears how it ended, exactly once.
    public func trigger(_ route: RouteType, completion: (@MainActor (StackOutcome) -> Void)?) {
        target.trigger(route, completion: completion)
    }

    /// Goes to a route and waits until it has been committed, and the work that it cancelled has ended.
    @discardableResult
    public func trigger(_ route: RouteType) async -> StackOutcome { await target.trigger(route) }
}
