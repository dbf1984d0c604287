/// Hears how a flow ended, where a method reads better than a closure or an `await`.
@MainActor
public protocol FlowDelegate<Output>: AnyObject {
    /// What the flow is for.
    associatedtype Output: Sendable
    /// Called once, when the flow has left.
    func flowDidEnd(_ outcome: FlowOutcome<Output>)
}
