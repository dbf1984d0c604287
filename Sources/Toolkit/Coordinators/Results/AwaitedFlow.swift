public import Screens

/// A flow, with what is done with its value once it has left.
private final class AwaitedFlow<Value: Flow>: Presentable {
    private let flow: Value
    private let done: @MainActor (Value.Output) -> Void

    init(_ flow: Value, done: @escaping @MainActor (Value.Output) -> Void) {
        self.flow = flow
        self.done = done
    }

    var viewController: ViewController { flow.viewController }
    var coordinator: (any Coordinator)? { flow.baseCoordinator }

    func presented(from presenter: (any Coordinator)?) {
        flow.presented(from: presenter)
        flow.whenEnded(reportingTo: viewController.engine) { [done] in
            if case .success(.finished(let value)) = $0 { done(value) }
        }
    }
}

extension Transition {
    /// Shows a flow over whatever is presented on the container now; `done` gets its value when it has left with one.
    ///
    /// A flow that is left without a value, or fails, calls nobody. Where that matters, wait for it with
    /// ``BaseCoordinator/present(_:whenDone:)``.
    public static func present<Value: Flow>(_ flow: Value, done: @escaping @MainActor (Value.Output) -> Void) -> Self {
        .present(AwaitedFlow(flow, done: done))
    }
}

extension Transition where Root == NavigationController {
    /// Puts a flow on top; `done` gets its value when it has left with one.
    ///
    /// Nothing waits and nothing is done before the flow is on the stack, so a transition may be made and never be performed.
    ///
    /// ```swift
    /// final class YearViewController: ViewController, Flow {
    ///     let result = FlowResult<Int>()
    /// }
    ///
    /// let ask: NavigationTransition = .push(YearViewController()) { year in window.showToast("\(year)") }
    /// ```
    public static func push<Value: Flow>(_ flow: Value, done: @escaping @MainActor (Value.Output) -> Void) -> Self {
        .push(AwaitedFlow(flow, done: done))
    }
}
