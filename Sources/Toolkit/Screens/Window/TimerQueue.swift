/// The actions that a window runs later, by its own clock.
///
/// There is no timer behind it: the run loop asks how long it may sleep, and fires what is due when it wakes up. So an empty queue costs
/// no wake-ups, and a test moves the clock by hand.
final class TimerQueue {
    private struct Entry {
        var number: Int
        var deadline: Duration
        var action: @MainActor () -> Void
    }

    private var entries: [Entry] = []
    private var lastNumber = 0
    /// The time since the clock was taken up.
    private(set) var uptime: @MainActor () -> Duration
    /// The clock by which time is measured; another one begins at zero, and deadlines stay what they were.
    var clock: any Clock<Duration> {
        didSet { uptime = Self.uptime(of: clock) }
    }

    init(_ clock: any Clock<Duration>) {
        self.clock = clock
        uptime = Self.uptime(of: clock)
    }

    /// Schedules an action.
    /// - Returns: the number to cancel it by.
    func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> Int {
        lastNumber += 1
        entries.append(Entry(number: lastNumber, deadline: uptime() + delay, action: action))
        return lastNumber
    }

    /// Takes an action back; a number that is gone does nothing.
    func cancel(_ number: Int) { entries.removeAll { $0.number == number } }

    /// The time until the first action is due, never negative; nil while nothing is scheduled.
    var timeUntilNext: Duration? {
        guard let first = entries.map(\.deadline).min() else { return nil }
        return max(.zero, first - uptime())
    }

    /// Performs what is due, in the order of the deadlines.
    ///
    /// A timer that an action schedules waits for the next turn, even where it is due at once.
    func fire() {
        guard !entries.isEmpty else { return }
        let now = uptime()
        let due = entries.filter { $0.deadline <= now }.sorted { ($0.deadline, $0.number) < ($1.deadline, $1.number) }
        guard !due.isEmpty else { return }
        entries.removeAll { $0.deadline <= now }
        for entry in due { entry.action() }
    }

    private static func uptime<C: Clock<Duration>>(of clock: C) -> @MainActor () -> Duration {
        let start = clock.now
        return { start.duration(to: clock.now) }
    }
}
