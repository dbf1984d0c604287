public import Screens

/// A coordinator whose screens stand side by side, as many of them as there is room for.
///
/// The columns are mostly flows of their own: a list with a coordinator, and another one for what was chosen in it.
///
/// ```swift
/// enum ShelfRoute: Route { case book(String) }
///
/// final class ShelfCoordinator: SplitCoordinator<ShelfRoute> {
///     init() { super.init(primary: BookCoordinator(initialRoute: .list)) }
///
///     override func prepareTransition(for route: ShelfRoute) -> SplitTransition {
///         switch route {
///         case .book(let title):
///             guard let book = books.first(where: { $0.title == title }) else { return .fail("there is no book \(title)") }
///             return .show(BookViewController(book), in: .secondary)
///         }
///     }
/// }
/// ```
open class SplitCoordinator<RouteType: Route>: RouteCoordinator<RouteType, SplitViewController> {
    /// Makes a coordinator without columns, and goes to its first route.
    public override init(rootViewController: SplitViewController = SplitViewController(), initialRoute: RouteType? = nil) {
        super.init(rootViewController: rootViewController, initialRoute: initialRoute)
    }

    /// Makes a coordinator with these columns.
    public init(
        rootViewController: SplitViewController = SplitViewController(), primary: any Presentable, supplementary: (any Presentable)? = nil,
        secondary: (any Presentable)? = nil
    ) {
        super.init(rootViewController: rootViewController, initialRoute: nil)
        perform(
            .multiple(
                .set(primary, for: .primary), supplementary.map { .set($0, for: .supplementary) } ?? .none(),
                secondary.map { .set($0, for: .secondary) } ?? .none()))
    }
}
