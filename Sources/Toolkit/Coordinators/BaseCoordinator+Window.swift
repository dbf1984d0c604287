public import Screens

extension BaseCoordinator {
    /// Makes something the root of a window, as a child of this coordinator; the tree that was there leaves as a whole.
    ///
    /// The guards of the old tree are asked first; where one refuses, the old root stays and the outcome says who it was. Use it for
    /// changes that nobody should be able to go back over, such as from signing in to the app itself.
    ///
    /// ```swift
    /// let app = BookCoordinator(initialRoute: .list)
    /// app.setRoot(BookCoordinator(initialRoute: .basket), of: window) { outcome in
    ///     if case .refused(let screen) = outcome { print("\(screen) stays") }
    /// }
    /// ```
    public func setRoot(_ presentable: any Presentable, of window: Window, completion: (@MainActor (StackOutcome) -> Void)? = nil) {
        let screen = presentable.viewController
        if let child = presentable.baseCoordinator {
            addChild(child)
            screen.adopt(by: child)
            child.start()
        } else {
            screen.adopt(by: self)
        }
        var operation = StackOperation([.root(screen, in: window)]) { [weak self] outcome in
            if outcome.isDone { presentable.presented(from: self) }
            completion?(outcome)
        }
        operation.retained = [self, presentable]
        window.engine.perform(operation)
    }
}
