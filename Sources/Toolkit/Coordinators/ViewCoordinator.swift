public import Screens

/// A coordinator of one screen, which it shows things over.
open class ViewCoordinator<RouteType: Route>: RouteCoordinator<RouteType, ViewController> {
    /// Makes a coordinator of a screen, and goes to its first route.
    public override init(rootViewController: ViewController, initialRoute: RouteType? = nil) {
        super.init(rootViewController: rootViewController, initialRoute: initialRoute)
        rootViewController.adopt(by: self)
    }
}
