/// Is told when a flow has ended.
@MainActor
public protocol CoordinatorFinishDelegate: AnyObject {
    /// Called once for each flow, when its last screen has left, whoever took it away.
    func coordinatorDidFinish(childCoordinator: any Coordinator)
}
