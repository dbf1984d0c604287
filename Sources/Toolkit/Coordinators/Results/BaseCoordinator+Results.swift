public import Screens

extension BaseCoordinator {
    /// Shows a flow over what is on show, and waits for its value.
    ///
    /// ```swift
    /// final class YearViewController: ViewController, Flow {
    ///     let result = FlowResult<Int>()
    /// }
    ///
    /// let coordinator = BookCoordinator(initialRoute: .list)
    /// do {
    ///     let year = try await coordinator.present(YearViewController())
    ///     window.showToast("printed in \(year)")
    /// } catch is FlowCancelled {
    ///     window.showToast("another time, then")
    /// }
    /// ```
    ///
    /// - Throws: `FlowCancelled` when it left without one, its own error when it failed, `CancellationError` when the waiting task
    ///   was cancelled; the flow stays on show then.
    public func present<Value: Flow>(_ flow: Value) async throws -> Value.Output {
        try await outcome(of: flow) { show in self.showOver(flow, show) }.get()
    }

    /// Shows a flow over what is on show, and waits for how it ends.
    ///
    /// Leaving it without a value is an outcome here and no error.
    ///
    /// - Throws: what kept it from being shown, and `CancellationError` when the waiting task was cancelled.
    public func outcome<Value: Flow>(ofPresenting flow: Value) async throws -> FlowOutcome<Value.Output> {
        try await outcome(of: flow) { show in self.showOver(flow, show) }
    }

    func outcome<Value: Flow>(
        of flow: Value, showing show: @escaping (@escaping @MainActor (StackOutcome) -> Void) -> Void
    ) async throws -> FlowOutcome<Value.Output> {
        let result = flow.result
        let asker = TrackedTask.current
        return try await viewController.engine.asking {
            let waiter = ResultWaiter<Value.Output>()
            return try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { continuation in
                    waiter.continuation = continuation
                    self.begin(flow, showing: show) {
                        asker?.answered()
                        waiter.resume($0)
                    }
                    if Task.isCancelled, result.abandon() { waiter.resume(.failure(CancellationError())) }
                }
            } onCancel: {
                Task { @MainActor in if result.abandon() { waiter.resume(.failure(CancellationError())) } }
            }
        }
    }

    /// Shows a flow; `done` hears its end, or at once that it could not be shown.
    func begin<Value: Flow>(
        _ flow: Value, showing show: (@escaping @MainActor (StackOutcome) -> Void) -> Void,
        done: @escaping @MainActor (Result<FlowOutcome<Value.Output>, any Error>) -> Void
    ) {
        let result = flow.result
        guard flow.whenEnded(reportingTo: viewController.engine, done) else { return }
        show { outcome in
            if case .failed(let issue, _) = outcome, result.abandon() { done(.failure(issue)) }
            if case .refused = outcome { result.deliver(orCancelledBy: .replaced) }
            if case .dropped = outcome { result.deliver(orCancelledBy: .replaced) }
        }
    }

    func showOver(_ flow: some Flow, _ done: @escaping @MainActor (StackOutcome) -> Void) {
        TransitionRun([.present(flow, onRoot: false)], on: self, root: viewController, completion: done).start()
    }
}

extension RouteCoordinator where RootViewController == NavigationController {
    /// Puts a flow on the stack, and waits for how it ends.
    ///
    /// Leaving it without a value is an outcome here and no error.
    ///
    /// - Throws: what kept it from being shown, and `CancellationError` when the waiting task was cancelled.
    public func outcome<Value: Flow>(ofPushing flow: Value) async throws -> FlowOutcome<Value.Output> {
        try await outcome(of: flow) { show in self.perform(.push(flow), completion: show) }
    }

    /// Puts a flow on the stack, and waits for its value.
    public func push<Value: Flow>(_ flow: Value) async throws -> Value.Output {
        try await outcome(of: flow) { show in self.perform(.push(flow), completion: show) }.get()
    }
}

extension Flow {
    /// Waits for the outcome, which is delivered when the flow's last screen has left, whatever took it away.
    /// - Returns: false when it is waited for already, which is reported and told at once.
    @discardableResult
    func whenEnded(
        reportingTo engine: CommitEngine, _ done: @escaping @MainActor (Result<FlowOutcome<Output>, any Error>) -> Void
    ) -> Bool {
        let result = result
        guard result.claim({ done(.success($0)) }) else {
            let issue = NavigationIssue(
                .resultAlreadyDelivered, at: typeName(Self.self), what: "its result was waited for twice",
                state: result.isDelivered ? "it has been delivered" : "somebody waits for it",
                advice: "Show a new flow for every question.")
            engine.report(issue)
            done(.failure(issue))
            return false
        }
        if let child = baseCoordinator {
            child.whenFinished { [weak child] in result.deliver(orCancelledBy: child?.lastReason ?? .dismissed) }
        } else {
            viewController.whenLeft { result.deliver(orCancelledBy: $0) }
        }
        return true
    }
}

/// The caller that waits; resumed once, by whatever ends the wait first.
private final class ResultWaiter<Output: Sendable> {
    var continuation: CheckedContinuation<FlowOutcome<Output>, any Error>?

    func resume(_ result: Result<FlowOutcome<Output>, any Error>) {
        continuation?.resume(with: result)
        continuation = nil
    }
}
