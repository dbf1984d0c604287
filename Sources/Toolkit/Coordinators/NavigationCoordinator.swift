public import Screens

/// A coordinator whose screens stand on a navigation stack, its own or one that it shares.
///
/// It brings its own stack, or shares one that it is given: then its screens stand on the parent's stack, and it finishes when the last
/// of them has left.
///
/// ```swift
/// final class LibraryCoordinator: NavigationCoordinator<BookRoute> {
///     override func prepareTransition(for route: BookRoute) -> NavigationTransition {
///         switch route {
///         case .list: .push(BookListViewController())
///         case .book: .push(BookViewController(books[0]))
///         case .basket: .present(ViewController())
///         }
///     }
/// }
///
/// let coordinator = LibraryCoordinator(initialRoute: .list)
/// window.rootViewController = coordinator.viewController
/// ```
open class NavigationCoordinator<RouteType: Route>: RouteCoordinator<RouteType, NavigationController> {
    /// Makes a coordinator on a stack, and shows its first screen.
    public override init(rootViewController: NavigationController = NavigationController(), initialRoute: RouteType? = nil) {
        super.init(rootViewController: rootViewController, initialRoute: initialRoute)
    }

    /// Makes a coordinator on a stack with a first screen that needs no route.
    public init(rootViewController: NavigationController = NavigationController(), root: any Presentable) {
        super.init(rootViewController: rootViewController, initialRoute: nil)
        perform(.push(root))
    }
}
