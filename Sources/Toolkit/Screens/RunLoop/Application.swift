import CMainQueue
import Terminal

/// The run loop: one place on the main thread where the program sleeps, hears, decides and draws.
///
/// There is one loop because there is one order. It sleeps in a single `poll(2)` inside the device until a key, a signal, work for
/// the main actor or the next timer comes. Then: the main queue is drained (view models get their answers), every event that has
/// arrived is dispatched in order, due timers fire, and **one** frame is drawn of all that together, if anything changed. Then it
/// sleeps again. Nothing ticks: with nothing to do the process does not wake up at all.
@MainActor
public final class Application {
    /// Where events come from and frames go.
    public let device: any Device
    /// What is on show.
    public let window: Window
    /// Why the loop ended: nil while it runs or when the person quit by a key.
    public private(set) var exitReason: Termination?

    private var isRunning = false
    private let drain: @MainActor () -> Void

    /// Joins a terminal and a window.
    ///
    /// - `clock`: what toasts, spinners and other timers are measured by.
    public convenience init(device: any Device, window: Window, clock: any Clock<Duration> = ContinuousClock()) {
        gnd_main_queue_quiet_workers()
        self.init(device: device, window: window, clock: clock) { gnd_main_queue_drain() }
    }

    /// - Parameter drain: does the work that waits for the main actor.
    init(device: any Device, window: Window, clock: any Clock<Duration>, drain: @escaping @MainActor () -> Void) {
        self.drain = drain
        self.device = device
        self.window = window
        window.use(clock)
        window.onQuit = { [weak self] reason in self?.quit(reason) }
    }

    /// Takes the terminal, runs until somebody quits, and gives the terminal back.
    /// - Throws: `DeviceError` when there is no terminal; nothing has been shown then.
    public func run() throws(DeviceError) {
        try device.enter()
        defer { device.leave() }
        isRunning = true
        window.resize(to: device.size)
        window.makeKeyAndVisible()
        // What can be known at once need not come a frame later.
        drain()
        while isRunning {
            window.render(into: device)
            device.wait(on: gnd_main_queue_descriptor(), timeout: window.timeUntilNextTimer)
            turn()
        }
    }

    /// What the roles look like; everything is drawn again when it changes.
    public var theme: Theme {
        get { device.theme }
        set {
            device.theme = newValue
            window.setNeedsRepaint()
        }
    }

    /// Ends the loop after the current event, without asking anyone.
    public func quit(_ reason: Termination? = nil) {
        exitReason = reason
        isRunning = false
    }

    /// Everything that has happened since the last frame, in order.
    private func turn() {
        drain()
        while isRunning, let event = device.nextEvent() { window.dispatch(event) }
        window.fireTimers()
    }
}
