/// The change of what is on show by one commit, and the routes that led to it.
public nonisolated struct NavigationChange: Hashable, Sendable {
    /// A route that a coordinator was asked for, without its values.
    public struct RouteName: Hashable, Sendable, CustomStringConvertible {
        /// The coordinator's type.
        public var coordinator: String
        /// The route.
        public var route: String

        /// Names a route.
        public init(coordinator: String, route: String) {
            self.coordinator = coordinator
            self.route = route
        }

        /// The text that reports print.
        public var description: String { "\(coordinator).\(route)" }
    }

    /// The screens on show before, from the outside in.
    public var from: [String]
    /// The screens on show now, from the outside in.
    public var to: [String]
    /// The kind of move, as the person sees it.
    public var move: NavigationMove
    /// The route that was asked for, and before it the one in whose course it was; empty when a key or a call moved without a route.
    public var routes: [RouteName]
    /// Whether a link or a restored stack made several changes at once.
    public var isPlanned: Bool

    /// Makes a change.
    public init(from: [String], to: [String], move: NavigationMove, routes: [RouteName] = [], isPlanned: Bool = false) {
        self.from = from
        self.to = to
        self.move = move
        self.routes = routes
        self.isPlanned = isPlanned
    }
}
