public import Screens

/// A router that keeps its coordinator alive, and can be shown as that coordinator.
///
/// It is for a view model that must be able to navigate whatever happens, and for a route that carries a flow which somebody else has made:
///
/// ```swift
/// enum HomeRoute: Route { case tab(StrongRouter<BookRoute>) }
///
/// final class HomeCoordinator: NavigationCoordinator<HomeRoute> {
///     override func prepareTransition(for route: HomeRoute) -> NavigationTransition {
///         switch route {
///         case .tab(let router): .present(router)
///         }
///     }
/// }
///
/// HomeCoordinator(initialRoute: nil).go(to: .tab(BookCoordinator(initialRoute: .list).strongRouter))
/// ```
///
/// Two routers of one coordinator are equal.
public final class StrongRouter<RouteType: Route>: Router, Presentable, Hashable {
    private let target: any Router<RouteType> & Presentable
    nonisolated private let identity: ObjectIdentifier

    /// Wraps a coordinator, or another router that can be shown.
    public init(_ target: any Router<RouteType> & Presentable) {
        self.target = target
        identity = (target as? StrongRouter)?.identity ?? ObjectIdentifier(target)
    }

    /// The root screen of the coordinator.
    public var viewController: ViewController { target.viewController }
    /// The coordinator.
    public var coordinator: (any Coordinator)? { target.coordinator }

    /// Tells the coordinator that it is on a stack.
    public func presented(from presenter: (any Coordinator)?) { target.presented(from: presenter) }

    /// Returns whether both are routers of one coordinator.
    nonisolated public static func == (left: StrongRouter, right: StrongRouter) -> Bool { left.identity == right.identity }

    /// Hashes the coordinator's identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(identity) }

    /// Goes to a route; `completion` hears how it ended, exactly once.
    public func trigger(_ route: RouteType, completion: (@MainActor (StackOutcome) -> Void)?) {
        target.trigger(route, completion: completion)
    }

    /// Goes to a route and waits until it has been committed, and the work that it cancelled has ended.
    @discardableResult
    public func trigger(_ route: RouteType) async -> StackOutcome { await target.trigger(route) }
}
