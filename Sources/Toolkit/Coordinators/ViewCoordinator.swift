public import Screens

/// A coordinator of one screen, which it shows things over.
///
/// Its transitions have what every container has (present, dismiss, embed) and nothing of stacks or tabs.
///
/// ```swift
/// enum NoteRoute: Route { case help }
///
/// final class NoteCoordinator: ViewCoordinator<NoteRoute> {
///     override func prepareTransition(for route: NoteRoute) -> ViewTransition { .present(ViewController()) }
/// }
///
/// let notes = NoteCoordinator(rootViewController: ViewController())
/// window.rootViewController = notes.viewController
/// ```
open class ViewCoordinator<RouteType: Route>: RouteCoordinator<RouteType, ViewController> {
    /// Makes a coordinator of a screen, and goes to its first route.
    public override init(rootViewController: ViewController, initialRoute: RouteType? = nil) {
        super.init(rootViewController: rootViewController, initialRoute: initialRoute)
        rootViewController.adopt(by: self)
    }
}
