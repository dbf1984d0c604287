import Screens

/// Decides which screen comes next in one flow.
///
/// It lives exactly as long as it has a screen on a stack, or a living child, or somebody holds it as the root; nothing is registered
/// and nothing removed by hand.
///
/// A screen says what the person wants, and the coordinator knows where that leads. Screens therefore need not know each other, and the
/// same one can be used in two flows. Which class to inherit from depends on what the screens stand in: ``NavigationCoordinator`` for a
/// stack, ``TabBarCoordinator`` for tabs, ``ViewCoordinator`` for a single screen.
@MainActor
public protocol Coordinator: Presentable {
    /// The coordinator above.
    var parent: (any Coordinator)? { get }
    /// The living coordinators below, in the order in which they came.
    var children: [any Coordinator] { get }
    /// The delegate that is called when it has finished.
    var finishDelegate: (any CoordinatorFinishDelegate)? { get set }
    /// Indicates whether it has finished.
    var isFinished: Bool { get }
    /// The way in which it ended; nil while it goes on.
    var ending: FlowEnding? { get }
    /// Shows the first screen, if it has not been shown yet.
    func start()
    /// Ends the flow: its screens leave their stacks, its children finish first, then the finish delegate is told, once.
    func finish()
}

/// The way in which a flow ended.
public nonisolated enum FlowEnding: Hashable, Sendable {
    /// It did what it was for: `finish()`, or `finish(with:)` with its value.
    case finished
    /// It gave up because of an error: `fail(_:)`.
    case failed
    /// Its last screen was taken away: by Esc, with its tab, or with the flow above.
    case left(LeaveReason)
    /// Other screens took its place, or the window got another root.
    case replaced
}

/// Is told when a flow has ended.
///
/// A flow that finishes has done what it was for. A person may leave it before that, by Esc, and something else may take its place: that
/// is another ending, and ``coordinatorDidFinish(childCoordinator:)`` is not called for it. So leaving a login is never taken for one.
///
/// ```swift
/// final class AppCoordinator: NavigationCoordinator<BookRoute>, CoordinatorFinishDelegate {
///     func coordinatorDidFinish(childCoordinator: any Coordinator) {
///         if childCoordinator is BookCoordinator { trigger(.list) }
///     }
/// }
/// ```
@MainActor
public protocol CoordinatorFinishDelegate: AnyObject {
    /// Called once for each flow that has done what it was for, when its last screen has left.
    ///
    /// A delegate without it hears of no such flow.
    func coordinatorDidFinish(childCoordinator: any Coordinator)
    /// Called once for each flow, when its last screen has left, whoever took it away.
    ///
    /// A delegate without it gets ``coordinatorDidFinish(childCoordinator:)`` for a flow that has finished, and nothing otherwise.
    func coordinatorDidEnd(childCoordinator: any Coordinator, ending: FlowEnding)
}

extension CoordinatorFinishDelegate {
    /// Does nothing.
    public func coordinatorDidFinish(childCoordinator: any Coordinator) {}

    /// Calls ``coordinatorDidFinish(childCoordinator:)`` for a flow that has finished.
    public func coordinatorDidEnd(childCoordinator: any Coordinator, ending: FlowEnding) {
        if ending == .finished { coordinatorDidFinish(childCoordinator: childCoordinator) }
    }
}
