import Screens

extension BaseCoordinator {
    /// Shows a flow over what is on show; the closure hears once how it ended, also when it could not be shown.
    ///
    /// Nothing waits, so it can be called from a key command. The closure is kept until then; it should hold screens weakly.
    ///
    /// ```swift
    /// final class YearViewController: ViewController, Flow {
    ///     let result = FlowResult<Int>()
    /// }
    ///
    /// let coordinator = BookCoordinator(initialRoute: .list)
    /// coordinator.present(YearViewController()) { outcome in
    ///     if case .finished(let year) = outcome { window.showToast("printed in \(year)") }
    /// }
    /// ```
    public func present<Value: Flow>(_ flow: Value, whenDone: @escaping @MainActor (FlowOutcome<Value.Output>) -> Void) {
        begin(flow, showing: { show in self.showOver(flow, show) }, done: { whenDone($0.outcome()) })
    }

    /// Shows a flow over what is on show; the delegate, which is not kept alive, hears once how it ended.
    public func present<Value: Flow, Delegate: FlowDelegate<Value.Output>>(_ flow: Value, delegate: Delegate) {
        present(flow) { [weak delegate] in delegate?.flowDidEnd($0) }
    }
}

extension RouteCoordinator where RootViewController == NavigationController {
    /// Puts a flow on the stack; the closure hears once how it ended, also when it could not be shown.
    public func push<Value: Flow>(_ flow: Value, whenDone: @escaping @MainActor (FlowOutcome<Value.Output>) -> Void) {
        begin(flow, showing: { show in self.perform(.push(flow), completion: show) }, done: { whenDone($0.outcome()) })
    }

    /// Puts a flow on the stack; the delegate, which is not kept alive, hears once how it ended.
    public func push<Value: Flow, Delegate: FlowDelegate<Value.Output>>(_ flow: Value, delegate: Delegate) {
        push(flow) { [weak delegate] in delegate?.flowDidEnd($0) }
    }
}

extension Result {
    fileprivate func outcome<Output>() -> FlowOutcome<Output> where Success == FlowOutcome<Output> {
        switch self {
        case .success(let outcome): outcome
        case .failure(let error): .failed(error)
        }
    }
}
