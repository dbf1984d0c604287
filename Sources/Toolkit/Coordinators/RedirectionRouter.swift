public import Screens

/// A router that turns the routes of a child into routes of a parent, one for one.
///
/// ```swift
/// enum ShelfRoute: Route { case book(String) }
///
/// let parent = BookCoordinator(initialRoute: .list)
/// let router = RedirectionRouter<BookRoute, ShelfRoute>(parent: parent) { route in
///     switch route {
///     case .book(let title): .book(title)
///     }
/// }
/// ```
open class RedirectionRouter<ParentRoute: Route, RouteType: Route>: Router {
    private let parent: any Router<ParentRoute>
    private let map: (RouteType) -> ParentRoute?
    private let engine: CommitEngine?

    /// Makes a router in front of a parent's, which it keeps alive.
    ///
    /// - `map`: the parent's route for a child's route; nil is reported as one that nobody handles.
    public init(parent: any Router<ParentRoute>, map: @escaping @MainActor (RouteType) -> ParentRoute?) {
        self.parent = parent
        self.map = map
        engine = (parent as? any Coordinator)?.viewController.engine
    }

    /// Goes to a route; `completion` hears how it ended, exactly once.
    public func trigger(_ route: RouteType, completion: (@MainActor (StackOutcome) -> Void)?) {
        guard let parentRoute = map(route) else {
            let issue = NavigationIssue(
                .unhandledRoute, at: "RedirectionRouter to \(ParentRoute.self)", what: "\(route) was triggered",
                state: "the map has no \(ParentRoute.self) for it", advice: "Add it to the map.")
            engine?.report(issue)
            completion?(.failed(issue, index: 0))
            return
        }
        parent.trigger(parentRoute, completion: completion)
    }
}
