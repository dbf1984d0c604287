import Coordinators
import Screens

/// Stands for the app: shows one flow, and when that has finished a screen of its own.
final class Hallway: BaseCoordinator, CoordinatorFinishDelegate {
    let window: Window
    private(set) var finished: [String] = []

    init(_ window: Window) {
        self.window = window
        super.init()
    }

    func begin(_ flow: any Coordinator) { setRoot(flow, of: window) }

    func coordinatorDidEnd(childCoordinator: any Coordinator, ending: FlowEnding) {
        finished.append(String(describing: type(of: childCoordinator)))
        setRoot(ViewController(), of: window)
    }
}
