/// The routes that led to an operation: the one being performed, and the one in whose course it was asked for.
package final class RouteTrace {
    private let coordinator: Any.Type
    private let route: Any
    private let parent: RouteTrace?
    /// Indicates whether its parent was only being prepared: then both routes led to what follows.
    private let isPartOfParent: Bool
    private let depth: Int

    fileprivate init(_ coordinator: Any.Type, _ route: Any, parent: RouteTrace?, isPartOfParent: Bool) {
        self.coordinator = coordinator
        self.route = route
        self.parent = parent
        self.isPartOfParent = isPartOfParent
        depth = (parent?.depth ?? 0) + 1
    }

    /// Routes that ask for each other without anything happening between them do not stop by themselves.
    package var isEndless: Bool { depth > 32 }

    /// The last routes, each in the course of the one before.
    package var way: String {
        var names: [String] = []
        var here: RouteTrace? = self
        while let current = here, names.count < 8 {
            names.insert(current.name.description, at: 0)
            here = current.parent
        }
        return names.joined(separator: " → ")
    }

    /// The routes that led to what it causes, the outermost first.
    var routes: [NavigationChange.RouteName] { (isPartOfParent ? parent?.routes ?? [] : []) + [name] }

    private var name: NavigationChange.RouteName {
        NavigationChange.RouteName(coordinator: typeName(coordinator), route: RouteLabel(route).name)
    }
}

/// The route being performed, in the course of which more may be asked for.
final class CurrentRoute {
    private(set) var cause: RouteTrace?
    /// Indicates whether that route's transition is only being made.
    private var isPreparing = false
    /// Indicates whether its commit is only being told of: what is asked for then follows from it, and is no part of it.
    private var isTelling = false
    /// The route that an operation comes from which is asked for now.
    var operationCause: RouteTrace? { isTelling ? nil : cause }

    /// The trace of a route that is asked for now.
    func trace(_ coordinator: Any.Type, _ route: Any) -> RouteTrace {
        RouteTrace(coordinator, route, parent: cause, isPartOfParent: isPreparing)
    }

    /// Performs a route for as long as `body` takes.
    func perform<Value>(_ cause: RouteTrace?, isPreparing: Bool, isTelling: Bool = false, _ body: () -> Value) -> Value {
        let before = (self.cause, self.isPreparing, self.isTelling)
        (self.cause, self.isPreparing, self.isTelling) = (cause, isPreparing, isTelling)
        defer { (self.cause, self.isPreparing, self.isTelling) = before }
        return body()
    }
}
