public import Screens

/// The way in which a flow ended; every flow ends in exactly one of these.
///
/// ```swift
/// func sentence(_ outcome: FlowOutcome<Int>) -> String {
///     switch outcome {
///     case .finished(let year): "the year \(year)"
///     case .cancelled: "nobody said"
///     case .failed(let error): "\(error)"
///     }
/// }
/// ```
public nonisolated enum FlowOutcome<Output: Sendable>: Sendable {
    /// It did what it was for.
    case finished(Output)
    /// It left without a value: somebody went back, or something above it was taken away.
    case cancelled(by: LeaveReason)
    /// It could not do what it was for.
    case failed(any Error)

    /// The value, or what stands in its way as an error.
    public func get() throws -> Output {
        switch self {
        case .finished(let value): return value
        case .cancelled(let reason): throw FlowCancelled(by: reason)
        case .failed(let error): throw error
        }
    }
}

/// A flow that was waited for left without a value.
///
/// Most often a person went back; that is no failure, and seldom worth a message.
public nonisolated struct FlowCancelled: Error, Hashable, Sendable {
    /// The reason for which it left.
    public let by: LeaveReason

    /// Makes the error.
    public init(by reason: LeaveReason) { by = reason }
}

/// Hears how a flow ended, where a method reads better than a closure or an `await`.
///
/// ```swift
/// final class Shelf: FlowDelegate {
///     func flowDidEnd(_ outcome: FlowOutcome<Int>) {
///         if case .finished(let year) = outcome { window.showToast("printed in \(year)") }
///     }
/// }
/// ```
@MainActor
public protocol FlowDelegate<Output>: AnyObject {
    /// The type of the flow's value.
    associatedtype Output: Sendable
    /// Called once, when the flow has left.
    func flowDidEnd(_ outcome: FlowOutcome<Output>)
}
