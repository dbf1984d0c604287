import Screens

/// A coordinator or a screen that is shown to get a value from it.
///
/// Whoever waits hears exactly one outcome: `finish(with:)`, `fail(_:)`, or that it was cancelled, whatever took it away. A second
/// value is reported as `resultAlreadyDelivered` and belongs to nobody. If a guard keeps the flow on show, the value is forgotten, and
/// it can finish again.
///
/// ```swift
/// final class YearViewController: ViewController, Flow {
///     let result = FlowResult<Int>()
///
///     override var keyCommands: [KeyCommand] {
///         [KeyCommand(.enter, title: "1854", hint: 0) { [weak self] in self?.finish(with: 1854) }]
///     }
/// }
///
/// let coordinator = BookCoordinator(initialRoute: .list)
/// let year = try await coordinator.present(YearViewController())
/// ```
@MainActor
public protocol Flow<Output>: Presentable {
    /// The type of its value.
    associatedtype Output: Sendable
    /// The place for its value: a stored `let result = FlowResult<Output>()`.
    var result: FlowResult<Output> { get }
}

extension Flow {
    /// Ends it with a value: it leaves, and who waits gets the value.
    public func finish(with value: Output) { end(.finished(value), as: .finished) }

    /// Ends it without a value, because of an error.
    public func fail(_ error: any Error) { end(.failed(error), as: .failed) }

    private func end(_ outcome: FlowOutcome<Output>, as ending: FlowEnding) {
        guard result.set(outcome) else {
            viewController.engine.report(
                NavigationIssue(
                    .resultAlreadyDelivered, at: typeName(type(of: self)), what: "a second result was given",
                    state: "the first one counts", advice: "Finish a flow once; later answers belong to nobody."))
            return
        }
        leave(as: ending) { [result] outcome in if !outcome.isDone { result.unset() } }
    }

    private func leave(as ending: FlowEnding, _ completion: @escaping @MainActor (StackOutcome) -> Void) {
        if let baseCoordinator {
            baseCoordinator.leave(as: ending, completion)
        } else {
            viewController.engine.perform(StackOperation(viewController.leavingEdits, completion: completion))
        }
    }
}
