import Coordinators
import Screens
import Terminal

/// A window in memory whose screens are driven by routes and keys; a time ends with the frame after which nothing goes on any more.
final class ScreenBench {
    private let window: Window
    private let device: HeadlessDevice
    private let coordinator: any Presentable

    init(_ coordinator: any Presentable, size: Size) async {
        self.coordinator = coordinator
        window = Window(size: size)
        device = HeadlessDevice(size: size)
        if let base = coordinator.coordinator as? BaseCoordinator { coordinator.viewController.adopt(by: base) }
        window.rootViewController = coordinator.viewController
        coordinator.coordinator?.start()
        window.makeKeyAndVisible()
        await settle()
    }

    isolated deinit { window.engine.closeDown() }

    /// How long something takes, to its last frame.
    func time(_ body: () -> Void) async -> Duration {
        let start = ContinuousClock.now
        body()
        await settle()
        return ContinuousClock.now - start
    }

    func press(_ key: Key) {
        device.send(.key(key))
        while let event = device.nextEvent() { window.dispatch(event) }
    }

    private func settle() async {
        window.render(into: device)
        while window.isWorking {
            for task in window.engine.tasksToWaitFor { await task.untilDoneOrResting() }
            window.render(into: device)
        }
    }

    /// What stands there, to see that it is what was meant.
    var screen: String { (0..<device.canvas.size.height).map { device.canvas.text(row: $0) }.joined(separator: "\n") }
}
