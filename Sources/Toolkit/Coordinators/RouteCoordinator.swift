public import Screens

/// A coordinator with typed routes: a route is turned into a transition, and the transition is one commit.
///
/// ## From a route to a commit
///
/// 1. ``trigger(_:completion:)`` looks whether routes have begun to ask for each other in a circle; more than 32 in a row are reported as
///    `redirectLoop`
/// 2. ``prepareTransition(for:)`` says how to get there. It describes, and shows nothing
/// 3. the steps of the transition become edits, each on top of those before it. The coordinators among what they bring become children and
///    are started
/// 4. the edits are handed in as one operation. Guards may refuse it, and it may have to wait for its turn
/// 5. when it is through, what came is told so (`presented(from:)`), then the transition's actions and further routes run one after the
///    other
/// 6. the completion hears how it ended, exactly once and on every way
///
/// Two routes that are triggered right after each other are two commits, in that order. What should be one change to a person is one
/// transition of several steps (`Transition.multiple(_:)`).
open class RouteCoordinator<RouteType: Route, RootViewController: ViewController>: BaseCoordinator, Router {
    /// The container that its screens are put into; it may be shared with other coordinators.
    public let rootViewController: RootViewController

    /// Makes a coordinator and shows its first screen.
    public init(rootViewController: RootViewController, initialRoute: RouteType?) {
        self.rootViewController = rootViewController
        super.init()
        if let initialRoute { trigger(initialRoute) }
    }

    open override var viewController: ViewController { rootViewController }

    /// Says how to get to a route.
    ///
    /// It only describes: nothing is shown before the transition is performed.
    ///
    /// The answer may be asked for and then not performed: a guard refuses, or a link cannot go on. So change nothing here; what shall
    /// happen with the commit goes into ``Transition/perform(_:)``.
    open func prepareTransition(for route: RouteType) -> Transition<RootViewController> { .none() }

    /// The routes that screens and flows below may ask for without knowing this coordinator.
    ///
    /// A coordinator below hands a route up by ``escalate(_:)``; the nearest one above that answers with a route of its own goes there.
    /// Override it to understand the routes of others:
    ///
    /// ```swift
    /// enum ShelfExit: Route { case checkout }
    ///
    /// final class ShopCoordinator: NavigationCoordinator<BookRoute> {
    ///     override func route(for foreign: any Route) -> BookRoute? {
    ///         foreign is ShelfExit ? .basket : super.route(for: foreign)
    ///     }
    /// }
    /// ```
    open func route(for foreign: any Route) -> RouteType? { foreign as? RouteType }

    /// Goes to a route.
    public func trigger(_ route: RouteType) { trigger(route, completion: nil) }

    /// Goes to a route and waits until it has been committed, and the work that it cancelled has ended.
    ///
    /// An `async` function that calls `trigger(route)` gets this one and has to `await` it. To go on at once there, call
    /// ``Router/go(to:)``.
    ///
    /// ```swift
    /// let coordinator = BookCoordinator(initialRoute: .list)
    /// switch await coordinator.trigger(.book("Walden")) {
    /// case .committed, .unchanged: window.showToast("there")
    /// case .refused(let screen): window.showToast("\(screen) said no")
    /// default: break
    /// }
    /// ```
    ///
    /// - Returns: how it ended.
    @discardableResult
    public func trigger(_ route: RouteType) async -> StackOutcome {
        let engine = viewController.engine
        let outcome = await withCheckedContinuation { continuation in
            trigger(route) { continuation.resume(returning: $0) }
        }
        await engine.untilWoundDown()
        return outcome
    }

    /// Goes to a route; `completion` hears how it ended, exactly once.
    public func trigger(_ route: RouteType, completion: (@MainActor (StackOutcome) -> Void)?) {
        let engine = viewController.engine
        engine.notify(.triggered(coordinator: name, route: RouteLabel(route).text))
        let cause = engine.cause(type(of: self), route)
        guard !cause.isEndless else {
            let issue = NavigationIssue(
                .redirectLoop, at: path, what: "routes ask for each other without end: \(cause.way)",
                state: "the last one was not followed", advice: "Let one of them show a screen, or end.")
            engine.report(issue)
            completion?(.failed(issue, index: 0))
            return
        }
        let transition = engine.within(cause, isPreparing: true) { prepareTransition(for: route) }
        TransitionRun(transition.steps, on: self, root: rootViewController, route: route, cause: cause, completion: completion).start()
    }

