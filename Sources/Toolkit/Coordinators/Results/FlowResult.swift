import Screens

/// A place for the value of one flow: it is set once, delivered once when the flow has left, and waited for once.
///
/// Setting and delivering are two things because a guard may stand between them. `finish(with:)` sets the value and asks the flow to leave;
/// if a guard keeps it, the value is forgotten and the flow goes on. Only when its last screen is gone is anything delivered: the value, or
/// that there is none and why. So whoever waits goes on in a tree in which nothing of the flow is left.
public final class FlowResult<Output: Sendable> {
    private var pending: FlowOutcome<Output>?
    private var delivered: FlowOutcome<Output>?
    private var waiter: ((FlowOutcome<Output>) -> Void)?
    private var isTaken = false

    /// Makes a result that nothing is known of.
    public init() {}

    /// Indicates whether the flow has ended.
    public var isDelivered: Bool { delivered != nil }

    /// Sets what will be delivered when the flow has left.
    /// - Returns: false when something was set before; the first one counts.
    func set(_ outcome: FlowOutcome<Output>) -> Bool {
        guard pending == nil, delivered == nil else { return false }
        pending = outcome
        return true
    }

    /// A guard kept the flow: nothing is decided any more.
    func unset() { if delivered == nil { pending = nil } }

    /// Delivers an outcome, unless one has been given.
    package func deliver(_ outcome: FlowOutcome<Output>) {
        if set(outcome) { deliver(orCancelledBy: .dismissed) }
    }

    /// The flow has left: delivers what was set, else that it was cancelled.
    func deliver(orCancelledBy reason: LeaveReason) {
        guard delivered == nil else { return }
        let outcome = pending ?? .cancelled(by: reason)
        delivered = outcome
        let waiting = waiter
        waiter = nil
        waiting?(outcome)
    }

    /// Hears the outcome, also when it came before.
    /// - Returns: false when somebody else waits for it or has got it.
    package func claim(_ handler: @escaping (FlowOutcome<Output>) -> Void) -> Bool {
        guard !isTaken else { return false }
        isTaken = true
        if let delivered { handler(delivered) } else { waiter = handler }
        return true
    }

    /// Lets go of the waiter, who does not wait any more; the flow goes on, and its value is for nobody.
    func abandon() -> Bool {
        guard waiter != nil else { return false }
        waiter = nil
        return true
    }
}
