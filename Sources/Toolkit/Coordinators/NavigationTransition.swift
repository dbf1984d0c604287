public import Screens

/// A transition of a navigation stack.
public typealias NavigationTransition = Transition<NavigationController>
/// A transition of tabs.
public typealias TabBarTransition = Transition<TabBarController>
/// A transition of a single screen.
public typealias ViewTransition = Transition<ViewController>

extension Transition where Root == NavigationController {
    /// Puts something on top.
    public static func push(_ presentable: any Presentable) -> Self { Self(.push(presentable)) }

    /// Takes the top away; the root stays.
    public static func pop() -> Self { Self(.pop) }

    /// Takes away everything above a screen.
    public static func pop(to screen: ViewController) -> Self { Self(.popTo(screen)) }

    /// Takes away everything but the root.
    public static func popToRoot() -> Self { Self(.popToRoot) }

    /// Gives the stack exactly these.
    public static func set(_ presentables: [any Presentable]) -> Self { Self(.set(presentables)) }

    /// Exchanges the top.
    public static func replaceTop(_ presentable: any Presentable) -> Self { Self(.replaceTop(presentable)) }

    /// Moves a screen of the stack to the top, or puts a new one there.
    public static func bringToFront(_ screen: ViewController) -> Self { Self(.bringToFront(screen)) }

    /// Exchanges the top for something else, as one change.
    public static func popAndPush(_ presentable: any Presentable) -> Self { Self(.pop, .push(presentable)) }

    /// Takes two screens away, as one change.
    public static func popTwice() -> Self { Self(.pop, .pop) }

    /// Takes the topmost presented away and puts something on the stack, as one change.
    public static func dismissAndPush(_ presentable: any Presentable) -> Self { Self(.dismiss, .push(presentable)) }

    /// One level back, and then a route of another coordinator.
    public static func popAndBack<Other: Route>(_ route: Other, on router: any Router<Other>) -> Self {
        .multiple(.back(), .trigger(route, on: router))
    }
}

extension Transition where Root == TabBarController {
    /// Gives it exactly these tabs.
    public static func set(_ presentables: [any Presentable]) -> Self { Self(.set(presentables)) }

    /// Chooses a tab.
    public static func select(_ presentable: any Presentable) -> Self { Self(.select(presentable)) }

    /// Chooses a tab by its place.
    public static func select(index: Int) -> Self { Self(.selectIndex(index)) }
}
