public import Screens

/// A router that does not keep its coordinator alive, and is loud: triggering a dead one says so and changes nothing.
///
/// A route that is triggered when the coordinator is gone changes nothing, and is reported as `routerGone` with the coordinator's name.
///
/// ```swift
/// final class ShelfViewController: ViewController {
///     private let router: any Router<BookRoute>
///
///     init(router: any Router<BookRoute>) {
///         self.router = router
///         super.init()
///     }
///
///     override var keyCommands: [KeyCommand] {
///         [KeyCommand("b", title: "basket", hint: 0) { [router] in router.trigger(.basket) }]
///     }
/// }
///
/// let coordinator = BookCoordinator(initialRoute: .list)
/// let screen = ShelfViewController(router: coordinator.router)
/// ```
public final class WeakRouter<RouteType: Route>: Router {
    private weak var target: (any Router<RouteType>)?
    private weak var engine: CommitEngine?
    private let lineage: [BaseCoordinator.Type]

    /// Wraps a coordinator.
    public init<Root: ViewController>(_ target: RouteCoordinator<RouteType, Root>) {
        self.target = target
        lineage = target.lineage
        engine = target.viewController.engine
    }

    /// Goes to a route; `completion` hears how it ended, exactly once.
    public func trigger(_ route: RouteType, completion: (@MainActor (StackOutcome) -> Void)?) {
        guard let target else {
            completion?(reportGone(route))
            return
        }
        target.trigger(route, completion: completion)
    }

    /// Goes to a route and waits until it has been committed, and the work that it cancelled has ended.
    @discardableResult
    public func trigger(_ route: RouteType) async -> StackOutcome {
        guard let target else { return reportGone(route) }
        return await target.trigger(route)
    }

    private func reportGone(_ route: RouteType) -> StackOutcome {
        let issue = NavigationIssue(
            .routerGone, at: BaseCoordinator.path(of: lineage), what: "\(RouteLabel(route).text) was triggered",
            state: "the coordinator is gone: its last screen has left",
            advice: "Trigger from a screen that is on the stack, or keep a strongRouter.")
        engine?.report(issue)
        return .failed(issue, index: 0)
    }
}

extension RouteCoordinator {
    /// Triggers it without keeping it alive; a dead coordinator is reported.
    public var router: WeakRouter<RouteType> { WeakRouter(self) }
}
