extension Window {
    /// Does something after a while, on the window's clock; while nothing is scheduled the program does not wake up at all.
    ///
    /// ```swift
    /// let timer = window.schedule(after: .seconds(5)) { window.hideToast() }
    /// window.cancelTimer(timer)
    /// ```
    ///
    /// - Returns: the number to cancel it by.
    @discardableResult
    public func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> Int {
        timerNumber += 1
        timers.append(WindowTimer(number: timerNumber, deadline: uptime() + delay, action: action))
        return timerNumber
    }

    /// Takes a scheduled action back; a number that is gone does nothing.
    public func cancelTimer(_ number: Int) {
        timers.removeAll { $0.number == number }
    }

    /// The time that the run loop may sleep; nil means until something comes from outside.
    public var timeUntilNextTimer: Duration? {
        guard let first = timers.map(\.deadline).min() else { return nil }
        return max(.zero, first - uptime())
    }

    /// Does what is due, in the order of the deadlines.
    public func fireTimers() {
        guard !timers.isEmpty else { return }
        let now = uptime()
        let due = timers.filter { $0.deadline <= now }.sorted { ($0.deadline, $0.number) < ($1.deadline, $1.number) }
        guard !due.isEmpty else { return }
        timers.removeAll { $0.deadline <= now }
        for timer in due { timer.action() }
    }
}
