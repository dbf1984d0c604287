import Screens

/// One coordinator, seen by a link that comes to it.
protocol LinkHandler: BaseCoordinator {
    /// The type of the routes it accepts.
    var routeTypeName: String { get }
    /// Returns whether it accepts a route.
    func accepts(_ route: any Route) -> Bool
    /// The screens at the bottom of its stack that these routes brought, in this order, as far as they agree.
    func screens(for routes: ArraySlice<any Route>) -> [ViewController]
    /// Returns whether `origin`, which brought a screen or a flow, is this very route.
    func brought(_ route: any Route, by origin: (any Sendable)?) -> Bool
    /// Goes to a route, as part of a plan.
    /// - Returns: what came or was chosen, the last one first; nil when the route is not its own.
    func follow(_ route: any Route) -> [any Presentable]?
    /// Takes away what lies over a screen of its, or over a coordinator that a route brought before.
    func reveal(_ screen: ViewController)
}

extension RouteCoordinator: LinkHandler {
    var routeTypeName: String { typeName(RouteType.self) }

    func accepts(_ route: any Route) -> Bool { route is RouteType }

    func brought(_ route: any Route, by origin: (any Sendable)?) -> Bool {
        guard let route = route as? RouteType, let origin = origin as? RouteType else { return false }
        return route == origin
    }

    func screens(for routes: ArraySlice<any Route>) -> [ViewController] {
        let own = rootViewController.stackedScreens.filter { $0.owner === self && $0 !== rootViewController }
        return zip(own, routes).prefix { screen, route in brought(route, by: screen.stay.route) }.map(\.0)
    }

    func follow(_ route: any Route) -> [any Presentable]? {
        guard let route = route as? RouteType else { return nil }
        viewController.engine.notify(.triggered(coordinator: name, route: RouteLabel(route).text))
        let transition = prepareTransition(for: route)
        TransitionRun(transition.steps, on: self, root: rootViewController, route: route, completion: nil).start()
        return transition.presentables.reversed()
    }

    func reveal(_ screen: ViewController) {
        var edits: [StackEdit] = []
        if let presented = screen.presented, presented.presenter === screen { edits.append(.dismiss(from: screen)) }
        edits += screen.parent?.edits(revealing: screen) ?? []
        guard !edits.isEmpty else { return }
        rootViewController.engine.perform(StackOperation(edits))
    }
}
