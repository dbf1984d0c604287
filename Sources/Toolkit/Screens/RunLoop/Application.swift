import CMainQueue
import Terminal

/// The run loop: one place on the main thread where the program sleeps, hears, decides and draws.
///
/// There is one loop because there is one order. It sleeps in a single `poll(2)` inside the device until a key, a signal, work for
/// the main actor or the next timer comes. Then: the main queue is drained (view models get their answers), every event that has
/// arrived is dispatched in order, due timers fire, and **one** frame is drawn of all that together, if anything changed. Then it
/// sleeps again. Nothing ticks: with nothing to do the process does not wake up at all.
///
/// ## One thread, two queues
///
/// Screens live on the main actor, whose work libdispatch puts on the main queue. A program that calls `dispatchMain()` would give the main
/// thread away and hear its keys on another one, so every key would change threads. Here the loop drains the main queue itself
/// (`CMainQueue`), between the events that it reads itself. A key is therefore handled in the turn that read it and never waits for a
/// thread.
///
/// ## The end
///
/// `quit` ends the loop after the event that is being handled. The terminal is given back before anything else, so that a person has it
/// even when work takes its time; then ``onEnd`` is called, work of the screens is cancelled, and for a moment the queue is still drained
/// so that cancelled work can tidy up. What takes longer than its budget is left behind.
///
/// ```swift
/// let window = Window()
/// window.rootViewController = NavigationController(rootViewController: BookListViewController())
/// let application = Application(device: CursesDevice(), window: window)
/// application.onEnd = { print("Goodbye") }
/// try application.run()
/// ```
@MainActor
public final class Application {
    /// The terminal: events come from it and frames go to it.
    public let device: any Device
    /// The window on show.
    public let window: Window
    /// The reason why the loop ended: nil while it runs or when the person quit by a key.
    public private(set) var exitReason: Termination?

    /// Called when the loop has ended and the terminal is given back, before the work of the screens is cancelled: for what must be
    /// kept as the person left it.
    public var onEnd: @MainActor () -> Void = {}

    private var isRunning = false
    private let drain: @MainActor () -> Void
    private let pause: (@MainActor (Duration) -> Void)?

    /// Joins a terminal and a window.
    ///
    /// In a test the main actor runs on worker threads, where nobody but its queue may do its work: tasks of the main actor go on there when
    /// ``run()`` has returned.
    ///
    /// - Parameters:
    ///   - device: taken by ``run()``, not before.
    ///   - window: its `onQuit` is the application's from now on.
    ///   - clock: what toasts, spinners and other timers are measured by.
    public convenience init(device: any Device, window: Window, clock: any Clock<Duration> = ContinuousClock()) {
        guard gnd_is_on_first_thread() else {
            self.init(device: device, window: window, clock: clock) {}
            return
        }
        gnd_main_queue_quiet_workers()
        self.init(device: device, window: window, clock: clock) {
            gnd_main_queue_drain()
        } pause: { limit in
            gnd_main_queue_wait(Int32(max(1, min(60_000, Int(cells: limit / .milliseconds(1), .up)))))
            gnd_main_queue_drain()
        }
    }

    /// Does the work of the main actor on this thread until the program exits, and sleeps while there is none: for a program that waits
    /// for long and has no screens.
    ///
    /// `dispatchMain()` does it, too, but wakes two threads for each piece of work and, once a task has run elsewhere, one more each second.
    /// Call it on the first thread, before anything has run in the background.
    public static func runMainActor() -> Never {
        gnd_main_queue_quiet_workers()
        while true {
            gnd_main_queue_wait(-1)
            gnd_main_queue_drain()
        }
    }

    /// - Parameters:
    ///   - drain: does the work that waits for the main actor.
    ///   - pause: waits for such work, for so long at most, and does it; nil where nobody waits for the end of cancelled work.
    init(
        device: any Device, window: Window, clock: any Clock<Duration>, drain: @escaping @MainActor () -> Void,
        pause: (@MainActor (Duration) -> Void)? = nil
    ) {
        self.drain = drain
        self.pause = pause
        self.device = device
        self.window = window
        window.use(clock)
        window.onQuit = { [weak self] reason in self?.quit(reason) }
    }

    /// Takes the terminal, runs until the program quits, gives the terminal back, and waits a moment until cancelled work has ended.
    ///
    /// It returns when all of that is done, so that what follows may print and exit.
    /// - Throws: `DeviceError` when there is no terminal; nothing has been shown then.
    public func run() throws(DeviceError) {
        try device.enter()
        isRunning = true
        window.resize(to: device.size)
        window.pasteboard.isAvailable = device.takesCopies
        window.makeKeyAndVisible()
        // Work that can be done at once need not come a frame later.
        drain()
        while isRunning {
            window.render(into: device)
            device.wait(on: gnd_main_queue_descriptor(), timeout: window.timeUntilNextTimer)
            turn()
        }
        device.leave()
        onEnd()
        endWork()
    }

    /// The look of each role; everything is drawn again when it changes.
    public var theme: Theme {
        get { device.theme }
        set {
            device.theme = newValue
            window.setNeedsRepaint()
        }
    }

    /// Ends the loop after the current event, without asking any guard; `Window.requestQuit(_:)` asks.
    public func quit(_ reason: Termination? = nil) {
        exitReason = reason
        isRunning = false
    }

    /// Cancels the work of all screens and lets it end in order, for as long as cancelled work may take.
    private func endWork() {
        window.engine.endAllWork()
        guard let pause else { return }
        let deadline = window.uptime() + WindDown.budget
        while window.engine.hasWorkToEnd, case let left = deadline - window.uptime(), left > .zero { pause(left) }
    }

    /// Everything that has happened since the last frame, in order.
    private func turn() {
        drain()
        while isRunning, let event = device.nextEvent() { window.dispatch(event) }
        window.fireTimers()
    }
}
