public import Screens

extension BaseCoordinator {
    /// Makes something the root of a window, as a child of this coordinator; the tree that was there leaves as a whole.
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
