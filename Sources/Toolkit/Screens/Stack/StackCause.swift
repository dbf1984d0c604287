/// The route that an operation comes from, and the one in whose course that was asked for.
package final class StackCause {
    private let coordinator: Any.Type
    private let route: Any
    private let parent: StackCause?
    /// Whether its parent was only being prepared: then both routes led to what follows.
    private let isPartOfParent: Bool
    private let depth: Int

    init(_ coordinator: Any.Type, _ route: Any, parent: StackCause?, isPartOfParent: Bool) {
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
        var here: StackCause? = self
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

extension CommitEngine {
    /// Makes the cause that a route is, in the course of what goes on now.
    package func cause(_ coordinator: Any.Type, _ route: Any) -> StackCause {
        StackCause(coordinator, route, parent: cause, isPartOfParent: isPreparing)
    }

    /// Lets something be asked for in the course of a route.
    ///
    /// - `isPreparing`: whether what is asked for is part of that route, because its transition is only being made.
    package func within<Value>(_ cause: StackCause?, isPreparing: Bool = false, _ body: () -> Value) -> Value {
        let before = (self.cause, self.isPreparing)
        (self.cause, self.isPreparing) = (cause, isPreparing)
        defer { (self.cause, self.isPreparing) = before }
        return body()
    }

    /// What a commit did, for those who watch.
    func describe(_ commit: Commit) -> NavigationChange {
        NavigationChange(
            from: commit.names, to: appeared.map(\.debugName), move: move(commit.change, from: commit.before.last),
            routes: commit.operation.cause?.routes ?? [], isPlanned: commit.operation.isPlanned)
    }

    private func move(_ change: CommittedChange, from old: ViewController?) -> NavigationMove {
        guard let new = appeared.last, new !== old else { return .stay }
        // An empty container is nothing that one could go back to.
        let hasLeft = old?.entryID == nil || old?.isContainer == true
        if let root = change.enteringRoots.first(where: { new.isIn($0) }) {
            if hasLeft { return .replace }
            return root.presenter == nil ? .push : .present
        }
        guard hasLeft else { return .select }
        return new.isContainer ? .finish : .back
    }
}

extension ViewController {
    fileprivate var isContainer: Bool { self is NavigationController || self is TabBarController }

    /// Whether it is this screen, or lies in it or over it.
    fileprivate func isIn(_ screen: ViewController) -> Bool {
        var here: ViewController? = self
        while let current = here {
            if current === screen { return true }
            here = current.parent ?? current.presenter
        }
        return false
    }
}
