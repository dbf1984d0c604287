import Coordinators
import Login
import Screens
import Walking

/// Stands for the app: shows the way in, and when that has ended a screen of its own.
final class Hallway: BaseCoordinator, CoordinatorFinishDelegate {
    let window: Window
    private(set) var finished = 0
    private(set) var account: Account?

    init(_ window: Window) {
        self.window = window
        super.init()
    }

    func begin(_ flow: LoginCoordinator) { setRoot(flow, of: window) }

    func coordinatorDidEnd(childCoordinator: any Coordinator, ending: FlowEnding) {
        finished += 1
        account = (childCoordinator as? LoginCoordinator)?.account
        setRoot(ViewController(), of: window)
    }
}