    /// Performs a transition that was not made from a route.
    public func perform(_ transition: Transition<RootViewController>, completion: (@MainActor (StackOutcome) -> Void)? = nil) {
        TransitionRun(transition.steps, on: self, root: rootViewController, completion: completion).start()
    }

    /// Triggers it and keeps it alive.
    public var strongRouter: StrongRouter<RouteType> { StrongRouter(self) }

    override func accept(_ route: any Route) -> Bool {
        guard let own = self.route(for: route) else { return false }
        trigger(own)
        return true
    }

    /// Hands a route of another type to the nearest coordinator above that knows it.
    ///
    /// If nobody above knows the route, that is reported as `unhandledRoute`, with the coordinators that were asked.
    ///
    /// ```swift
    /// enum ShelfExit: Route { case settings }
    ///
    /// let coordinator = BookCoordinator(initialRoute: .list)
    /// coordinator.escalate(ShelfExit.settings)
    /// ```
    ///
    /// - Returns: whether one did; otherwise it is reported.
    @discardableResult
    public func escalate(_ route: any Route) -> Bool {
        var here = parentCoordinator
        while let current = here {
            if current.accept(route) { return true }
            here = current.parentCoordinator
        }
        viewController.engine.report(
            NavigationIssue(
                .unhandledRoute, at: path, what: "the route \(RouteLabel(route).text) was handed up and nobody took it",
                state: "above it are \(path)", advice: "Handle it in prepareTransition of one of them, or map it in route(for:)."))
        return false
    }

    /// Does something once on a screen of a kind when it is next on top.
    ///
    /// A screen that is on top already runs it at once. One that was never shown again leaves it waiting; `.leavesNothing` fails the
    /// test that forgot it.
    ///
    /// ```swift
    /// let coordinator = BookCoordinator(initialRoute: .list)
    /// coordinator.postTask(for: BookListViewController.self, key: "reload") { list in list.showToast("The list is new") }
    /// ```
    ///
    /// - `key`: a later post-task with the same key takes the place of this one.
    /// - `commits`: after how many changes of the stack it is given up; nil waits for ever.
    public func postTask<Screen: ViewController>(
        for screen: Screen.Type, key: String? = nil, expiresAfter commits: Int? = nil, _ task: @escaping @MainActor (Screen) -> Void
    ) {
        viewController.engine.add(PostTask(for: screen, key: key, expiresAfter: commits, run: task))
    }

    /// Takes back all post-tasks that have not run yet.
    public func removePostTasks() { viewController.engine.removePostTasks { _ in true } }

    /// Takes back post-tasks for a kind of screen that have not run yet.
    ///
    /// - `key`: takes back only those with this key; nil takes back all.
    public func removePostTasks<Screen: ViewController>(for screen: Screen.Type, key: String? = nil) {
        viewController.engine.removePostTasks { $0.screenType == screen && (key == nil || $0.key == key) }
    }
}

extension BaseCoordinator {
    /// Returns whether it put this screen on its stack.
    func owns(_ screen: ViewController) -> Bool { screen.owner === self }
}

extension Transition {
    /// Goes to a route of another coordinator in the same commit; it is prepared at once.
    ///
    /// Where that coordinator is only there after this commit, use ``trigger(_:on:)``, which goes on afterwards.
    public static func route<Other: Route, OtherRoot: ViewController>(
        _ route: Other, on coordinator: RouteCoordinator<Other, OtherRoot>
    ) -> Self {
        Self(.route(on: coordinator, root: coordinator.rootViewController, route, coordinator.prepareTransition(for: route).steps))
    }
}
