extension Window {
    /// The time since the window took up its clock.
    func uptime() -> Duration { timers.uptime() }

    /// Measures time by another clock; for tests.
    public func use(_ clock: any Clock<Duration>) { timers.clock = clock }

    /// The clock of toasts, spinners and timers; screens and view models that wait should sleep on it, so that tests can move it.
    ///
    /// ```swift
    /// final class Countdown: ViewController {
    ///     override func viewDidLoad() {
    ///         task { [weak self] in
    ///             guard let clock = self?.window?.clock, (try? await clock.sleep(for: .seconds(10))) != nil else { return }
    ///             self?.showToast("ten seconds")
    ///         }
    ///     }
    /// }
    /// ```
    public var clock: any Clock<Duration> { timers.clock }

    /// Does something after a while, on the window's clock; while nothing is scheduled the program does not wake up at all.
    ///
    /// ```swift
    /// let timer = window.schedule(after: .seconds(5)) { window.hideToast() }
    /// window.cancelTimer(timer)
    /// ```
    ///
    /// - Parameters:
    ///   - delay: measured from now; with zero it is due when timers are looked at next, never at once.
    ///   - action: called once. It is kept until then, so it should hold screens weakly.
    /// - Returns: the number to cancel it by.
    @discardableResult
    public func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> Int {
        timers.schedule(after: delay, action)
    }

    /// Takes a scheduled action back; a number that is gone does nothing.
    public func cancelTimer(_ number: Int) { timers.cancel(number) }

    /// The time that the run loop may sleep; nil means until something comes from outside.
    public var timeUntilNextTimer: Duration? { timers.timeUntilNext }

    /// Does what is due, in the order of the deadlines; those of the same deadline in the order in which they were scheduled.
    ///
    /// The run loop calls it once a turn; a test calls it after it has moved the clock.
    public func fireTimers() { timers.fire() }
}
