public import Screens

/// A flow that was waited for left without a value.
///
/// Most often a person went back; that is no failure, and seldom worth a message.
public nonisolated struct FlowCancelled: Error, Hashable, Sendable {
    /// The reason for which it left.
    public let by: LeaveReason

    /// Makes the error.
    public init(by reason: LeaveReason) { by = reason }
}
