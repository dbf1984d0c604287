public import Screens

/// Takes routes of one type to where they lead; what a view model knows of its coordinator.
///
/// A view model that is given a router can ask to go somewhere and cannot do anything else: it knows neither screens nor stacks. A test
/// gives it a router of its own and looks what was asked for.
///
/// ```swift
/// final class ShelfModel {
///     private let router: any Router<BookRoute>
///
///     init(router: any Router<BookRoute>) { self.router = router }
///
///     func open(_ book: Book) { router.trigger(.book(book.title)) }
/// }
///
/// let coordinator = BookCoordinator(initialRoute: .list)
/// ShelfModel(router: coordinator.router).open(books[0])
/// ```
@MainActor
public protocol Router<RouteType>: AnyObject, Sendable {
    /// The routes it knows.
    associatedtype RouteType: Route
    /// Goes to a route; `completion` hears how it ended, exactly once.
    func trigger(_ route: RouteType, completion: (@MainActor (StackOutcome) -> Void)?)
    /// Goes to a route and waits until it has been committed, and the work that it cancelled has ended.
    @discardableResult
    func trigger(_ route: RouteType) async -> StackOutcome
}

extension Router {
    /// Goes to a route.
    public func trigger(_ route: RouteType) { trigger(route, completion: nil) }

    /// Goes to a route and does not wait, also in an `async` function, where `trigger(_:)` has to be awaited.
    ///
    /// ```swift
    /// func leave(_ router: any Router<BookRoute>) async {
    ///     router.go(to: .list)
    /// }
    /// ```
    public func go(to route: RouteType) { trigger(route, completion: nil) }

    /// Goes to a route and waits until its completion has run.
    @discardableResult
    public func trigger(_ route: RouteType) async -> StackOutcome {
        await withCheckedContinuation { continuation in
            trigger(route) { continuation.resume(returning: $0) }
        }
    }
}
