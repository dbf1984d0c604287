public import Screens

/// A coordinator whose screens are pages, one of them on show.
///
/// ```swift
/// enum TourRoute: Route { case prices }
///
/// final class TourCoordinator: PageCoordinator<TourRoute> {
///     private let prices = ViewController()
///
///     init() { super.init(pages: books.map { BookViewController($0) } + [prices]) }
///
///     override func prepareTransition(for route: TourRoute) -> PageTransition { .select(prices) }
/// }
/// ```
open class PageCoordinator<RouteType: Route>: RouteCoordinator<RouteType, PageViewController> {
    /// Makes a coordinator without pages, and goes to its first route.
    public override init(rootViewController: PageViewController = PageViewController(), initialRoute: RouteType? = nil) {
        super.init(rootViewController: rootViewController, initialRoute: initialRoute)
    }

    /// Makes a coordinator with these pages.
    public init(
        rootViewController: PageViewController = PageViewController(), pages: [any Presentable], select: (any Presentable)? = nil
    ) {
        super.init(rootViewController: rootViewController, initialRoute: nil)
        perform(.multiple(.set(pages), select.map { .select($0) } ?? .none()))
    }
}
