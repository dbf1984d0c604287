import Screens
import ScreenTesting
import Terminal
import Testing

@Suite(.leavesNothing)
struct CostTests {
    private final class Plain: ViewController {}

    @Test func `ten thousand pushes and pops leave nothing behind`() {
        let registry = ObjectRegistry()
        let stack = NavigationController(rootViewController: Plain())
        let pilot = Pilot(root: stack)
        for _ in 0..<10_000 {
            stack.pushViewController(Plain(), animated: false)
            stack.popViewController(animated: false)
        }
        ObjectRegistry.$current.withValue(registry) {
            stack.pushViewController(Plain(), animated: false)
            stack.popViewController(animated: false)
        }
        #expect(registry.survivors == [])
        #expect(stack.engine.isIdle)
        #expect(stack.engine.windingDown.isEmpty)
        #expect(stack.engine.postTasks.isEmpty)
        #expect(stack.engine.leakedScreens == [])
        #expect(pilot.issues.isEmpty)
    }

    /// The same operations run in the same number of steps; what is counted is work, not time, so that a busy machine changes nothing.
    @Test func `a push asks nobody but who moves, at any depth`() {
        for depth in [10, 10_000] {
            let stack = NavigationController()
            stack.depthBudget = nil
            stack.viewControllers = (0..<depth).map { _ in Plain() }
            let pilot = Pilot(root: stack)
            let top = Plain()
            stack.pushViewController(top, animated: false)
            let loaded = stack.viewControllers.count { $0.isViewLoaded }
            #expect(loaded == 2)
            stack.popViewController(animated: false)
            #expect(stack.viewControllers.count == depth)
            #expect(pilot.issues.isEmpty)
        }
    }
}
