import Screens

/// One step of a transition, as data.
enum TransitionStep {
    case push(any Presentable)
    case pop
    case popTo(ViewController)
    case popToRoot
    case set([any Presentable])
    case present(any Presentable, onRoot: Bool)
    case dismiss
    case dismissToRoot
    case embed(any Presentable, in: ViewController)
    case select(any Presentable)
    case selectIndex(Int)
    case addChild(any Coordinator)
    case bringToFront(ViewController)
    case replaceTop(any Presentable)
    case back
    case perform(@MainActor () -> Void)
    /// Another coordinator goes somewhere, after this transition has been committed; prepared only then.
    case trigger(@MainActor (_ completion: @escaping @MainActor (StackOutcome) -> Void) -> Void)
    /// A coordinator's transition to a route of its, prepared now and part of this commit.
    case route(on: BaseCoordinator, root: ViewController, any Route, [TransitionStep])
}
